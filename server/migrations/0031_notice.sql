-- Notices of the platform. `desc` is cleaned before it is stored.
create table system_notice (
  id           bigint generated always as identity primary key,
  slug         text        not null unique,
  title_zh     text        not null,
  title_en     text        not null,
  summary_zh   text        not null,
  summary_en   text        not null,
  desc_zh      text        not null,
  desc_en      text        not null,
  -- `seller` notices concern only those who are logged in.
  audience     text        not null default 'all' check (audience in ('all', 'seller')),
  -- Shown after login until this instant.
  alert_until  timestamptz,
  created_at   timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index system_notice_newest on system_notice (created_at desc, id desc) where withdrawn_at is null;

create table holiday_dialog (
  id        bigint generated always as identity primary key,
  slug      text        not null unique,
  image_zh  text        not null,
  image_en  text        not null,
  alt_zh    text        not null,
  alt_en    text        not null,
  url       text        not null,
  starts_at timestamptz not null,
  ends_at   timestamptz not null
);

-- Small settings of the whole platform, by name.
create table system_config (
  key        text primary key,
  value      jsonb       not null,
  updated_at timestamptz not null default now()
);
