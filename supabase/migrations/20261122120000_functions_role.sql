-- Limits of the role the functions connect as: what it cannot need it cannot use up, whoever holds its connection string.

-- A statement of the functions takes milliseconds. One that waits or runs longer is ended, and the visitor told to try again.
alter role site_functions set statement_timeout = '10s';
alter role site_functions set lock_timeout = '3s';
alter role site_functions set idle_in_transaction_session_timeout = '10s';

-- Two processes of 20 connections (LEADS_DATABASE_CONNECTIONS is 10 by default), and some for a change of password or process.
-- The server's other connections stay free for the owner, who would otherwise be shut out with everybody else.
alter role site_functions connection limit 60;

-- Temporary tables fill the disk like any other. The right to make them comes from PUBLIC, so it is taken there and given back to
-- every role but this one.
do $$
declare
  other name;
begin
  execute format('revoke temporary on database %I from public', current_database());
  for other in select r.rolname from pg_roles r where not r.rolsuper and r.rolname !~ '^pg_' and r.rolname <> 'site_functions' loop
    execute format('grant temporary on database %I to %I', current_database(), other);
  end loop;
exception when insufficient_privilege then
  raise notice 'Temporary tables stay allowed to site_functions: the database belongs to another role.';
end
$$;

-- Large objects belong to no table and no schema, so no other right stops a role from making them. Nothing here uses them.
-- Their functions belong to the superuser: on Supabase, which keeps that to itself, this changes nothing.
do $$
declare
  routine regprocedure;
begin
  for routine in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'pg_catalog'::regnamespace and (p.proname like 'lo\_%' or p.proname in ('loread', 'lowrite'))
  loop
    execute format('revoke execute on function %s from public', routine);
  end loop;
exception when insufficient_privilege then
  raise notice 'Large objects stay allowed to site_functions: only a superuser can forbid them.';
end
$$;
