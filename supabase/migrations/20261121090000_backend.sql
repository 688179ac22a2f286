-- The backend's tables. Nobody but their owner reads them: row-level security is on and there is no policy, for anon or for
-- anyone else. The edge functions connect as site_functions, which has no right on any table and may only call the
-- functions below. Each request is one such call.

create schema if not exists clinic;
revoke all on schema clinic from public;

do $$
begin
  if not exists (select from pg_roles where rolname = 'site_functions') then
    create role site_functions noinherit nologin;
  end if;
end
$$;
comment on schema clinic is 'Leads and what the edge functions need. Not exposed through the data API.';

-- A lead: what a visitor sent with the welcome-offer form. One row for an address and an offer; a later request with other
-- details, while the offer lasts, updates it.
create table clinic.leads (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique,
  email_hash text not null,
  offer_given_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  age smallint check (age between 18 and 120),
  sex text not null check (sex in ('male', 'female', 'other', '')),
  location text not null check (length(location) between 1 and 120),
  concerns text[] not null check (cardinality(concerns) between 1 and 10),
  marketing boolean not null default false,
  marketing_at timestamptz,
  offer_id text not null,
  offer jsonb not null,
  unique (email_hash, offer_given_at)
);
create index leads_updated_at on clinic.leads (updated_at);

-- The offer of an address, so that it gets the same one for 30 days. Holds a hash, not the address.
create table clinic.offers_given (
  email_hash text primary key,
  offer_id text not null,
  offer jsonb not null,
  given_at timestamptz not null,
  expires_at timestamptz not null
);

-- Leads that have still to be sent to the clinic (webhook or e-mail). A row stays until it is delivered or its lead is purged.
create table clinic.outbox (
  lead_id uuid primary key references clinic.leads (id) on delete cascade,
  version integer not null default 1,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  last_error text
);
create index outbox_due on clinic.outbox (next_attempt_at) where delivered_at is null;

-- GCRA state: the theoretical arrival time of each caller's next request. The key is a keyed hash of the address.
-- Unlogged: losing it in a crash costs nothing, and it saves a write-ahead record a request.
create unlogged table clinic.rate_limits (
  key text primary key,
  arrival timestamptz not null
) with (fillfactor = 60);

-- One-time tokens for the video upload page; only their hashes.
create table clinic.upload_tokens (
  token_hash text primary key,
  note text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  max_bytes bigint not null check (max_bytes > 0),
  used_at timestamptz,
  path text,
  size bigint,
  type text,
  renewal_hash text unique
);

alter table clinic.leads enable row level security;
alter table clinic.offers_given enable row level security;
alter table clinic.outbox enable row level security;
alter table clinic.rate_limits enable row level security;
alter table clinic.upload_tokens enable row level security;

