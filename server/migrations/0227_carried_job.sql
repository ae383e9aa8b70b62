-- Jobs that were waiting when a backup was taken. A restore puts them here, and the first node that starts hands them to
-- its queue: the queue's own tables belong to its library and are made by it.
create table carried_job (
  id          bigint generated always as identity primary key,
  name        text        not null,
  data        jsonb       not null,
  priority    integer     not null default 0,
  start_after timestamptz not null
);
