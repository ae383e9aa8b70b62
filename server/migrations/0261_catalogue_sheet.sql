-- Catalogue files that staff bring back: what they would change, and how far that has come.
create table catalogue_sheet (
  id         bigint generated always as identity primary key,
  name       text        not null,
  file_key   text        not null,
  language   text        not null check (language in ('zh', 'en')),
  state      text        not null check (state in ('checking', 'checked', 'applying', 'done', 'failed')),
  kind       text,
  rows       integer     not null default 0,
  changed    integer     not null default 0,
  refused    integer     not null default 0,
  error      text,
  created_by text        not null,
  staff_id   bigint      not null,
  created_at timestamptz not null
);

create table catalogue_sheet_change (
  sheet_id   bigint  not null references catalogue_sheet (id) on delete cascade,
  number     bigint  generated always as identity,
  row_at     integer not null,
  -- Null for a row that names no product.
  product_id bigint,
  code       text    not null,
  sku        text    not null,
  field      text    not null,
  before     text    not null,
  after      text    not null,
  problem    text,
  is_done    boolean not null default false,
  primary key (sheet_id, number)
);
create index catalogue_sheet_change_product on catalogue_sheet_change (sheet_id, product_id) where not is_done;
create index catalogue_sheet_change_problem on catalogue_sheet_change (sheet_id, (problem is null), number);