-- Takes a place in the caller's rate limit. 0: go ahead; otherwise the milliseconds to wait.
-- interval_ms is the time between requests at the sustained rate, burst how many may come at once.
create function clinic.take_slot(limit_key text, interval_ms integer, burst integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  step constant interval := interval_ms * interval '1 millisecond';
  moment constant timestamptz := clock_timestamp();
  wait integer;
begin
  insert into clinic.rate_limits as r (key, arrival)
  values (limit_key, moment + step)
  on conflict (key) do update set arrival = greatest(r.arrival, moment) + step
    where greatest(r.arrival, moment) + step <= moment + step * burst;
  if found then
    return 0;
  end if;
  select ceil(extract(epoch from r.arrival + step - step * burst - moment) * 1000) into wait
  from clinic.rate_limits r where r.key = limit_key;
  return greatest(coalesce(wait, 0), 1);
end
$$;

-- The whole of one offer request: rate limit, repeated key, one offer an address in 30 days, the lead, its place in the
-- outbox. Everything or nothing, and safe to send again with the same key.
-- Returns {outcome: given | again | limited | key-reused, offer?, lead?, waitMs?}.
create function clinic.record_offer(
  limit_key text, interval_ms integer, burst integer,
  request_key text, lead_name text, lead_email text, lead_age integer, lead_sex text, lead_location text,
  lead_concerns text[], lead_marketing boolean, new_offer_id text, new_offer jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address_hash constant text := encode(sha256(convert_to(lower(trim(lead_email)), 'utf8')), 'hex');
  wait constant integer := clinic.take_slot(limit_key, interval_ms, burst);
  earlier record;
  given record;
  lead uuid;
  fresh boolean;
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'waitMs', wait);
  end if;

  select l.id, l.email_hash, l.offer into earlier from clinic.leads l where l.idempotency_key = request_key;
  if found then
    if earlier.email_hash <> address_hash then
      return jsonb_build_object('outcome', 'key-reused');
    end if;
    return jsonb_build_object('outcome', 'again', 'offer', earlier.offer, 'lead', earlier.id);
  end if;

  insert into clinic.offers_given as g (email_hash, offer_id, offer, given_at, expires_at)
  values (address_hash, new_offer_id, new_offer, now(), now() + interval '30 days')
  on conflict (email_hash) do update
    set offer_id = excluded.offer_id, offer = excluded.offer, given_at = excluded.given_at, expires_at = excluded.expires_at
    where g.expires_at <= now()
  returning g.offer_id, g.offer, g.given_at into given;
  fresh := found;
  if not fresh then
    select g.offer_id, g.offer, g.given_at into given from clinic.offers_given g where g.email_hash = address_hash;
  end if;

  insert into clinic.leads as l (
    idempotency_key, email_hash, offer_given_at, name, email, age, sex, location, concerns, marketing, marketing_at, offer_id, offer
  ) values (
    request_key, address_hash, given.given_at, lead_name, trim(lead_email), lead_age, lead_sex, lead_location, lead_concerns,
    lead_marketing, case when lead_marketing then now() end, given.offer_id, given.offer
  )
  on conflict (email_hash, offer_given_at) do update
    set name = excluded.name, age = excluded.age, sex = excluded.sex, location = excluded.location,
        concerns = excluded.concerns, marketing = excluded.marketing, updated_at = now(),
        marketing_at = case when not excluded.marketing then null when l.marketing then l.marketing_at else now() end
    where (l.name, l.age, l.sex, l.location, l.concerns, l.marketing)
      is distinct from (excluded.name, excluded.age, excluded.sex, excluded.location, excluded.concerns, excluded.marketing)
  returning l.id into lead;

  if lead is not null then
    insert into clinic.outbox as o (lead_id) values (lead)
    on conflict (lead_id) do update set version = o.version + 1, attempts = 0, next_attempt_at = now(), delivered_at = null;
  else
    select l.id into lead from clinic.leads l where l.email_hash = address_hash and l.offer_given_at = given.given_at;
  end if;

  return jsonb_build_object('outcome', case when fresh then 'given' else 'again' end, 'offer', given.offer, 'lead', lead);
end
$$;

-- Up to max_rows leads that are due for delivery, each held back for its next back-off (30 s doubling to 1 h) so that a
-- delivery which dies half-way is tried again.
create function clinic.claim_deliveries(max_rows integer) returns jsonb
language sql security definer set search_path = ''
as $$
  with due as (
    select o.lead_id from clinic.outbox o
    where o.delivered_at is null and o.next_attempt_at <= now()
    order by o.next_attempt_at limit max_rows for update skip locked
  ), claimed as (
    update clinic.outbox o
    set attempts = o.attempts + 1, next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(o.attempts, 10)))
    from due where o.lead_id = due.lead_id
    returning o.lead_id, o.version, o.attempts
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'version', c.version, 'attempts', c.attempts, 'createdAt', l.created_at, 'updatedAt', l.updated_at,
    'name', l.name, 'email', l.email, 'age', l.age, 'sex', l.sex, 'location', l.location, 'concerns', l.concerns,
    'marketing', l.marketing, 'offerId', l.offer_id, 'offer', l.offer)), '[]'::jsonb)
  from claimed c join clinic.leads l on l.id = c.lead_id
$$;

