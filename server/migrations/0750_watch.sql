-- What the operator's alerts ask for beside load: room on disk, the certificate people see, and backups.
alter table node_report
  -- Free and total bytes of the folders a node writes into.
  add column disks jsonb not null default '[]',
  -- When the certificate at PUBLIC_URL ends; null without one.
  add column certificate_ends_at timestamptz;

-- Every try to make a backup, by the command that makes it.
create table backup_try (
  id bigint generated always as identity primary key,
  made_at timestamptz not null default now(),
  file text not null,
  bytes bigint not null,
  -- Why it cannot be restored; empty when it was read through to its end.
  error text not null
);
create index backup_try_newest on backup_try (made_at desc);

-- Open work past its promised day, counted with every reading of the metrics.
create index production_open_due on production_task (due_at) where state in ('queued', 'printing', 'checked');
