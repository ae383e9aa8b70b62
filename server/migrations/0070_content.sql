-- What staff write and visitors read: one row per banner, special, floor, page …, its shape decided by its kind.
create table content_item (
  id           bigint generated always as identity primary key,
  kind         text        not null,
  -- Names the item for good within its kind: a slug, an address, the id of the row it is published to.
  key          text        not null,
  sort         integer     not null default 0,
  -- What is being written; null when nothing waits to be published.
  draft        jsonb,
  -- What visitors see; null before it is first published and after it was withdrawn.
  published    jsonb,
  -- The window of the published version.
  show_from    timestamptz,
  show_until   timestamptz,
  -- Counts changes, so that two editors never overwrite each other unseen.
  revision     integer     not null default 1,
  updated_at   timestamptz not null default now(),
  updated_by   text        not null default '',
  published_at timestamptz,
  published_by text,
  -- Kept, so that content an installation starts with does not come back at the next start.
  removed_at   timestamptz,
  unique (kind, key),
  check (draft is not null or published is not null or removed_at is not null)
);
create index content_item_live on content_item (kind, sort, id) where published is not null and removed_at is null;

-- Every version that ever stood there, for undo and for the question who did it.
create table content_history (
  item_id bigint      not null references content_item (id) on delete cascade,
  number  integer     not null,
  action  text        not null,
  payload jsonb       not null,
  at      timestamptz not null default now(),
  by_name text        not null default '',
  primary key (item_id, number)
);

-- Pictures staff have uploaded for the site.
create table content_picture (
  id         bigint generated always as identity primary key,
  key        text        not null unique,
  name       text        not null,
  width_px   integer     not null,
  height_px  integer     not null,
  created_at timestamptz not null default now(),
  created_by text        not null default ''
);

-- One row: counts changes of anything a public page shows, so that kept pages know when they are out of date.
create table content_version (
  only_one   boolean primary key default true check (only_one),
  version    bigint      not null default 1,
  -- Up to when openings and closings of time windows have been taken into account.
  clocked_at timestamptz not null default now()
);
insert into content_version default values;
