-- Artworks, materials, templates, designs and their pictures.

-- Designs of the platform's own library, loaded from assets/gallery.
create table gallery_artwork (
  slug        text primary key,
  sort        integer not null,
  name_zh     text    not null,
  name_en     text    not null,
  category    text    not null,
  category_zh text    not null,
  category_en text    not null,
  style       text    not null,
  style_zh    text    not null,
  style_en    text    not null,
  tags_zh     text[]  not null,
  tags_en     text[]  not null,
  width_px    integer not null,
  height_px   integer not null,
  tileable    boolean not null,
  has_alpha   boolean not null,
  colors      text[]  not null,
  -- Everything it may be found by, in lower case.
  words       text    not null,
  -- Designs of the platform are found by the family of their main colours; filled from assets/gallery at the next start.
  color_families text[] not null default '{}'
);
create index gallery_artwork_category on gallery_artwork (category, sort);
create index gallery_artwork_style on gallery_artwork (style, sort);
create index gallery_artwork_colour on gallery_artwork using gin (color_families);

-- Designs: the document with every version it was saved in, what is being worked on, and what is made of it.
create table design (
  seller_id        bigint      not null references seller (id),
  id               bigint generated always as identity,
  basic_product_id bigint      not null,
  name             text        not null,
  current_version  integer     not null check (current_version >= 1),
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  -- Deleted by the seller, but goods and orders still use its versions.
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
  -- Storage keys of its pictures, kept for this version even when the library entry is deleted.
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

-- A picture of a version: on a colour of the product, or (colour 0) the print alone.
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
-- A scheduled job looks for queued pictures among all that were ever made.
create index design_mockup_queued on design_mockup (updated_at) where state = 'queued';
create index design_mockup_waiting on design_mockup (updated_at) where state in ('queued', 'running');

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
  -- Numbers of print sets are drawn ahead, so that their jobs can be enqueued before a shelf is locked.
  id          bigint generated by default as identity,
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
-- Every minute rows that wait for a job are compared with the jobs there are. These tables grow for ever while few of
-- their rows wait.
create index print_set_waiting on print_set (created_at) where state in ('queued', 'running');

-- Folders of a seller's library.
create table material_category (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  parent_id  bigint,
  name       text        not null,
  sort       integer     not null default 0,
  created_at timestamptz not null default now(),
  primary key (seller_id, id),
  foreign key (seller_id, parent_id) references material_category (seller_id, id),
  unique nulls not distinct (seller_id, parent_id, name)
);

create table material_tag (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  name       text        not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, id)
);
create unique index material_tag_name on material_tag (seller_id, lower(name));

-- What the library knows about an upload of purpose material; its id is the upload's.
create table material (
  seller_id      bigint  not null,
  id             bigint  not null,
  -- Counts rows in the order they were committed, so that a search can load what is new since it last looked.
  seq            bigint generated always as identity,
  category_id    bigint,
  -- Null until measured.
  shape_hash     bit(64),
  histogram      bytea,
  measures       jsonb,
  colors         text[]  not null default '{}',
  color_families text[]  not null default '{}',
  aspect         text,
  kind           text,
  style          text,
  tileable       boolean not null default false,
  -- Account that shared it, or host it was fetched from.
  origin         text,
  -- Platform design it was copied from.
  artwork_slug   text,
  primary key (seller_id, id),
  foreign key (seller_id, id) references upload (seller_id, id) on delete cascade,
  foreign key (seller_id, category_id) references material_category (seller_id, id) on delete set null (category_id)
);
create index material_category_of on material (seller_id, category_id);
create index material_newer on material (seller_id, seq);
create index material_unmeasured on material (seq) where measures is null;

create table material_tagging (
  seller_id   bigint not null,
  material_id bigint not null,
  tag_id      bigint not null,
  primary key (seller_id, material_id, tag_id),
  foreign key (seller_id, material_id) references material (seller_id, id) on delete cascade,
  foreign key (seller_id, tag_id) references material_tag (seller_id, id) on delete cascade
);
create index material_tagging_tag on material_tagging (seller_id, tag_id);

-- Ready designs of the platform to start from, made from the definitions of the program.
create table design_template (
  id          integer primary key,
  sort        integer not null,
  name_zh     text    not null,
  name_en     text    not null,
  scenario    text    not null,
  style       text    not null,
  product_id  bigint  not null references product (id) on delete cascade,
  color_id    integer not null,
  slots       jsonb   not null,
  document    jsonb   not null,
  -- Everything it may be found by, in lower case.
  words       text    not null,
  -- Null until it is painted.
  picture_key text
);

