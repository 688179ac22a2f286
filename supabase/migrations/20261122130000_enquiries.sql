-- Every enquiry is a row of its own and is never changed by a later one: anybody may type anybody's address, so what one
-- person sends may neither tell of nor overwrite what another sent. What people agreed to has its own history.

alter table clinic.leads
  drop constraint leads_email_hash_offer_given_at_key,
  drop constraint leads_idempotency_key_key,
  drop column offer_given_at,
  add column request_hash text not null default '',
  add column answered_at timestamptz,
  add unique (idempotency_key, request_hash);
comment on column clinic.leads.request_hash is
  'SHA-256 of what was sent. A key belongs to one request: with other content it is another enquiry, and its answer tells nothing of the first.';
drop index clinic.leads_updated_at;
create index leads_created_at on clinic.leads (created_at);
create index leads_email_hash on clinic.leads (email_hash);

-- The offer depends on the concerns in the request alone, so nothing has to be remembered of an address.
drop table clinic.offers_given;

-- The words people agreed to, by the version they are kept under. Written when first agreed to, and never changed.
create table clinic.consent_wordings (
  purpose text not null check (purpose in ('health-data', 'marketing')),
  version text not null,
  words text not null,
  first_used_at timestamptz not null default now(),
  primary key (purpose, version)
);

-- History of each consent, in order. Health data: given with the enquiry. Marketing: asked for with the tick, confirmed
-- by the address's owner through a signed link, withdrawn by the same. Only a confirmed one counts.
create table clinic.consents (
  id bigint generated always as identity primary key,
  lead_id uuid not null references clinic.leads (id) on delete cascade,
  purpose text not null,
  event text not null check (event in ('given', 'asked', 'confirmed', 'withdrawn')),
  version text not null,
  at timestamptz not null default now(),
  foreign key (purpose, version) references clinic.consent_wordings (purpose, version),
  unique (lead_id, purpose, event)
);

-- Addresses that must not be written to any more, hashed: they stay when everything else is erased.
create table clinic.suppressed (
  email_hash text primary key,
  reason text not null check (reason in ('stopped', 'erased')),
  at timestamptz not null default now()
);

insert into clinic.consent_wordings (purpose, version, words) values
  ('health-data', 'until-2026-11-22', 'By sending this form you agree that we use these details, your concerns among them, to prepare your offer and to answer you about it. We keep them for 180 days.'),
  ('marketing', 'until-2026-11-22', 'Send me news from the clinic now and then. You can stop at any time.');
insert into clinic.consents (lead_id, purpose, event, version, at)
  select id, 'health-data', 'given', 'until-2026-11-22', created_at from clinic.leads
  union all
  select id, 'marketing', 'asked', 'until-2026-11-22', coalesce(marketing_at, updated_at) from clinic.leads where marketing;
alter table clinic.leads drop column marketing, drop column marketing_at, drop column updated_at;

-- Every letter that leaves goes through here: the clinic's notice of an enquiry, the letter by which an address confirms that
-- it wants news, the clinic's daily summary. A row is written only when something is there to send it, so switching delivery
-- on later sends nothing old.
alter table clinic.outbox rename to outbox_before;
create table clinic.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('enquiry', 'confirmation', 'summary')),
  lead_id uuid references clinic.leads (id) on delete cascade,
  day date unique,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  delivered_at timestamptz,
  sent_to text,
  not_sent text check (not_sent in ('suppressed', 'confirmed', 'asked-lately', 'too-old')),
  last_error text,
  unique (lead_id, kind),
  check ((kind = 'summary') = (lead_id is null)),
  check ((kind = 'summary') = (day is not null))
);
comment on column clinic.outbox.lease is 'Who is sending it just now, until leased_until; then somebody else may.';
comment on column clinic.outbox.not_sent is 'Why it will not be sent.';
-- Letters that nobody ever tried to send were written while delivery was off.
insert into clinic.outbox (kind, lead_id, created_at, attempts, next_attempt_at, delivered_at, last_error)
  select 'enquiry', o.lead_id, l.created_at, o.attempts, o.next_attempt_at, o.delivered_at, o.last_error
  from clinic.outbox_before o join clinic.leads l on l.id = o.lead_id
  where o.attempts > 0 or l.created_at > now() - interval '1 hour';
