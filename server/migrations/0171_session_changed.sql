-- Nodes keep for some seconds whom a token belongs to and what they may do. Whatever changes that says so itself when it
-- is committed, so that no way of changing it can be forgotten; without a number it is about everybody.
create function announce_session_of(person bigint) returns void language sql as $$
  select pg_notify('inkroute_event', json_build_object('topic', 'session', 'payload',
    json_build_object('user_id', person))::text)
$$;

create function announce_session() returns trigger language plpgsql as $$
begin
  perform announce_session_of(coalesce(old.user_id, new.user_id));
  return null;
end $$;
create trigger session_changed after update on session for each row
  when (old.revoked_at is distinct from new.revoked_at or old.expires_at <> new.expires_at or old.user_id <> new.user_id)
  execute function announce_session();
create trigger session_gone after delete on session for each row
  when (old.revoked_at is null and old.expires_at > now()) execute function announce_session();
create trigger user_role_changed after insert or update or delete on user_role
  for each row execute function announce_session();

create function announce_user() returns trigger language plpgsql as $$
begin
  perform announce_session_of(old.id);
  return null;
end $$;
create trigger app_user_changed after update on app_user for each row
  when (old.is_enabled <> new.is_enabled or old.username <> new.username or old.kind <> new.kind
    or old.seller_id is distinct from new.seller_id)
  execute function announce_user();
create trigger app_user_gone after delete on app_user for each row execute function announce_user();

create function announce_role() returns trigger language plpgsql as $$
begin
  perform announce_session_of(null);
  return null;
end $$;
create trigger role_changed after update on role for each row
  when (old.permissions is distinct from new.permissions) execute function announce_role();
create trigger role_gone after delete on role for each row execute function announce_role();
