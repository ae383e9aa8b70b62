-- Designs: the document with every version it was saved in, what is being worked on, and what is made of it.

create table design (
  seller_id        bigint      not null references seller (id),
  id               bigint generated always as identity,
  basic_product_id bigint      not null,
  name             text        not null,
  current_version  integer     not null check (current_version >= 1),
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  -- Out of the record, but goods and orders still stand on its versions.
  deleted_at       timestamptz,
  primary key (seller_id, id)
);
create index design_record on design (seller_id, updated_at desc, id desc) where deleted_at is null;
create index design_product on design (seller_id, basic_product_id);

create table design_version (
  seller_id   bigint      not null,
  design_id   bigint      not null,
  version     integer     not null,
  user_id     bigint      not null,
  document    jsonb       not null,
  -- Of the document as stored; the same design saved twice is recognised by it.
  hash        text        not null,
  -- Where its pictures lie: they stay stored for this version whatever becomes of the library.
  pictures    jsonb       not null,
  color_ids   integer[]   not null,
  size_ids    integer[]   not null,
  layer_count integer     not null,
  printed_view_ids integer[] not null,
  created_at  timestamptz not null,
  primary key (seller_id, design_id, version),
  foreign key (seller_id, design_id) references design (seller_id, id)
);

-- An order prints the version it was paid for: what was saved is never changed.
create function design_version_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'a saved design version is never changed';
end $$;
create trigger design_version_immutable before update on design_version
  for each row execute function design_version_is_immutable();

-- A design that is being worked on. `revision` counts its states, so that two tabs notice each other.
create table design_draft (
  seller_id        bigint      not null references seller (id),
  id               uuid        not null,
  user_id          bigint      not null,
  basic_product_id bigint      not null,
  design_id        bigint,
  name             text        not null,
  document         jsonb       not null,
  revision         integer     not null check (revision >= 1),
  tab_id           text        not null,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  primary key (seller_id, id)
);
create index design_draft_list on design_draft (seller_id, updated_at desc);

-- A picture of a version: on a colour of the product, or (colour 0) the print by itself.
create table design_mockup (
  seller_id  bigint      not null,
  design_id  bigint      not null,
  version    integer     not null,
  view_id    integer     not null,
  color_id   integer     not null,
  sort       integer     not null,
  state      text        not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  -- Name of an error of the catalogue and what it says.
  error      jsonb,
  small_key  text,
  large_key  text,
  updated_at timestamptz not null,
  primary key (seller_id, design_id, version, view_id, color_id),
  foreign key (seller_id, design_id, version) references design_version (seller_id, design_id, version),
  constraint done_has_pictures check (state <> 'done' or (small_key is not null and large_key is not null))
);

-- A full-resolution print of one view. Sizes that print equally wide share it.
create table print_file (
  seller_id  bigint      not null,
  design_id  bigint      not null,
  version    integer     not null,
  view_id    integer     not null,
  width_px   integer     not null,
  height_px  integer     not null,
  dpi        integer     not null,
  state      text        not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  error      jsonb,
  file_key   text,
  bytes      bigint,
  updated_at timestamptz not null,
  primary key (seller_id, design_id, version, view_id, width_px, height_px, dpi),
  foreign key (seller_id, design_id, version) references design_version (seller_id, design_id, version),
  constraint done_has_file check (state <> 'done' or file_key is not null)
);

-- The print files of one piece, and its production sheet. `reference` is what asked for it: a look beforehand, an order item.
create table print_set (
  seller_id   bigint      not null,
  id          bigint generated always as identity,
  reference   text        not null,
  design_id   bigint      not null,
  version     integer     not null,
  color_id    integer     not null,
  size_id     integer     not null,
  quantity    integer     not null check (quantity >= 1),
  state       text        not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  error       jsonb,
  sheet_key   text,
  created_at  timestamptz not null,
  finished_at timestamptz,
  primary key (seller_id, id),
  unique (seller_id, reference),
  foreign key (seller_id, design_id, version) references design_version (seller_id, design_id, version),
  constraint done_has_sheet check (state <> 'done' or sheet_key is not null)
);
create index print_set_design on print_set (seller_id, design_id, version);
