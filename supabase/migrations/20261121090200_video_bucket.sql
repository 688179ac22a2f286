-- A private bucket for the video upload page, on servers that have Supabase Storage. No policy: only signed uploads reach it.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('videos', 'videos', false, 5368709120, array['video/mp4', 'video/quicktime', 'video/webm'])
    on conflict (id) do update
      set public = false, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;
