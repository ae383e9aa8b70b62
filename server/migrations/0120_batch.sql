-- Batch runs: many artworks on many products, one cell each. What a cell makes is made in one transaction with its state.

create table batch_run (
  seller_id    bigint      not null references seller (id) on delete cascade,
  id           bigint generated always as identity,
  user_id      bigint      not null,
  language     text        not null check (language in ('zh', 'en')),
  name         text        not null,
  state        text        not null check (state in ('running', 'paused', 'cancelled', 'finished')),
  -- Why it holds: name of an error of the catalogue and what fills its text. Null when the seller holds it.
  reason       jsonb,
  -- What the seller asked for, to look at and to run again with changes.
  plan         jsonb       not null,
  -- Artworks and templates as they were then, so that deleting one later does not change the run.
  parts        jsonb       not null,
  product_count integer    not null,
  artwork_count integer    not null,
  row_count    integer     not null,
  -- Counts the starts; whoever works for an earlier one stops.
  epoch        integer     not null default 1,
  -- When somebody last worked on it; a run whose worker died is taken up again by it.
  beat_at      timestamptz not null,
  created_at   timestamptz not null,
  finished_at  timestamptz,
  primary key (seller_id, id)
);
create index batch_run_list on batch_run (seller_id, created_at desc, id desc);
-- The sweep for runs without a worker reads across sellers.
create index batch_run_running on batch_run (beat_at) where state = 'running';

create table batch_cell (
  seller_id   bigint      not null,
  run_id      bigint      not null,
  cell_no     integer     not null,
  product_id  bigint      not null,
  -- Places in the lists of the run; null where it has no such list.
  artwork_no  integer,
  row_no      integer,
  -- The same for the same listing: product, artwork, what the row says, template.
  cell_hash   text        not null,
  state       text        not null check (state in ('waiting', 'made', 'done', 'failed', 'skipped', 'cancelled')),
  error       jsonb,
  attempts    integer     not null default 0,
  goods_id    bigint,
  design_id   bigint,
  sku_count   integer     not null default 0,
  title       text        not null default '',
  updated_at  timestamptz not null,
  primary key (seller_id, run_id, cell_no),
  foreign key (seller_id, run_id) references batch_run (seller_id, id) on delete cascade,
  constraint made_has_goods check (state not in ('made', 'done') or (goods_id is not null and design_id is not null))
);
-- A listing stands once in a run, whoever works on it and however often.
create unique index batch_cell_once on batch_cell (seller_id, run_id, cell_hash) where state <> 'skipped';
create index batch_cell_state on batch_cell (seller_id, run_id, state, cell_no);
create index batch_cell_made_before on batch_cell (seller_id, cell_hash) where goods_id is not null;

create table product_group (
  seller_id   bigint      not null references seller (id) on delete cascade,
  id          bigint generated always as identity,
  name        text        not null,
  product_ids bigint[]    not null,
  created_at  timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, name)
);
