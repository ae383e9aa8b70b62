-- A long export: a job with progress, a file and a day on which the file goes.
create table export_record (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity,
  user_id      bigint      not null references app_user (id),
  kind         text        not null,
  name         text        not null,
  format       text        not null check (format in ('xlsx', 'csv')),
  params       jsonb       not null default '{}',
  -- The file speaks the language and tells the time of the person who asked for it.
  language     text        not null check (language in ('zh', 'en')),
  time_zone    text        not null,
  status       text        not null default 'queued'
    check (status in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
  progress     integer     not null default 0,
  total        integer,
  file_key     text,
  bytes        bigint,
  error        text,
  -- Counts the runs, so that a run that was cancelled and started again cannot finish the newer one.
  attempt      integer     not null default 0,
  created_at   timestamptz not null default now(),
  beat_at      timestamptz,
  finished_at  timestamptz,
  expires_at   timestamptz,
  primary key (seller_id, id)
);
create index export_record_newest on export_record (seller_id, created_at desc, id desc);
create index export_record_expiry on export_record (expires_at) where status = 'done';
create index export_record_unfinished on export_record (beat_at) where status in ('queued', 'running');