drop table clinic.outbox_before;
create index outbox_due on clinic.outbox (next_attempt_at) where delivered_at is null and not_sent is null;

alter table clinic.consent_wordings enable row level security;
alter table clinic.consents enable row level security;
alter table clinic.suppressed enable row level security;
alter table clinic.outbox enable row level security;

create function clinic.email_hash(email text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(lower(trim(email)), 'utf8')), 'hex') $$;

-- The whole of one enquiry: rate limit, the enquiry, what was agreed to, the letters. Everything or nothing, and safe to send
-- again. Nothing here reads by address, so that a known address takes neither another way nor another time.
-- consents: {"health-data": {version, words}, "marketing": {version, words}}, the latter only where it was ticked.
-- letters: the kinds of letter that can be sent at present.
-- Returns {outcome: recorded | limited, offer?, lead?, waitMs?}.
create function clinic.record_enquiry(
  limit_key text, interval_ms integer, burst integer,
  request_key text, request_hash text,
  lead_name text, lead_email text, lead_age integer, lead_sex text, lead_location text, lead_concerns text[],
  new_offer_id text, new_offer jsonb, consents jsonb, letters text[]
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wait constant integer := clinic.take_slot(limit_key, interval_ms, burst);
  enquiry record;
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'waitMs', wait);
  end if;

  insert into clinic.leads as l (
    idempotency_key, request_hash, email_hash, name, email, age, sex, location, concerns, offer_id, offer
  ) values (
    request_key, record_enquiry.request_hash, clinic.email_hash(lead_email), lead_name, trim(lead_email), lead_age, lead_sex, lead_location,
    lead_concerns, new_offer_id, new_offer
  )
  on conflict on constraint leads_idempotency_key_request_hash_key do nothing
  returning l.id, l.offer into enquiry;
  if not found then
    select l.id, l.offer into enquiry from clinic.leads l
    where l.idempotency_key = request_key and l.request_hash = record_enquiry.request_hash;
    return jsonb_build_object('outcome', 'recorded', 'offer', enquiry.offer, 'lead', enquiry.id);
  end if;

  insert into clinic.consent_wordings (purpose, version, words)
  select c.key, c.value->>'version', c.value->>'words' from jsonb_each(consents) c
  on conflict do nothing;
  insert into clinic.consents (lead_id, purpose, event, version)
  select enquiry.id, c.key, case c.key when 'marketing' then 'asked' else 'given' end, c.value->>'version' from jsonb_each(consents) c;

  insert into clinic.outbox (kind, lead_id)
  select k.kind, enquiry.id from unnest(letters) k(kind)
  where k.kind = 'enquiry' or (k.kind = 'confirmation' and consents ? 'marketing');

  return jsonb_build_object('outcome', 'recorded', 'offer', enquiry.offer, 'lead', enquiry.id);
end
$$;

-- Functions that were deployed before this migration call this until they are replaced, a minute later.
create or replace function clinic.record_offer(
  limit_key text, interval_ms integer, burst integer,
  request_key text, lead_name text, lead_email text, lead_age integer, lead_sex text, lead_location text,
  lead_concerns text[], lead_marketing boolean, new_offer_id text, new_offer jsonb
) returns jsonb
language sql security definer set search_path = ''
as $$
  select r || case r->>'outcome' when 'recorded' then '{"outcome": "given"}'::jsonb else '{}' end
  from clinic.record_enquiry(
    limit_key, interval_ms, burst, request_key, '', lead_name, lead_email, lead_age, lead_sex, lead_location, lead_concerns, new_offer_id, new_offer,
    (select jsonb_object_agg(w.purpose, jsonb_build_object('version', w.version, 'words', w.words))
     from clinic.consent_wordings w where w.version = 'until-2026-11-22' and (w.purpose = 'health-data' or lead_marketing)),
    array['enquiry']) r
$$;

-- Returns true when the address may be sent news: its owner confirmed it and has not stopped it since.
create function clinic.wants_news(hash text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
      select from clinic.consents c join clinic.leads l on l.id = c.lead_id
      where l.email_hash = hash and c.purpose = 'marketing' and c.event = 'confirmed'
        and not exists (select from clinic.consents w where w.lead_id = c.lead_id and w.event = 'withdrawn'))
    and not exists (select from clinic.suppressed s where s.email_hash = hash)
