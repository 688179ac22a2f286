-- The rights of staff on enquiries: call the functions below, and nothing else. A login for a person is a role of its own in
-- clinic_staff (docs/leads.md), so that the trail names the person.
--
-- A trail that is written by the transaction it tells of goes with it when that is rolled back, and what was read has been read.
-- So everything takes two steps: clinic.staff_begin writes the trail and gives a ticket, and the function itself takes the ticket
-- only when another transaction has written it, for the same person, action and subject, within the last five minutes.

do $$
begin
  if not exists (select from pg_roles where rolname = 'clinic_staff') then
    create role clinic_staff nologin;
  end if;
end
$$;
alter table clinic.staff_log add check (action in (
  'list', 'show', 'answered', 'genuine', 'export', 'copy', 'erase', 'allow', 'send-again', 'videos', 'delete-video', 'upload-token', 'health'));

-- Returns the subject as the audit log holds it: addresses by their hash only.
create function clinic.staff_subject(about text) returns text
language sql stable set search_path = ''
as $$ select case when about like '%@%' then clinic.email_hash(about) else left(lower(about), 100) end $$;

-- Announces what somebody is about to do. about: a person's address, the number of an enquiry, the path of a video, or null.
create function clinic.staff_begin(about_to text, about text) returns bigint
language sql security definer set search_path = ''
as $$
  insert into clinic.staff_log (action, subject) values (about_to, clinic.staff_subject(about)) returning id
$$;

-- Lets nobody on without a ticket that stands in the trail whatever becomes of this transaction.
create function clinic.staff_check(ticket bigint, doing text[], about text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (
    select from clinic.staff_log s
    where s.id = ticket and s.who = session_user and s.action = any(doing) and s.at > now() - interval '5 minutes'
      and s.subject is not distinct from clinic.staff_subject(about) and s.begun <> pg_current_xact_id()) then
    raise exception 'Begin with clinic.staff_begin, in a transaction of its own.' using errcode = 'insufficient_privilege';
  end if;
end
$$;

create function clinic.staff_note(ticket bigint, counted integer) returns void
language sql set search_path = ''
as $$ update clinic.staff_log s set count = coalesce(s.count, 0) + counted where s.id = ticket $$;

-- The enquiries of an address, or of a number's first eight characters or more.
create function clinic.leads_of(who text) returns setof clinic.leads
language sql stable set search_path = ''
as $$
  select * from clinic.leads l
  where case when who like '%@%' then l.email_hash = clinic.email_hash(who) else length(who) >= 8 and starts_with(l.id::text, lower(who)) end
$$;

-- Enquiries, the latest first, each with its consents and its letters. Filters that are null or false let everything through.
create function clinic.staff_enquiries(
  ticket bigint, who text, unanswered boolean, since timestamptz, news boolean, doubtful boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_ones jsonb;
begin
  perform clinic.staff_check(ticket, array['list', 'show', 'export', 'copy', 'erase', 'answered', 'genuine'], who);
  select coalesce(jsonb_agg(one.told order by one.created_at desc), '[]'::jsonb) into found_ones
  from (
    select l.created_at, jsonb_build_object(
      'id', l.id, 'createdAt', l.created_at, 'deletedBy', l.created_at + clinic.keep_leads(), 'answeredAt', l.answered_at,
      'doubtful', l.doubtful, 'name', l.name, 'email', l.email, 'emailHash', l.email_hash, 'age', l.age, 'sex', l.sex,
      'location', l.location, 'concerns', l.concerns, 'offer', coalesce(l.offer->>'title', l.offer_id),
      'news', case
        when exists (select from clinic.suppressed s where s.email_hash = l.email_hash) then 'stopped'
        when clinic.wants_news(l.email_hash) then 'confirmed'
        when exists (select from clinic.consents c where c.lead_id = l.id and c.purpose = 'marketing') then 'asked'
        else 'no' end,
      'consents', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'purpose', c.purpose, 'event', c.event, 'at', c.at, 'version', c.version, 'words', w.words) order by c.at, c.purpose, c.id), '[]'::jsonb)
        from clinic.consents c join clinic.consent_wordings w using (purpose, version) where c.lead_id = l.id),
      'letters', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', o.kind, 'at', o.delivered_at, 'triedAt', o.tried_at, 'to', o.sent_to, 'notSent', o.not_sent, 'attempts', o.attempts)
          order by o.created_at), '[]'::jsonb)
        from clinic.outbox o where o.lead_id = l.id)) as told
    from clinic.leads l
    where (not coalesce(unanswered, false) or l.answered_at is null)
      and (since is null or l.created_at >= since)
      and (not coalesce(news, false) or clinic.wants_news(l.email_hash))
      and (staff_enquiries.doubtful is null or l.doubtful = staff_enquiries.doubtful)
      and (who is null or l.id in (select o.id from clinic.leads_of(who) o))
  ) one;
  perform clinic.staff_note(ticket, jsonb_array_length(found_ones));
  return found_ones;
end
$$;

