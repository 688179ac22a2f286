-- Daily budgets of all visitors together, counted from what is stored: nothing that could lose count, and no row that all
-- requests wait for. Days are those of UTC. Calls of a model leave no row; theirs are counted by clinic.take_budget.

create index outbox_delivered_at on clinic.outbox (delivered_at) where delivered_at is not null;

-- Returns how many enquiries may still come today.
create function clinic.enquiries_left(a_day integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select a_day - count(*)::integer
  from (select from clinic.leads l where l.created_at >= date_trunc('day', now(), 'UTC') limit a_day) today
$$;

-- Returns how many letters may still be sent today.
create function clinic.letters_left(a_day integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select a_day - count(*)::integer
  from (select from clinic.outbox o where o.delivered_at >= date_trunc('day', now(), 'UTC') limit a_day) today
$$;

-- Returns the figures of the health page (_shared/health.ts), numbers only:
--   waiting                letters that have still to be sent
--   oldestWaitingMinutes   how long the first of them has been waiting
--   failing                letters that could not be sent more than three times
--   today                  what of each daily budget is used: enquiries, letters, model
--   databaseMegabytes      the size of the database
-- Add a figure here when there is something more to watch.
drop function clinic.health();
create function clinic.health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with waiting as (
    select o.created_at, o.attempts from clinic.outbox o where o.delivered_at is null and o.not_sent is null
  ), today as (
    select date_trunc('day', now(), 'UTC') as midnight
  )
  select jsonb_build_object(
    'waiting', (select count(*) from waiting),
    'oldestWaitingMinutes', (select coalesce(floor(extract(epoch from now() - min(w.created_at)) / 60), 0) from waiting w),
    'failing', (select count(*) from waiting w where w.attempts > 3),
    'today', jsonb_build_object(
      'enquiries', (select count(*) from clinic.leads l, today t where l.created_at >= t.midnight),
      'letters', (select count(*) from clinic.outbox o, today t where o.delivered_at >= t.midnight),
      'model', (select coalesce(sum(b.used), 0) from clinic.daily_budgets b, today t where b.name = 'model' and b.day = (t.midnight at time zone 'UTC')::date)),
    'databaseMegabytes', pg_database_size(current_database()) / 1048576)
$$;

revoke all on function clinic.enquiries_left(integer), clinic.letters_left(integer), clinic.health() from public;
grant execute on function clinic.enquiries_left(integer), clinic.letters_left(integer), clinic.health() to site_functions;

-- Supabase's own roles get nothing, whatever the project's default privileges say.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_roles where rolname = role_name) then
      execute format('revoke all on function clinic.enquiries_left(integer), clinic.letters_left(integer), clinic.health() from %I', role_name);
    end if;
  end loop;
end
$$;
