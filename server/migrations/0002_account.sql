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
  constraint staff_has_no_seller check ((kind = 'staff') = (seller_id is null))
);
create unique index app_user_username on app_user (lower(username));
create unique index app_user_phone on app_user (phone) where phone is not null;
create index app_user_seller on app_user (seller_id, id);

-- seller_id 0 stands for the platform's own roles, held by staff.
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
  purpose      text        not null default 'login' check (purpose in ('login', 'jump')),
  ip           text        not null default '',
  user_agent   text        not null default '',
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  revoked_at   timestamptz
);
create index session_by_user on session (user_id, id);
