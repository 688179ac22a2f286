-- A flood of enquiries never closes the door to others. What a day may hold for everybody is no longer a reason to refuse: the
-- functions ask for work of everybody instead (packages/contract/src/work.ts), and letters wait for the budgets below. Only whoever sends
-- more from one network than clinic.record_enquiry is told to allow is refused; that is what protects the disk.

alter table clinic.leads add column doubtful boolean not null default false;
comment on column clinic.leads.doubtful is
  'A field that visitors do not see was filled in. By a program, or by what fills in forms for a person: somebody has to look.';

alter table clinic.outbox
  add column turn integer not null default 0,
  add column tried_at timestamptz;
comment on column clinic.outbox.turn is
  'How many enquiries its network had stored shortly before. The smallest goes first, so that a flood waits behind everybody else.';
comment on column clinic.outbox.tried_at is
  'When it was last handed to a sender. Without delivered_at nobody knows whether it arrived.';
comment on column clinic.outbox.sent_to is 'Where it was sent, or was last tried to be sent.';
update clinic.outbox set tried_at = coalesce(delivered_at, least(next_attempt_at, now())) where attempts > 0 or delivered_at is not null;

drop index clinic.outbox_due;
create index outbox_due_to_clinic on clinic.outbox (turn, next_attempt_at)
  where delivered_at is null and not_sent is null and kind <> 'confirmation';
create index outbox_due_to_people on clinic.outbox (turn, next_attempt_at)
  where delivered_at is null and not_sent is null and kind = 'confirmation';
create index outbox_next_attempt_at on clinic.outbox (next_attempt_at) where delivered_at is null and not_sent is null;

