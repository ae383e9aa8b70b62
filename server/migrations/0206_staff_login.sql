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
