-- Hashes of e-mail addresses are made with a key (HMAC-SHA-256), so that whoever sees one, in the header of a letter or in a
-- part of this database, cannot try addresses against it. The key is random, made here, and readable by the owner only. It
-- lies in the database, on Supabase and on a machine of one's own alike, because what it protects has to be restored with it:
-- without the key the list of those who want no letters would mean nothing, and they would be written to again. So it does not
-- protect a copy of the whole database, which holds the addresses themselves as well.
create table clinic.address_key (
  single boolean primary key default true check (single),
  inner_key bytea not null,
  outer_key bytea not null
);
comment on table clinic.address_key is 'The key of clinic.keyed_hash, already combined with the two pads of HMAC (RFC 2104).';
alter table clinic.address_key enable row level security;

do $$
declare
  -- Three random UUIDs hold 366 random bits.
  secret constant bytea := sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'utf8'))
    || decode(repeat('00', 32), 'hex');
  inner_key bytea := secret;
  outer_key bytea := secret;
begin
  for i in 0..63 loop
    inner_key := set_byte(inner_key, i, get_byte(secret, i) # 54);
    outer_key := set_byte(outer_key, i, get_byte(secret, i) # 92);
  end loop;
  insert into clinic.address_key (inner_key, outer_key) values (inner_key, outer_key);
end
$$;

-- HMAC of a plain SHA-256, in hexadecimal: so what was hashed before this migration needs no address to be brought over.
create function clinic.keyed_hash(plain_hash text) returns text
language sql stable set search_path = ''
as $$
  select encode(sha256(k.outer_key || sha256(k.inner_key || convert_to(plain_hash, 'utf8'))), 'hex') from clinic.address_key k
$$;

create or replace function clinic.email_hash(email text) returns text
language sql stable set search_path = ''
as $$ select clinic.keyed_hash(encode(sha256(convert_to(lower(trim(email)), 'utf8')), 'hex')) $$;

update clinic.leads set email_hash = clinic.keyed_hash(email_hash);
update clinic.suppressed set email_hash = clinic.keyed_hash(email_hash);

-- The owner of the address wants no more e-mails: noted for good, and in the history of each consent. plain: the hash is of a
-- letter from before this migration, whose link must work for ever like any other that stops letters.
drop function clinic.stop_letters(text);
create function clinic.stop_letters(address_hash text, plain boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  stopped constant text := case when plain then clinic.keyed_hash(address_hash) else address_hash end;
begin
  insert into clinic.suppressed (email_hash, reason) values (stopped, 'stopped') on conflict do nothing;
  insert into clinic.consents (lead_id, purpose, event, version)
  select c.lead_id, c.purpose, 'withdrawn', c.version
  from clinic.consents c join clinic.leads l on l.id = c.lead_id
  where l.email_hash = stopped and c.purpose = 'marketing' and c.event = 'asked'
  on conflict do nothing;
end
$$;

-- The owner of the address confirms that it wants news. Returns confirmed, stopped (it asked for no more e-mails), or gone: the
-- enquiry is not kept any more, or the consent asked for with it was withdrawn, which no link of before undoes.
create or replace function clinic.confirm_marketing(lead uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  asked record;
begin
  select l.email_hash, c.version into asked
  from clinic.leads l join clinic.consents c on c.lead_id = l.id and c.purpose = 'marketing' and c.event = 'asked'
  where l.id = lead;
  if not found then
    return 'gone';
  elsif exists (select from clinic.suppressed s where s.email_hash = asked.email_hash) then
    return 'stopped';
  elsif exists (select from clinic.consents c where c.lead_id = lead and c.purpose = 'marketing' and c.event = 'withdrawn') then
    return 'gone';
  end if;
  insert into clinic.consents (lead_id, purpose, event, version) values (lead, 'marketing', 'confirmed', asked.version) on conflict do nothing;
  return 'confirmed';
end
$$;

revoke all on clinic.address_key from public;
revoke all on all functions in schema clinic from public;
grant execute on function clinic.stop_letters(text, boolean) to site_functions;

-- Supabase's own roles get nothing, whatever the project's default privileges say.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_roles where rolname = role_name) then
      execute format('revoke all on all tables in schema clinic from %I', role_name);
      execute format('revoke all on all functions in schema clinic from %I', role_name);
    end if;
  end loop;
end
$$;