$$;

-- The clinic's summary of the day before, by London's clock, once a day from seven on, where there is something to tell.
create function clinic.queue_summary() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  london constant timestamp := now() at time zone 'Europe/London';
  midnight constant timestamptz := date_trunc('day', london) at time zone 'Europe/London';
begin
  if extract(hour from london) < 7 or exists (select from clinic.outbox o where o.day = london::date) then
    return;
  end if;
  if exists (select from clinic.leads l where l.created_at < midnight and (l.answered_at is null or l.created_at >= midnight - interval '1 day'))
    or exists (select from clinic.outbox o where o.not_sent = 'too-old') then
    insert into clinic.outbox (kind, day) values ('summary', london::date) on conflict do nothing;
  end if;
end
$$;

-- Returns the figures of a day's summary: numbers only.
create function clinic.summary(of_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with moment as (select of_day::timestamp at time zone 'Europe/London' as midnight)
  select jsonb_build_object(
    'day', (of_day - 1)::text,
    'received', (select count(*) from clinic.leads l, moment m where l.created_at >= m.midnight - interval '1 day' and l.created_at < m.midnight),
    'unanswered', (select count(*) from clinic.leads l, moment m where l.created_at < m.midnight and l.answered_at is null),
    'oldestUnanswered', (select min(l.created_at)::date::text from clinic.leads l where l.answered_at is null),
    'notSent', (select count(*) from clinic.outbox o where o.not_sent = 'too-old'),
    'failing', (select count(*) from clinic.outbox o where o.delivered_at is null and o.not_sent is null and o.attempts > 3))
$$;

-- Up to max_rows letters that are due, of the kinds the caller can send, each leased for a minute: a sender that dies loses
-- its lease and the letter is sent by another. No more than 40 are leased at a time, which bounds what a stolen connection
-- could read. One caller at a time; others get nothing and come again.
create function clinic.claim_letters(max_rows integer, kinds text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  if not pg_try_advisory_xact_lock(hashtext('clinic.claim_letters')) then
    return '[]'::jsonb;
  end if;
  if 'summary' = any(kinds) then
    perform clinic.queue_summary();
  end if;

  -- A letter that nobody tried to send for a week was written before sending was switched off. A person's letter is sent only
  -- where it is still wanted, and not twice in a week, whoever types the address.
  update clinic.outbox o
  set not_sent = case
    when o.next_attempt_at < now() - interval '7 days' or (o.kind = 'confirmation' and o.created_at < now() - interval '7 days') then 'too-old'
    when exists (select from clinic.suppressed s where s.email_hash = l.email_hash) then 'suppressed'
    when clinic.wants_news(l.email_hash) then 'confirmed'
    else 'asked-lately' end
  from clinic.outbox mine left join clinic.leads l on l.id = mine.lead_id
  where mine.id = o.id and o.delivered_at is null and o.not_sent is null and o.next_attempt_at <= now()
    and (o.next_attempt_at < now() - interval '7 days'
      or (o.kind = 'confirmation' and (
        o.created_at < now() - interval '7 days'
        or exists (select from clinic.suppressed s where s.email_hash = l.email_hash)
        or clinic.wants_news(l.email_hash)
        or exists (
          select from clinic.outbox e join clinic.leads el on el.id = e.lead_id
          where e.kind = 'confirmation' and el.email_hash = l.email_hash and e.id <> o.id and e.not_sent is null
            and (e.created_at, e.id) < (o.created_at, o.id) and e.created_at > o.created_at - interval '7 days'))));

  with due as (
    select o.id from clinic.outbox o
    where o.delivered_at is null and o.not_sent is null and o.next_attempt_at <= now()
      and (o.leased_until is null or o.leased_until <= now()) and o.kind = any(kinds)
    order by o.next_attempt_at
    limit greatest(0, least(max_rows, 20, 40 - (select count(*) from clinic.outbox e where e.leased_until > now())::integer))
    for update skip locked
  ), leased as (
    update clinic.outbox o
    set attempts = o.attempts + 1, lease = gen_random_uuid(), leased_until = now() + interval '1 minute'
    from due where o.id = due.id
    returning o.id, o.lease, o.kind, o.attempts, o.lead_id, o.day, o.created_at
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('id', c.id, 'lease', c.lease, 'kind', c.kind, 'attempts', c.attempts) || case c.kind
      when 'summary' then jsonb_build_object('summary', clinic.summary(c.day))
      when 'confirmation' then jsonb_build_object('leadId', l.id, 'email', l.email, 'emailHash', l.email_hash, 'createdAt', c.created_at)
      else jsonb_build_object('lead', jsonb_build_object(
        'id', l.id, 'createdAt', l.created_at, 'name', l.name, 'email', l.email, 'age', l.age, 'sex', l.sex, 'location', l.location,
        'concerns', l.concerns, 'offerId', l.offer_id, 'offer', l.offer, 'earlier', (
          select count(*) from clinic.leads e where e.email_hash = l.email_hash and e.created_at < l.created_at),
        'marketing', case
          when clinic.wants_news(l.email_hash) then 'confirmed'
          when exists (select from clinic.consents k where k.lead_id = l.id and k.event = 'asked') then 'asked'
          else 'no' end))
    end), '[]'::jsonb)
  into claimed
  from leased c left join clinic.leads l on l.id = c.lead_id;
  return claimed;
end
$$;

-- Notes how sending ended, for whoever still has the lease. receiver: where it went, for the staff's list.
create function clinic.finish_letter(letter uuid, held_lease uuid, problem text, receiver text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update clinic.outbox o
  set lease = null, leased_until = null, last_error = left(problem, 200),
      delivered_at = case when problem is null then now() end,
      sent_to = case when problem is null then left(receiver, 200) end,
      next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(o.attempts - 1, 10)))
  where o.id = letter and o.lease = held_lease;
  return found;
