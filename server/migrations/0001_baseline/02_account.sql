-- Sellers, the people who log in, their sessions and preferences; staff and their second factor.

-- A seller owns everything; people log in as users of a seller, or as staff of the platform.
create table seller (
  id              bigint generated always as identity primary key,
  level           smallint    not null default 0,
  register_source integer,
  register_source_detail text,
  product_type    integer,
  created_at      timestamptz not null default now()
);

create table app_user (
  id            bigint generated always as identity primary key,
  seller_id     bigint references seller (id),
  kind          text        not null check (kind in ('seller', 'sub', 'staff')),
  username      text        not null,
  phone         text,
  password_hash text        not null,
  display_name  text        not null default '',
  avatar_key    text,
  language      text        not null default 'zh' check (language in ('zh', 'en')),
  time_zone     text        not null default 'Asia/Shanghai',
  is_enabled    boolean     not null default true,
  guide_done_at timestamptz,
  last_login_at timestamptz,
  created_at    timestamptz not null default now(),
  -- Shortcuts of the user dropdown: keys of screens, in the chosen order.
  fast_keys     text[] not null default '{}',
  -- Accounts of the demonstration have published passwords: they log in only while the demonstration is on.
  is_demo       boolean not null default false,
  constraint staff_has_no_seller check ((kind = 'staff') = (seller_id is null))
);
create unique index app_user_username on app_user (lower(username));
create unique index app_user_phone on app_user (phone) where phone is not null;
create index app_user_seller on app_user (seller_id, id);

-- seller_id 0 marks the platform's own roles, held by staff.
create table role (
  seller_id   bigint      not null,
  id          bigint generated always as identity,
  name        text        not null,
  description text        not null default '',
  permissions text[]      not null default '{}',
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  primary key (seller_id, id),
  unique (seller_id, name)
);

create table user_role (
  seller_id bigint not null,
  user_id   bigint not null references app_user (id) on delete cascade,
  role_id   bigint not null,
  primary key (seller_id, user_id, role_id),
  foreign key (seller_id, role_id) references role (seller_id, id) on delete cascade
);

create table session (
  id           bigint generated always as identity primary key,
  token_hash   bytea       not null unique,
  user_id      bigint      not null references app_user (id) on delete cascade,
  purpose      text        not null default 'login' check (purpose in ('login', 'jump', 'step')),
  ip           text        not null default '',
  user_agent   text        not null default '',
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  revoked_at   timestamptz,
  -- The advertising address that led to this login.
  logid_url    text not null default '',
  -- Minutes without a call made by hand after which a session ends; staff have it, sellers have none.
  idle_minutes integer,
  -- A jump token, and the session it is exchanged for, belong to the session that issued it.
  -- A `step` token is a staff login that has passed the password and waits for its second step.
  parent_id    bigint references session (id) on delete cascade
);
create index session_by_user on session (user_id, id);
create index session_parent on session (parent_id) where parent_id is not null;

-- Failed logins of the last minutes, by account and by address. A row is written before the password is looked at
-- and taken back on success, so that a thousand guesses sent at once are a thousand failures.
create table login_failure (
  id         bigint generated always as identity primary key,
  subject    text        not null,
  created_at timestamptz not null
);
create index login_failure_subject on login_failure (subject, created_at);
create index login_failure_age on login_failure (created_at);

create table login_lock (
  subject      text primary key,
  locked_until timestamptz not null
);

create table sms_code (
  id         bigint generated always as identity primary key,
  phone      text        not null,
  type       text        not null,
  code_hash  bytea       not null,
  address    text        not null,
  tries      smallint    not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index sms_code_phone on sms_code (phone, created_at);
create index sms_code_address on sms_code (address, created_at);

create table captcha_challenge (
  id          uuid primary key,
  scene       text        not null,
  answer_x_px integer     not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);
create index captcha_challenge_age on captcha_challenge (expires_at);

-- A solved captcha, until it is spent.
create table captcha_pass (
  id         uuid primary key,
  scene      text        not null,
  expires_at timestamptz not null,
  -- One text message for one slide.
  sms_sent_at timestamptz
);
create index captcha_pass_age on captcha_pass (expires_at);

create table wechat_binding (
  user_id  bigint primary key references app_user (id) on delete cascade,
  openid   text        not null unique,
  nickname text        not null default '',
  bound_at timestamptz not null
);

create table wechat_ticket (
  scene      text primary key,
  ticket     text        not null unique,
  user_id    bigint      not null references app_user (id) on delete cascade,
  status     text        not null default 'waiting' check (status in ('waiting', 'bound', 'taken')),
  expires_at timestamptz not null
);
create index wechat_ticket_age on wechat_ticket (expires_at);

-- Callbacks already seen: the signature covers timestamp and nonce only, so each pair counts once.
create table wechat_nonce (
  nonce       text        not null,
  sent_at_s   bigint      not null,
  received_at timestamptz not null,
  primary key (nonce, sent_at_s)
);

-- What each person answered about the business; answering again replaces.
create table questionnaire (
  seller_id  bigint      not null references seller (id),
  user_id    bigint      not null references app_user (id) on delete cascade,
  answers    jsonb       not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (seller_id, user_id)
);

-- Who did what to the account: logins, security changes, roles. Written once, never changed.
create table activity_log (
  seller_id  bigint      not null,
  id         bigint generated always as identity,
  user_id    bigint      not null,
  username   text        not null,
  kind       text        not null,
  subject    text        not null default '',
  ip         text        not null default '',
  user_agent text        not null default '',
  created_at timestamptz not null default now(),
  primary key (seller_id, id)
);
create index activity_log_by_user on activity_log (seller_id, user_id, id desc);

-- A person's preferences. Defaults are in the contract, so a missing row means the default.
create table user_preference (
  seller_id  bigint      not null,
  user_id    bigint      not null references app_user (id) on delete cascade,
  key        text        not null,
  value      jsonb       not null,
  updated_at timestamptz not null default now(),
  primary key (seller_id, user_id, key)
);

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

-- The authenticator app of a member of staff. The secret is sealed; a code's time step counts once.
create table staff_second_factor (
  user_id       bigint      primary key references app_user (id) on delete cascade,
  sealed_secret bytea       not null,
  last_step     bigint      not null default 0,
  created_at    timestamptz not null,
  confirmed_at  timestamptz
);

create table staff_recovery_code (
  user_id   bigint not null references app_user (id) on delete cascade,
  code_hash bytea  not null,
  used_at   timestamptz,
  primary key (user_id, code_hash)
);

-- The one-time link at which a member of staff chooses a password.
create table staff_invite (
  token_hash bytea       primary key,
  user_id    bigint      not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index staff_invite_user on staff_invite (user_id);

-- Every login to the operations console and every refusal, by the name that was typed.
create table staff_login (
  id         bigint generated always as identity primary key,
  user_id    bigint references app_user (id) on delete set null,
  username   text        not null,
  outcome    text        not null,
  ip         text        not null,
  user_agent text        not null,
  created_at timestamptz not null
);
create index staff_login_recent on staff_login (created_at desc, id desc);