-- Notes that enquiries have been answered. Returns how many had not been.
create function clinic.staff_answered(ticket bigint, who text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  perform clinic.staff_check(ticket, array['answered'], who);
  update clinic.leads l set answered_at = now() where l.answered_at is null and l.id in (select o.id from clinic.leads_of(who) o);
  get diagnostics changed = row_count;
  perform clinic.staff_note(ticket, changed);
  return changed;
end
$$;

-- Somebody has looked: a doubtful enquiry is a person's. From now on it is like any other, and who asked for news is asked to
-- confirm it. Returns how many were doubtful.
create function clinic.staff_genuine(ticket bigint, who text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  perform clinic.staff_check(ticket, array['genuine'], who);
  with looked_at as (
    update clinic.leads l set doubtful = false where l.doubtful and l.id in (select o.id from clinic.leads_of(who) o) returning l.id
  ), asked as (
    insert into clinic.outbox (kind, lead_id)
    select 'confirmation', a.id from looked_at a join clinic.consents c on c.lead_id = a.id and c.purpose = 'marketing' and c.event = 'asked'
    on conflict do nothing
  )
  select count(*) into changed from looked_at;
  perform clinic.staff_note(ticket, changed);
  return changed;
end
$$;

-- Deletes all that is kept about an address, and keeps the hash by which it is never written to again.
-- Returns {deleted, letters: [{kind, at, triedAt, to}]}: what was sent at this moment, or may have been.
create function clinic.staff_erase(ticket bigint, email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  hash constant text := clinic.email_hash(email);
  letters jsonb;
  deleted integer;
begin
  perform clinic.staff_check(ticket, array['erase'], email);
  -- A sender who reports meanwhile waits, and finds nothing.
  perform from clinic.outbox o join clinic.leads l on l.id = o.lead_id where l.email_hash = hash for update of o;
  select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'at', o.delivered_at, 'triedAt', o.tried_at, 'to', o.sent_to)
    order by o.created_at), '[]'::jsonb) into letters
  from clinic.outbox o join clinic.leads l on l.id = o.lead_id where l.email_hash = hash and o.tried_at is not null;
  delete from clinic.leads l where l.email_hash = hash;
  get diagnostics deleted = row_count;
  insert into clinic.suppressed as s (email_hash, reason) values (hash, 'erased')
  on conflict (email_hash) do update set reason = 'erased', at = now();
  perform clinic.staff_note(ticket, deleted);
  return jsonb_build_object('deleted', deleted, 'letters', letters);
end
$$;

-- Lets an address be written to again, because its owner has asked for it. News still has to be confirmed anew.
create function clinic.staff_allow(ticket bigint, email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  perform clinic.staff_check(ticket, array['allow'], email);
  delete from clinic.suppressed s where s.email_hash = clinic.email_hash(email);
  get diagnostics changed = row_count;
  perform clinic.staff_note(ticket, changed);
  return changed > 0;
end
$$;

-- Queues the notices of open enquiries that were never sent because sending was off. Returns how many.
create function clinic.staff_send_again(ticket bigint) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  queued integer;
begin
  perform clinic.staff_check(ticket, array['send-again'], null);
  insert into clinic.outbox as o (kind, lead_id) select 'enquiry', l.id from clinic.leads l where l.answered_at is null
  on conflict (lead_id, kind) do update set not_sent = null, next_attempt_at = now(), attempts = 0 where o.not_sent is not null;
  get diagnostics queued = row_count;
  perform clinic.staff_note(ticket, queued);
  return queued;
end
$$;

-- The videos that are kept, the latest first: [{path, note, uploadedAt, deletedBy, megabytes}].
create function clinic.staff_videos(ticket bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  videos jsonb;
begin
  perform clinic.staff_check(ticket, array['videos'], null);
  select coalesce(jsonb_agg(jsonb_build_object(
    'path', t.path, 'note', t.note, 'uploadedAt', t.used_at, 'megabytes', ceil(t.size / 1048576.0),
    'deletedBy', coalesce(t.delete_asked_at, t.used_at + clinic.keep_videos())) order by t.used_at desc), '[]'::jsonb) into videos
  from clinic.upload_tokens t where t.path is not null and t.video_deleted_at is null;
  perform clinic.staff_note(ticket, jsonb_array_length(videos));
  return videos;
end
$$;

-- Has a video deleted before its time, by whoever keeps the files. False: there is none of this path.
create function clinic.staff_delete_video(ticket bigint, video_path text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  perform clinic.staff_check(ticket, array['delete-video'], video_path);
  update clinic.upload_tokens t set delete_asked_at = coalesce(t.delete_asked_at, now())
  where t.path = video_path and t.video_deleted_at is null;
  get diagnostics changed = row_count;
  perform clinic.staff_note(ticket, changed);
  return changed > 0;
end
$$;

-- Makes a one-time link for a video. Returns when it expires.
create function clinic.staff_upload_token(ticket bigint, token_hash text, lifetime interval, largest bigint, about text) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
begin
  perform clinic.staff_check(ticket, array['upload-token'], null);
  perform clinic.staff_note(ticket, 1);
  return clinic.mint_upload_token(token_hash, lifetime, largest, about);
end
$$;

-- The figures behind the health page, which tells the public no numbers.
create function clinic.staff_health(ticket bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform clinic.staff_check(ticket, array['health'], null);
  return clinic.health();
end
$$;

revoke all on all functions in schema clinic from public;
grant usage on schema clinic to clinic_staff;
do $$
declare
  routine regprocedure;
begin
  for routine in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'clinic'::regnamespace and p.prosecdef and p.proname like 'staff\_%'
  loop
    execute format('grant execute on function %s to clinic_staff', routine);
  end loop;
end
$$;

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
