-- The picture bench: photographs of blanks, picture sets under work, and the finished folders that products name.
create table bench_photo (
  id          bigint generated always as identity primary key,
  name        text        not null,
  bytes       integer     not null,
  width_px    integer     not null,
  height_px   integer     not null,
  -- Of the stored picture: the same photograph is stored once.
  sha256      text        not null unique,
  picture_key text        not null,
  preview_key text        not null,
  created_at  timestamptz not null,
  created_by  text        not null
);
create index on bench_photo (created_at desc, id desc);

create table bench_set (
  id         bigint generated always as identity primary key,
  -- Shape: `BenchDocument` in contract/src/catalog/bench/bench.ts.
  document   jsonb       not null,
  name       text        not null,
  -- Counts changes, so that two editors never overwrite each other unseen.
  revision   integer     not null default 1,
  state      text        not null default 'draft' check (state in ('draft', 'making', 'ready', 'failed')),
  -- What was made last: folder, the revision it was made from, and its views.
  result     jsonb,
  -- Name of the error, while failed.
  reason     text,
  -- Storage key, size and slots of a 3D model.
  model      jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text        not null
);
create index on bench_set (updated_at desc, id desc);
create index bench_set_making on bench_set (updated_at) where state = 'making';

-- A folder of maps in the storage, named by its content. Products refer to it, so it is never changed or removed.
create table picture_folder (
  name       text primary key,
  -- `ProductViewMeta` by view.
  views      jsonb       not null,
  files      text[]      not null,
  created_at timestamptz not null
);

create index on product_view (picture_product);
