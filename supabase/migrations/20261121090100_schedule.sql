-- The purge runs every night where the server has pg_cron (Supabase has). Elsewhere the local server runs it.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('clinic-purge', '17 3 * * *', 'select clinic.purge()');
  else
    raise notice 'pg_cron is not available here: clinic.purge() has to be called by the local server or by a scheduler.';
  end if;
exception when insufficient_privilege or object_not_in_prerequisite_state or feature_not_supported or undefined_file then
  raise notice 'pg_cron is here but may not be used: call clinic.purge() daily by another scheduler.';
end
$$;