-- Takes a place in each of several rate limits, [{key, intervalMs, burst}], or in none of them. 0: go ahead; otherwise the
-- milliseconds to wait. As clinic.take_slot, which it is made of.
create function clinic.take_slots(places jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
  wait integer;
begin
  select coalesce(max(ceil(extract(epoch from
    greatest(least(r.arrival, moment + p.step * p.burst), moment) + p.step - moment - p.step * p.burst) * 1000)), 0) into wait
  from (
    select one->>'key' as key, (one->>'intervalMs')::integer * interval '1 millisecond' as step, (one->>'burst')::integer as burst
    from jsonb_array_elements(places) one
  ) p join clinic.rate_limits r using (key);
  if wait > 0 then
    return wait;
  end if;
  -- Always in the same order, so that two requests never wait for each other.
  select coalesce(max(clinic.take_slot(one->>'key', (one->>'intervalMs')::integer, (one->>'burst')::integer)), 0) into wait
  from (select one from jsonb_array_elements(places) one order by one->>'key') sorted;
  return wait;
end
$$;

-- The whole of one enquiry: rate limits, the enquiry, what was agreed to, the letters. Everything or nothing, and safe to send
-- again. Nothing here reads by address, so that a known address takes neither another way nor another time, and nothing is
-- counted of a request that is not stored but its places in the limits.
-- places: the rate limits to take a place in, as for clinic.take_slots. quota: one more, of what the caller's network may have
-- stored in a day; null where the network is not known.
-- consents: {"health-data": {version, words}, "marketing": {version, words}}, the latter only where it was ticked.
-- letters: the kinds of letter that can be sent at present. A doubtful enquiry is told to the clinic after all others, and
-- nobody else is written to because of it (clinic.staff_genuine).
-- Returns {outcome: recorded | limited | network-full, offer?, lead?, waitMs?}.
create function clinic.record_enquiry(
  places jsonb, quota jsonb, request_key text, request_hash text,
  lead_name text, lead_email text, lead_age integer, lead_sex text, lead_location text, lead_concerns text[],
  new_offer_id text, new_offer jsonb, consents jsonb, letters text[], doubtful boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wait constant integer := clinic.take_slots(places);
  enquiry record;
  turn integer := 0;
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'waitMs', wait);
  end if;
  select l.id, l.offer into enquiry from clinic.leads l
  where l.idempotency_key = request_key and l.request_hash = record_enquiry.request_hash;
  if found then
    return jsonb_build_object('outcome', 'recorded', 'offer', enquiry.offer, 'lead', enquiry.id);
  end if;
  if quota is not null then
    if clinic.take_slots(jsonb_build_array(quota)) > 0 then
      return jsonb_build_object('outcome', 'network-full');
    end if;
    select greatest(0, ceil(extract(epoch from r.arrival - clock_timestamp()) * 1000 / (quota->>'intervalMs')::integer) - 1) into turn
    from clinic.rate_limits r where r.key = quota->>'key';
  end if;

  insert into clinic.leads as l (
    idempotency_key, request_hash, email_hash, name, email, age, sex, location, concerns, offer_id, offer, doubtful
  ) values (
    request_key, record_enquiry.request_hash, clinic.email_hash(lead_email), lead_name, trim(lead_email), lead_age, lead_sex, lead_location,
    lead_concerns, new_offer_id, new_offer, record_enquiry.doubtful
  )
  on conflict on constraint leads_idempotency_key_request_hash_key do nothing
  returning l.id, l.offer into enquiry;
  if not found then
    -- The same request at the same moment.
    select l.id, l.offer into enquiry from clinic.leads l
    where l.idempotency_key = request_key and l.request_hash = record_enquiry.request_hash;
    return jsonb_build_object('outcome', 'recorded', 'offer', enquiry.offer, 'lead', enquiry.id);
  end if;

  insert into clinic.consent_wordings (purpose, version, words)
  select c.key, c.value->>'version', c.value->>'words' from jsonb_each(consents) c
  on conflict do nothing;
  insert into clinic.consents (lead_id, purpose, event, version)
  select enquiry.id, c.key, case c.key when 'marketing' then 'asked' else 'given' end, c.value->>'version' from jsonb_each(consents) c;

  insert into clinic.outbox (kind, lead_id, turn)
  select k.kind, enquiry.id, turn + case when record_enquiry.doubtful then 1000000 else 0 end from unnest(letters) k(kind)
  where k.kind = 'enquiry' or (k.kind = 'confirmation' and consents ? 'marketing' and not record_enquiry.doubtful);

  return jsonb_build_object('outcome', 'recorded', 'offer', enquiry.offer, 'lead', enquiry.id);
end
$$;

-- Functions that were deployed before this migration call this until they are replaced, a minute later.
create or replace function clinic.record_enquiry(
  limit_key text, interval_ms integer, burst integer,
  request_key text, request_hash text,
  lead_name text, lead_email text, lead_age integer, lead_sex text, lead_location text, lead_concerns text[],
  new_offer_id text, new_offer jsonb, consents jsonb, letters text[]
) returns jsonb
language sql security definer set search_path = ''
as $$
  select clinic.record_enquiry(
    jsonb_build_array(jsonb_build_object('key', limit_key, 'intervalMs', interval_ms, 'burst', burst)), null, request_key, request_hash,
    lead_name, lead_email, lead_age, lead_sex, lead_location, lead_concerns, new_offer_id, new_offer, consents, letters, false)
$$;

-- Counts the enquiries stored today (UTC), up to a number, beyond which it makes no difference.
create function clinic.enquiries_today(most integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from (select from clinic.leads l where l.created_at >= date_trunc('day', now(), 'UTC') limit most) today
$$;
drop function clinic.enquiries_left(integer);

-- Nothing is counted by a counter any more: there is no language model.
drop function clinic.take_budget(text, integer);
drop table clinic.daily_budgets;

-- Up to max_rows letters that are due, of the kinds the caller can send, each leased for a minute: a sender that dies loses
-- its lease and the letter is sent by another. No more than 40 are leased at a time, which bounds what a stolen connection
-- could read. One caller at a time; others get nothing and come again.
-- Letters to the clinic (notices and summaries) go before letters to people, and each have a budget of their own for the day
-- (UTC); those to people never hold more than half of the leases, however slowly they are sent. Within each, letters go in turn.
-- Returns {letters, spent: [notices | letters]}: the budgets of which nothing is left.
create function clinic.claim_letters(max_rows integer, kinds text[], notices_a_day integer, letters_a_day integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
  ids uuid[];
  looked uuid[];
  leased integer;
  leased_to_people integer;
  notices_left integer;
  letters_left integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('clinic.claim_letters')) then
    return '{"letters": [], "spent": []}';
  end if;
  if 'summary' = any(kinds) then
    perform clinic.queue_summary();
  end if;

  -- A letter that nobody tried to send for a week was written before sending was switched off.
  update clinic.outbox o set not_sent = 'too-old'
  where o.delivered_at is null and o.not_sent is null and o.next_attempt_at < now() - interval '7 days';

  select count(*), count(*) filter (where o.kind = 'confirmation') into leased, leased_to_people
  from clinic.outbox o where o.leased_until > now();
  select notices_a_day - count(*) filter (where o.kind <> 'confirmation') - leased + leased_to_people,
    letters_a_day - count(*) filter (where o.kind = 'confirmation') - leased_to_people
  into notices_left, letters_left
  from clinic.outbox o where o.delivered_at >= date_trunc('day', now(), 'UTC');

  ids := array(
    select o.id from clinic.outbox o
    where o.delivered_at is null and o.not_sent is null and o.next_attempt_at <= now() and o.kind <> 'confirmation'
      and (o.leased_until is null or o.leased_until <= now()) and o.kind = any(kinds)
    order by o.turn, o.next_attempt_at
    limit greatest(0, least(max_rows, 20, 40 - leased, notices_left)) for update skip locked);

  if 'confirmation' = any(kinds) and letters_left > 0 then
    looked := array(
      select o.id from clinic.outbox o
      where o.delivered_at is null and o.not_sent is null and o.next_attempt_at <= now() and o.kind = 'confirmation'
        and (o.leased_until is null or o.leased_until <= now())
      order by o.turn, o.next_attempt_at limit 200 for update skip locked);
    -- A person's letter is sent only where it is still wanted, and not twice in a week, whoever types the address.
    update clinic.outbox o
    set not_sent = case
      when o.created_at < now() - interval '7 days' then 'too-old'
      when exists (select from clinic.suppressed s where s.email_hash = l.email_hash) then 'suppressed'
      when clinic.wants_news(l.email_hash) then 'confirmed'
      else 'asked-lately' end
    from clinic.leads l
    where o.id = any(looked) and l.id = o.lead_id
      and (o.created_at < now() - interval '7 days'
        or exists (select from clinic.suppressed s where s.email_hash = l.email_hash)
        or clinic.wants_news(l.email_hash)
        or exists (
          select from clinic.outbox e join clinic.leads el on el.id = e.lead_id
          where e.kind = 'confirmation' and el.email_hash = l.email_hash and e.id <> o.id and e.not_sent is null
            and (e.created_at, e.id) < (o.created_at, o.id) and e.created_at > o.created_at - interval '7 days'));
    ids := ids || array(
      select o.id from clinic.outbox o where o.id = any(looked) and o.not_sent is null
      order by o.turn, o.next_attempt_at
      limit greatest(0, least(least(max_rows, 20) - cardinality(ids), 40 - leased - cardinality(ids), 20 - leased_to_people, letters_left)));
  end if;

  with leasing as (
    update clinic.outbox o
    set attempts = o.attempts + 1, lease = gen_random_uuid(), leased_until = now() + interval '1 minute', tried_at = now()
    where o.id = any(ids) and o.not_sent is null
    returning o.id, o.lease, o.kind, o.attempts, o.lead_id, o.day, o.created_at
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('id', c.id, 'lease', c.lease, 'kind', c.kind, 'attempts', c.attempts) || case c.kind
      when 'summary' then jsonb_build_object('summary', clinic.summary(c.day))
      when 'confirmation' then jsonb_build_object('leadId', l.id, 'email', l.email, 'emailHash', l.email_hash, 'createdAt', c.created_at)
      else jsonb_build_object('lead', jsonb_build_object(
        'id', l.id, 'createdAt', l.created_at, 'deletedBy', l.created_at + clinic.keep_leads(), 'doubtful', l.doubtful,
        'name', l.name, 'email', l.email, 'age', l.age, 'sex', l.sex, 'location', l.location,
        'concerns', l.concerns, 'offerId', l.offer_id, 'offer', l.offer, 'earlier', (
          select count(*) from clinic.leads e where e.email_hash = l.email_hash and e.created_at < l.created_at),
        'marketing', case
          when clinic.wants_news(l.email_hash) then 'confirmed'
          when exists (select from clinic.consents k where k.lead_id = l.id and k.event = 'asked') then 'asked'
          else 'no' end))
    end), '[]'::jsonb)
  into claimed
  from leasing c left join clinic.leads l on l.id = c.lead_id;
  return jsonb_build_object('letters', claimed, 'spent', to_jsonb(array_remove(array[
    case when notices_left < 1 then 'notices' end, case when letters_left < 1 then 'letters' end], null)));
end
$$;
drop function clinic.claim_letters(integer, text[]);
drop function clinic.letters_left(integer);

-- Notes how sending ended, for whoever still has the lease. receiver: where it went or would have gone, for the staff's list.
create or replace function clinic.finish_letter(letter uuid, held_lease uuid, problem text, receiver text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update clinic.outbox o
  set lease = null, leased_until = null, last_error = left(problem, 200),
      delivered_at = case when problem is null then now() end,
      sent_to = coalesce(nullif(left(receiver, 200), ''), o.sent_to),
      next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(o.attempts - 1, 10)))
  where o.id = letter and o.lease = held_lease;
  return found;
