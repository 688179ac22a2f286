-- As before, but nobody waits for longer than the limit itself can make them: an arrival that lies further ahead than that (the
-- limit was changed, or the server's clock set back) is brought to where it may be.
create or replace function clinic.take_slot(limit_key text, interval_ms integer, burst integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  step constant interval := interval_ms * interval '1 millisecond';
  moment constant timestamptz := clock_timestamp();
  furthest constant timestamptz := moment + step * burst;
  wait integer;
begin
  insert into clinic.rate_limits as r (key, arrival)
  values (limit_key, moment + step)
  on conflict (key) do update set arrival = greatest(r.arrival, moment) + step
    where greatest(r.arrival, moment) + step <= furthest;
  if found then
    return 0;
  end if;
  update clinic.rate_limits r set arrival = furthest where r.key = limit_key and r.arrival > furthest;
  select ceil(extract(epoch from r.arrival + step - furthest) * 1000) into wait
  from clinic.rate_limits r where r.key = limit_key;
  return greatest(coalesce(wait, 0), 1);
end
$$;