end
$$;

-- The owner of the address confirms that it wants news. Returns confirmed, stopped (it asked for no more e-mails), or gone.
create function clinic.confirm_marketing(lead uuid) returns text
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
  end if;
  insert into clinic.consents (lead_id, purpose, event, version) values (lead, 'marketing', 'confirmed', asked.version) on conflict do nothing;
  return 'confirmed';
end
$$;

-- The owner of the address wants no more e-mails: noted for good, and in the history of each consent.
create function clinic.stop_letters(hash text) returns void
language sql security definer set search_path = ''
as $$
  insert into clinic.suppressed (email_hash, reason) values (hash, 'stopped') on conflict do nothing;
  insert into clinic.consents (lead_id, purpose, event, version)
  select c.lead_id, c.purpose, 'withdrawn', c.version
  from clinic.consents c join clinic.leads l on l.id = c.lead_id
  where l.email_hash = hash and c.purpose = 'marketing' and c.event = 'asked'
  on conflict do nothing;
$$;

-- Deletes what is past its time. A lead goes 180 days after the enquiry itself, whatever else has happened.
create or replace function clinic.purge() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from clinic.leads l where l.created_at < now() - interval '180 days';
  get diagnostics gone = row_count;
  delete from clinic.consent_wordings w
    where not exists (select from clinic.consents c where c.purpose = w.purpose and c.version = w.version) and w.first_used_at < now() - interval '180 days';
  delete from clinic.outbox o where o.kind = 'summary' and o.created_at < now() - interval '30 days';
  delete from clinic.rate_limits r where r.arrival < now() - interval '1 day';
  delete from clinic.upload_tokens t where t.expires_at < now() - interval '30 days';
  return gone;
end
$$;

drop function clinic.claim_deliveries(integer);
drop function clinic.finish_delivery(uuid, integer, text);

revoke all on all tables in schema clinic from public;
revoke all on all functions in schema clinic from public;
grant execute on function
  clinic.record_enquiry(text, integer, integer, text, text, text, text, integer, text, text, text[], text, jsonb, jsonb, text[]),
  clinic.claim_letters(integer, text[]),
  clinic.finish_letter(uuid, uuid, text, text),
  clinic.confirm_marketing(uuid),
  clinic.stop_letters(text)
to site_functions;

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
