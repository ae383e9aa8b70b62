-- The catalogue: what can be bought, in which make, at what price, from where. Texts stand twice, Chinese and English.

-- Counts every change of the catalogue, so that each node knows whether what it holds in memory is still true.
create table catalogue_state (
  id           integer primary key check (id = 1),
  revision     bigint      not null default 0,
  -- Of the shared data (tree, terms, places) the installation was last filled from.
  content_hash text        not null default '',
  updated_at   timestamptz not null default now()
);
insert into catalogue_state (id) values (1);

create table product_category (
  id        integer primary key,
  key       text    not null unique,
  parent_id integer references product_category (id),
  http_url  text    not null unique,
  name_zh   text    not null,
  name_en   text    not null,
  -- Other words people search for.
  keywords  text    not null default '',
  sort      integer not null
);

-- Values of the filters: technique, material, season, gender, size_attribute, zone, design_style.
create table product_term (
  kind    text    not null,
  key     text    not null,
  name_zh text    not null,
  name_en text    not null,
  sort    integer not null,
  primary key (kind, key)
);

create table product_brand (
  key     text primary key,
  name_zh text    not null,
  name_en text    not null,
  sort    integer not null
);

create table warehouse (
  code           text primary key,
  region         text    not null,
  country        text    not null,
  city_zh        text    not null,
  city_en        text    not null,
  address        text    not null,
  postcode       text    not null,
  time_zone      text    not null,
  cut_off        text    not null,
  handling_hours integer not null,
  sort           integer not null
);

create table factory (
  id                    integer primary key,
  code                  text    not null unique,
  name_zh               text    not null,
  name_en               text    not null,
  region                text    not null,
  country               text    not null,
  city_zh               text    not null,
  city_en               text    not null,
  techniques            text[]  not null,
  daily_capacity_pieces integer not null,
  production_min_hours  integer not null,
  production_max_hours  integer not null
);

create table factory_warehouse (
  factory_id     integer not null references factory (id) on delete cascade,
  warehouse_code text    not null references warehouse (code),
  sort           integer not null,
  primary key (factory_id, warehouse_code)
);

create table product (
  id                   bigint primary key,
  code                 text        not null unique,
  category_id          integer     not null references product_category (id),
  brand_key            text        not null references product_brand (key),
  name_zh              text        not null,
  name_en              text        not null,
  subtitle_zh          text        not null,
  subtitle_en          text        not null,
  description_zh       text        not null,
  description_en       text        not null,
  selling_points_zh    text[]      not null,
  selling_points_en    text[]      not null,
  material_zh          text        not null,
  material_en          text        not null,
  material_keys        text[]      not null,
  season               text        not null,
  gender               text        not null,
  size_type            text        not null,
  grade                smallint    not null check (grade between 1 and 3),
  zones                text[]      not null,
  dtc_level            smallint    not null,
  is_mul               smallint    not null,
  is_brand             smallint    not null,
  is_factory_muti      smallint    not null,
  is_merge_design      smallint    not null,
  design_mode          smallint    not null,
  design_desc_zh       text        not null,
  design_desc_en       text        not null,
  design_desc_show     smallint    not null,
  design_style         text        not null,
  dpi                  integer     not null,
  extra_view_fen       bigint      not null,
  production_min_hours integer     not null,
  production_max_hours integer     not null,
  light_ambient        float8      not null,
  light_directional    float8      not null,
  light_roughness      float8      not null,
  shots                text[]      not null,
  has_model            boolean     not null,
  artwork              text        not null,
  sales                bigint      not null default 0,
  is_visible           boolean     not null default true,
  content_hash         text        not null,
  published_at         timestamptz not null,
  updated_at           timestamptz not null default now()
);
create index product_category_idx on product (category_id);

create table product_color (
  product_id bigint  not null references product (id) on delete cascade,
  id         integer not null,
  key        text    not null,
  hex        text    not null,
  name_zh    text    not null,
  name_en    text    not null,
  family     text    not null,
  part_ids   integer[] not null,
  primary key (product_id, id)
);

create table product_size (
  product_id bigint  not null references product (id) on delete cascade,
  id         integer not null,
  name       text    not null,
  primary key (product_id, id)
);

