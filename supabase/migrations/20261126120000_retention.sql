-- Deleting what is past its time is watched: a failure is something for the health page, not a notice that nobody reads.

-- When each of the database's own tasks was last done.
create table clinic.upkeep (
  task text primary key,
  done_at timestamptz not null default now()
);
alter table clinic.upkeep enable row level security;

-- Returns how long a finished video is kept, counted from the day its link was used.
create function clinic.keep_videos() returns interval
language sql immutable set search_path = ''
as $$ select interval '90 days' $$;

alter table clinic.upload_tokens
  add column delete_asked_at timestamptz,
  add column video_deleted_at timestamptz;
comment on column clinic.upload_tokens.delete_asked_at is 'Somebody on the staff wants the video deleted before its time.';

-- The videos whose time is over. Whoever keeps the files (the functions on Supabase, npm start elsewhere) deletes them, and says
-- so with clinic.video_deleted: the database cannot reach them.
create function clinic.videos_due(most integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(due.path), '[]'::jsonb)
  from (
    select t.path from clinic.upload_tokens t
    where t.path is not null and t.video_deleted_at is null
      and (t.delete_asked_at is not null or t.used_at < now() - clinic.keep_videos())
    order by t.used_at limit most
  ) due
$$;

create function clinic.video_deleted(video_path text) returns void
language sql security definer set search_path = ''
as $$
  update clinic.upload_tokens t set video_deleted_at = now()
  where t.path = video_path and t.video_deleted_at is null
    and (t.delete_asked_at is not null or t.used_at < now() - clinic.keep_videos())
$$;

-- Deletes what is past its time, and notes that it was done.
create or replace function clinic.purge() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from clinic.leads l where l.created_at < now() - clinic.keep_leads();
  get diagnostics gone = row_count;
  delete from clinic.consent_wordings w
    where not exists (select from clinic.consents c where c.purpose = w.purpose and c.version = w.version) and w.first_used_at < now() - clinic.keep_leads();
  delete from clinic.outbox o where o.kind = 'summary' and o.created_at < now() - interval '30 days';
  delete from clinic.rate_limits r where r.arrival < now() - interval '1 day';
  delete from clinic.upload_tokens t where t.expires_at < now() - interval '30 days' and (t.path is null or t.video_deleted_at is not null);
  delete from clinic.staff_log s where s.at < now() - interval '2 years';
  insert into clinic.upkeep (task) values ('purge') on conflict (task) do update set done_at = now();
  return gone;
end
$$;

-- Audit log of the staff: who did what, and when, by number of enquiry or hash of address: no personal data and none about health. Kept for
-- two years. Nobody but the owner reads it, and nobody changes it: see 20261126130000_staff.sql.
create table clinic.staff_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  who text not null default session_user,
  program text not null default coalesce(current_setting('application_name', true), ''),
  action text not null,
  subject text,
  -- What came of it: how many enquiries were read or changed; null while it was only announced.
  count integer,
  begun xid8 not null default pg_current_xact_id()
);
alter table clinic.staff_log enable row level security;

-- Once more, since the first migration only gave notice where it failed: what failed is now told by clinic.health.
do $$
begin
  create extension if not exists pg_cron;
  perform cron.schedule('clinic-purge', '17 3 * * *', 'select clinic.purge()');
exception when others then
  raise warning 'pg_cron cannot be used (%): clinic.purge() has to be called daily by something else. The health page watches it.', sqlerrm;
end
$$;
select clinic.purge();

-- Returns the figures of the health page (_shared/health.ts), numbers only:
--   waiting                letters that have still to be sent
--   oldestWaitingMinutes   how long the first letter to the clinic has been waiting
--   failing                letters that could not be sent more than three times
--   today                  what of each daily budget is used: enquiries, notices, letters
--   oldestLeadDays         the age of the oldest enquiry, and keepLeadsDays how long it may be kept
--   hoursSincePurge        how long ago clinic.purge() was last run
--   scheduled              false where the server has pg_cron and it does not run clinic.purge()
--   videosOverdue          videos that were to be deleted more than a day ago
--   databaseMegabytes      the size of the database
-- Add a figure here when there is something more to watch.
create or replace function clinic.health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  midnight constant timestamptz := date_trunc('day', now(), 'UTC');
  scheduled boolean := true;
begin
  if exists (select from pg_catalog.pg_available_extensions e where e.name = 'pg_cron') then
    begin
      execute $check$ select exists (select from cron.job where command like '%clinic.purge()%' and active) $check$ into scheduled;
    exception when others then
      scheduled := false;
    end;
  end if;
  return (
    with waiting as (
      select o.created_at, o.attempts, o.kind from clinic.outbox o where o.delivered_at is null and o.not_sent is null
    ), sent as (
      select o.kind from clinic.outbox o where o.delivered_at >= midnight
    )
    select jsonb_build_object(
      'waiting', (select count(*) from waiting),
      'oldestWaitingMinutes', (
        select coalesce(floor(extract(epoch from now() - min(w.created_at)) / 60), 0) from waiting w where w.kind <> 'confirmation'),
      'failing', (select count(*) from waiting w where w.attempts > 3),
      'today', jsonb_build_object(
        'enquiries', (select count(*) from clinic.leads l where l.created_at >= midnight),
        'notices', (select count(*) from sent s where s.kind <> 'confirmation'),
        'letters', (select count(*) from sent s where s.kind = 'confirmation')),
      'oldestLeadDays', (select coalesce(floor(extract(epoch from now() - min(l.created_at)) / 86400), 0) from clinic.leads l),
      'keepLeadsDays', extract(epoch from clinic.keep_leads())::integer / 86400,
      'hoursSincePurge', (select floor(extract(epoch from now() - u.done_at) / 3600) from clinic.upkeep u where u.task = 'purge'),
      'scheduled', scheduled,
      'videosOverdue', (
        select count(*) from clinic.upload_tokens t where t.path is not null and t.video_deleted_at is null
          and (t.delete_asked_at < now() - interval '1 day' or t.used_at < now() - clinic.keep_videos() - interval '1 day')),
      'databaseMegabytes', pg_catalog.pg_database_size(current_database()) / 1048576));
end
$$;

revoke all on clinic.upkeep, clinic.staff_log from public;
revoke all on all functions in schema clinic from public;
grant execute on function clinic.videos_due(integer), clinic.video_deleted(text) to site_functions;

-- Supabase's own roles get nothing, whatever the project's default privileges say.
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