end
$$;

-- Returns the figures of a day's summary: numbers only.
create or replace function clinic.summary(of_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with moment as (select of_day::timestamp at time zone 'Europe/London' as midnight)
  select jsonb_build_object(
    'day', (of_day - 1)::text,
    'received', (select count(*) from clinic.leads l, moment m where l.created_at >= m.midnight - interval '1 day' and l.created_at < m.midnight),
    'unanswered', (select count(*) from clinic.leads l, moment m where l.created_at < m.midnight and l.answered_at is null),
    'oldestUnanswered', (select min(l.created_at)::date::text from clinic.leads l where l.answered_at is null),
    'doubtful', (select count(*) from clinic.leads l where l.doubtful and l.answered_at is null),
    'notSent', (select count(*) from clinic.outbox o where o.not_sent = 'too-old'),
    'failing', (select count(*) from clinic.outbox o where o.delivered_at is null and o.not_sent is null and o.attempts > 3))
$$;

-- Returns how long an enquiry is kept, counted from the enquiry itself: the one place that says so. What is told to visitors and staff
-- is held to it by __tests__/server/leads.test.ts.
create function clinic.keep_leads() returns interval
language sql immutable set search_path = ''
as $$ select interval '180 days' $$;

revoke all on all functions in schema clinic from public;
grant execute on function
  clinic.record_enquiry(jsonb, jsonb, text, text, text, text, integer, text, text, text[], text, jsonb, jsonb, text[], boolean),
  clinic.enquiries_today(integer),
  clinic.claim_letters(integer, text[], integer, integer)
to site_functions;

-- Supabase's own roles get nothing, whatever the project's default privileges say.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_roles where rolname = role_name) then
      execute format('revoke all on all functions in schema clinic from %I', role_name);
    end if;
  end loop;
end
$$;
