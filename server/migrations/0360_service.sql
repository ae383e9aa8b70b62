-- Outside services that staff set up: the company behind each, its settings, and its keys, sealed.
create table service_setting (
  service text primary key,
  provider text not null,
  settings jsonb not null default '{}',
  sealed_secrets bytea not null,
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null
);

-- What outside services answered; only the newest of each are kept.
create table service_call (
  id bigint generated always as identity primary key,
  service text not null,
  provider text not null,
  at timestamptz not null default now(),
  is_ok boolean not null,
  duration_ms integer not null,
  answer text not null
);
create index service_call_newest on service_call (service, id desc);
