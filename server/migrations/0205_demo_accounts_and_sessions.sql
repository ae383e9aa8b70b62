-- Accounts of the demonstration have published passwords: they log in only while the demonstration is on.
alter table app_user add column is_demo boolean not null default false;
update app_user set is_demo = true
where lower(username) in ('demo', 'demo-design', 'demo-service', 'ops')
  and exists (select 1 from installation where key = 'demo');
-- Whoever the demo seller added since is just as known.
update app_user set is_demo = true
where seller_id = (select seller_id from app_user where username = 'demo' and is_demo);

-- Minutes without a call made by hand after which a session ends; staff have it, sellers have none.
alter table session add column idle_minutes integer;
-- Staff of before had seven days: they log in again.
update session set revoked_at = now() from app_user u
where u.id = session.user_id and u.kind = 'staff' and revoked_at is null;

-- A jump token, and the session it is exchanged for, belong to the session that issued it.
-- A `step` token is a staff login that has passed the password and waits for its second step.
alter table session add column parent_id bigint references session (id) on delete cascade;
create index session_parent on session (parent_id) where parent_id is not null;
alter table session drop constraint session_purpose_check;
alter table session add constraint session_purpose_check check (purpose in ('login', 'jump', 'step'));