-- Notes how a delivery ended. A lead that changed meanwhile (another version) stays due.
create function clinic.finish_delivery(lead uuid, delivered_version integer, problem text) returns void
language sql security definer set search_path = ''
as $$
  update clinic.outbox o
  set delivered_at = case when problem is null then now() end, last_error = left(problem, 200)
  where o.lead_id = lead and o.version = delivered_version
$$;

-- Uses a one-time upload token. Returns {outcome: ok | unknown | expired | used | too-large | limited, path?, maxBytes?, waitMs?}.
create function clinic.redeem_upload_token(
  limit_key text, interval_ms integer, burst integer,
  used_token_hash text, upload_path text, upload_size bigint, upload_type text, new_renewal_hash text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wait constant integer := clinic.take_slot(limit_key, interval_ms, burst);
  token record;
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'waitMs', wait);
  end if;
  select * into token from clinic.upload_tokens t where t.token_hash = used_token_hash for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  elsif token.used_at is not null then
    return jsonb_build_object('outcome', 'used');
  elsif token.expires_at <= now() then
    return jsonb_build_object('outcome', 'expired');
  elsif upload_size > token.max_bytes then
    return jsonb_build_object('outcome', 'too-large', 'maxBytes', token.max_bytes);
  end if;
  update clinic.upload_tokens t
  set used_at = now(), path = upload_path, size = upload_size, type = upload_type, renewal_hash = new_renewal_hash
  where t.token_hash = used_token_hash;
  return jsonb_build_object('outcome', 'ok', 'path', upload_path, 'maxBytes', token.max_bytes);
end
$$;

-- A fresh signature for an upload that was begun and broke off: the same object only, and only until the token's expiry.
create function clinic.renew_upload(limit_key text, interval_ms integer, burst integer, used_renewal_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wait constant integer := clinic.take_slot(limit_key, interval_ms, burst);
  token record;
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'waitMs', wait);
  end if;
  select * into token from clinic.upload_tokens t where t.renewal_hash = used_renewal_hash;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  elsif token.expires_at <= now() then
    return jsonb_build_object('outcome', 'expired');
  end if;
  return jsonb_build_object('outcome', 'ok', 'path', token.path, 'size', token.size, 'type', token.type, 'maxBytes', token.max_bytes);
end
$$;

-- Makes a one-time token; for the owner only (npm run upload-token), never for the functions.
create function clinic.mint_upload_token(new_token_hash text, lifetime interval, largest bigint, about text) returns timestamptz
language sql security definer set search_path = ''
as $$
  insert into clinic.upload_tokens (token_hash, expires_at, max_bytes, note)
  values (new_token_hash, now() + lifetime, largest, about)
  returning expires_at
$$;

-- Deletes what is past its time: leads 180 days after their last change, and everything that has expired.
create function clinic.purge() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from clinic.leads l where l.updated_at < now() - interval '180 days';
  get diagnostics gone = row_count;
  delete from clinic.offers_given g where g.expires_at < now();
  delete from clinic.rate_limits r where r.arrival < now() - interval '1 day';
  delete from clinic.upload_tokens t where t.expires_at < now() - interval '30 days';
  return gone;
end
$$;

create function clinic.health() returns text
language sql stable set search_path = ''
as $$ select 'ok' $$;

revoke all on all tables in schema clinic from public;
revoke all on all functions in schema clinic from public;
grant usage on schema clinic to site_functions;
grant execute on function
  clinic.take_slot(text, integer, integer),
  clinic.record_offer(text, integer, integer, text, text, text, integer, text, text, text[], boolean, text, jsonb),
  clinic.claim_deliveries(integer),
  clinic.finish_delivery(uuid, integer, text),
  clinic.redeem_upload_token(text, integer, integer, text, text, bigint, text, text),
  clinic.renew_upload(text, integer, integer, text),
  clinic.purge(),
  clinic.health()
to site_functions;

-- Supabase's own roles get nothing, whatever the project's default privileges say.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_roles where rolname = role_name) then
      execute format('revoke all on all tables in schema clinic from %I', role_name);
      execute format('revoke all on all functions in schema clinic from %I', role_name);
      execute format('revoke all on schema clinic from %I', role_name);
    end if;
  end loop;
end
$$;
