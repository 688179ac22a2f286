-- As before, but each place is looked up by its key: joined with all places at once, the planner read the whole table of limits
-- for every enquiry, the longer the more callers a flood had.
create or replace function clinic.take_slots(places jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
  place jsonb;
  step interval;
  arrival timestamptz;
  wait integer := 0;
begin
  -- A single place is taken or not; of several none may be taken before all are known to be free.
  if jsonb_array_length(places) > 1 then
    for place in select one from jsonb_array_elements(places) one loop
      select r.arrival into arrival from clinic.rate_limits r where r.key = place->>'key';
      if found then
        step := (place->>'intervalMs')::integer * interval '1 millisecond';
        wait := greatest(wait, ceil(extract(epoch from
          greatest(least(arrival, moment + step * (place->>'burst')::integer), moment) + step - moment - step * (place->>'burst')::integer) * 1000)::integer);
      end if;
    end loop;
    if wait > 0 then
      return wait;
    end if;
  end if;
  -- Always in the same order, so that two requests never wait for each other.
  for place in select one from jsonb_array_elements(places) one order by one->>'key' loop
    wait := greatest(wait, clinic.take_slot(place->>'key', (place->>'intervalMs')::integer, (place->>'burst')::integer));
  end loop;
  return wait;
end
$$;