create table product_attribute (
  product_id bigint  not null references product (id) on delete cascade,
  id         integer not null,
  key        text    not null,
  name_zh    text    not null,
  name_en    text    not null,
  unit       text    not null,
  primary key (product_id, id)
);

create table product_size_value (
  product_id bigint  not null references product (id) on delete cascade,
  size_id    integer not null,
  attr_id    integer not null,
  attr_value float8  not null,
  primary key (product_id, size_id, attr_id)
);

create table product_view (
  product_id      bigint  not null references product (id) on delete cascade,
  view_id         integer not null,
  key             text    not null,
  name_zh         text    not null,
  name_en         text    not null,
  picture_product text,
  picture_view    text,
  picture_area    text,
  primary key (product_id, view_id)
);

-- On the 550 × 550 canvas.
create table product_print_area (
  product_id bigint  not null references product (id) on delete cascade,
  view_id    integer not null,
  "left"     float8  not null,
  top        float8  not null,
  width      float8  not null,
  height     float8  not null,
  lies_on    text    not null,
  primary key (product_id, view_id)
);

-- Width of the print in cm.
create table product_actual_size (
  product_id   bigint  not null references product (id) on delete cascade,
  size_id      integer not null,
  view_id      integer not null,
  actual_width float8  not null,
  primary key (product_id, size_id, view_id)
);

-- A colour in a size. The number is made from the product's, so that it is the same in every installation.
create table product_item (
  id             bigint primary key,
  product_id     bigint  not null references product (id) on delete cascade,
  sku            text    not null unique,
  color_id       integer not null,
  size_id        integer not null,
  base_price_fen bigint  not null check (base_price_fen > 0),
  weight_g       integer not null,
  length_cm      float8  not null,
  width_cm       float8  not null,
  height_cm      float8  not null,
  unique (product_id, color_id, size_id)
);

-- Blanks on the shelf. Kept apart from the item, because it changes with every order and the item does not.
create table product_stock (
  product_id     bigint  not null references product (id) on delete cascade,
  item_id        bigint  not null references product_item (id) on delete cascade,
  warehouse_code text    not null references warehouse (code),
  pieces         integer not null check (pieces >= 0),
  updated_at     timestamptz not null default now(),
  primary key (product_id, item_id, warehouse_code)
);
create index product_stock_item_idx on product_stock (item_id);

create table product_technique (
  product_id    bigint  not null references product (id) on delete cascade,
  key           text    not null,
  surcharge_fen bigint  not null,
  sort          integer not null,
  primary key (product_id, key)
);

create table product_price_tier (
  product_id  bigint  not null references product (id) on delete cascade,
  quantity    integer not null,
  discount_bp integer not null,
  primary key (product_id, quantity)
);

create table product_supply (
  product_id           bigint  not null references product (id) on delete cascade,
  factory_id           integer not null references factory (id),
  warehouses           text[]  not null,
  production_min_hours integer not null,
  production_max_hours integer not null,
  sort                 integer not null,
  primary key (product_id, factory_id)
);
create index product_supply_factory_idx on product_supply (factory_id);

-- What a set consists of, per colour and size of the set.
create table product_component (
  product_id           bigint  not null references product (id) on delete cascade,
  sort                 integer not null,
  color_id             integer not null,
  size_id              integer not null,
  sub_basic_product_id bigint  not null references product (id),
  sub_color_id         integer not null,
  sub_size_id          integer not null,
  quantity             integer not null,
  component_designs    jsonb   not null,
  primary key (product_id, sort)
);
create index product_component_sub_idx on product_component (sub_basic_product_id);

-- Pictures of the product with artwork on it; the address is built from these words.
create table product_show_image (
  product_id bigint  not null references product (id) on delete cascade,
  sort       integer not null,
  color_id   integer not null,
  view_id    integer,
  artwork    text    not null,
  primary key (product_id, sort)
);

-- Products that a special of the site gathers; the special itself belongs to the site.
create table product_special (
  special_id bigint  not null,
  product_id bigint  not null references product (id) on delete cascade,
  sort       integer not null,
  primary key (special_id, product_id)
);
create index product_special_product_idx on product_special (product_id);