create table user_design_template (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity,
  name        text        not null,
  product_id  bigint      not null references product (id),
  color_id    integer     not null,
  slots       jsonb       not null,
  document    jsonb       not null,
  picture_key text,
  created_at  timestamptz not null default now(),
  primary key (seller_id, id)
);
create index user_design_template_newest on user_design_template (seller_id, created_at desc, id desc);

-- Sheets cut into cells that a seller keeps to fill again.
create table bottom_template (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity,
  name        text        not null,
  layout_id   integer     not null,
  cell_count  integer     not null,
  document    jsonb       not null,
  picture_key text,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (seller_id, id)
);
create index bottom_template_newest on bottom_template (seller_id, updated_at desc, id desc);

-- Those the platform sells. Rewritten from their definitions at each start.
create table pay_bottom_template (
  id             integer primary key,
  sort           integer not null,
  name_zh        text    not null,
  name_en        text    not null,
  description_zh text    not null,
  description_en text    not null,
  price_fen      bigint  not null check (price_fen > 0),
  layout_id      integer not null,
  cell_count     integer not null,
  document       jsonb   not null,
  -- The same sheet with pictures in its cells, for the shop window.
  sample         jsonb   not null,
  picture_key    text,
  -- Detects that the sample has changed since it was painted.
  sample_hash    text    not null,
  words          text    not null,
  is_on_sale     boolean not null default true
);

-- A wish to buy one; `paid_at` makes it the seller's.
create table bottom_purchase (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity,
  template_id integer     not null references pay_bottom_template (id),
  price_fen   bigint      not null check (price_fen > 0),
  created_by  bigint      not null,
  created_at  timestamptz not null,
  paid_at     timestamptz,
  primary key (seller_id, id)
);
create unique index bottom_purchase_once on bottom_purchase (seller_id, template_id) where paid_at is not null;
create index bottom_purchase_sold on bottom_purchase (template_id) where paid_at is not null;

-- What would spoil the print of a saved version, when there is something. An order of it is paid only once the seller
-- has accepted it, and who did so when is kept.
create table design_check (
  seller_id   bigint      not null,
  design_id   bigint      not null,
  version     integer     not null,
  findings    jsonb       not null,
  checked_at  timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint,
  primary key (seller_id, design_id, version),
  foreign key (seller_id, design_id, version) references design_version (seller_id, design_id, version),
  constraint accepted_by_someone check ((accepted_at is null) = (accepted_by is null))
);

-- Sheets of goods to be made from design templates and artworks, row by row.
create table template_import (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 1001),
  name        text        not null,
  state       text        not null default 'checked' check (state in ('checked', 'running', 'done')),
  language    text        not null,
  row_count   integer     not null,
  created_by  bigint      not null,
  created_at  timestamptz not null,
  finished_at timestamptz,
  primary key (seller_id, id)
);
create index template_import_newest on template_import (seller_id, created_at desc, id desc);

create table template_import_row (
  seller_id bigint  not null,
  import_id bigint  not null,
  row_at    integer not null,
  status    text    not null check (status in ('ready', 'error', 'made', 'failed')),
  values    jsonb   not null,
  problems  jsonb   not null default '[]',
  goods_id  bigint,
  title     text    not null default '',
  primary key (seller_id, import_id, row_at),
  foreign key (seller_id, import_id) references template_import (seller_id, id) on delete cascade
);
create index template_import_row_status on template_import_row (seller_id, import_id, status, row_at);

-- What the first picture of a design is recognised by, so that a picture from elsewhere finds its goods.
create table mockup_look (
  seller_id  bigint  not null,
  design_id  bigint  not null,
  version    integer not null,
  light_hash text    not null,
  shape_hash text    not null,
  histogram  bytea   not null,
  primary key (seller_id, design_id, version)
);

-- Sheets that are painted in full size by a job: for the library, or for the show images of goods as well.
create table grid_painting (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  user_id    bigint      not null,
  name       text        not null,
  size_px    integer     not null,
  view       jsonb       not null,
  -- Whose show images the picture joins; null for the library only.
  goods_id   bigint,
  state      text        not null default 'queued' check (state in ('queued', 'painting', 'keeping', 'done', 'failed', 'cancelled')),
  error      jsonb,
  upload_id  bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What asked for a painting that is asked for many times over, so that each goods gets it once.
  cause      text,
  primary key (seller_id, id)
);
create unique index grid_painting_once on grid_painting (seller_id, goods_id, cause) where cause is not null;
