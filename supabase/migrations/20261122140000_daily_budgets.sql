-- Use of each daily budget (calls of a language model, for example). One row for a budget and a day; days are
-- those of UTC. An old row is of no use to anybody and is replaced by the new day's.
create table clinic.daily_budgets (
  name text primary key check (length(name) between 1 and 40),
  day date not null,
  used integer not null
);
alter table clinic.daily_budgets enable row level security;
revoke all on clinic.daily_budgets from public;

-- Takes one from a budget. False: today's is spent. One statement, so that callers at the same time never get more than there is.
create function clinic.take_budget(budget text, a_day integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (clock_timestamp() at time zone 'utc')::date;
begin
  if a_day < 1 then
    return false;
  end if;
  insert into clinic.daily_budgets as b (name, day, used) values (budget, today, 1)
  on conflict (name) do update
    set day = today, used = case when b.day = today then b.used + 1 else 1 end
    where b.day <> today or b.used < a_day;
  return found;
end
$$;
revoke all on function clinic.take_budget(text, integer) from public;
grant execute on function clinic.take_budget(text, integer) to site_functions;

-- Supabase's own roles get nothing, whatever the project's default privileges say.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_roles where rolname = role_name) then
      execute format('revoke all on clinic.daily_budgets from %I', role_name);
      execute format('revoke all on function clinic.take_budget(text, integer) from %I', role_name);
    end if;
  end loop;
end
$$;
