-- The front desk notes by a link, without a login, that an enquiry is answered. The functions' role may do that and nothing else with
-- an enquiry: it reads none of it back. The link's signature is the right (supabase/functions/_shared/letterLinks.ts), a POST from the
-- button of the site's page carries it out, and the trail has a line for each.

-- Notes that an enquiry, and what came from its address before it, is answered: whoever asks twice is one person.
-- Returns 'noted', 'noted-before', or 'gone' for one that is not kept any more.
create function clinic.answered_by_link(lead uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  if not exists (select from clinic.leads l where l.id = lead) then
    return 'gone';
  end if;
  update clinic.leads l set answered_at = now()
  from clinic.leads own
  where own.id = lead and l.email_hash = own.email_hash and l.created_at <= own.created_at and l.answered_at is null;
  get diagnostics changed = row_count;
  insert into clinic.staff_log (action, subject, count) values ('answered', 'link ' || lead::text, changed);
  return case when changed > 0 then 'noted' else 'noted-before' end;
end
$$;

-- Returns the figures of a day's summary, and who waits: numbers of enquiries and days, nothing that a person typed. What came from one
-- address is one line, under the number of its latest enquiry, since the day of its first.
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
    'failing', (select count(*) from clinic.outbox o where o.delivered_at is null and o.not_sent is null and o.attempts > 3),
    'waiting', (
      select coalesce(jsonb_agg(w.told order by w.since), '[]'::jsonb)
      from (
        select min(l.created_at) as since, jsonb_build_object(
          'id', (array_agg(l.id order by l.created_at desc))[1], 'since', (min(l.created_at) at time zone 'Europe/London')::date::text,
          'enquiries', count(*), 'deletedBy', max(l.created_at) + clinic.keep_leads()) as told
        from clinic.leads l, moment m
        where l.answered_at is null and not l.doubtful and l.created_at < m.midnight
        group by l.email_hash
        order by min(l.created_at)
        limit 50
      ) w))
$$;

revoke all on function clinic.answered_by_link(uuid) from public;
grant execute on function clinic.answered_by_link(uuid) to site_functions;

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
