-- The advertising address that led to this login.
alter table session add column logid_url text not null default '';

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
  expires_at timestamptz not null
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
