-- Products, their stock and price, shipping channels and freight.

-- The catalogue: what can be bought, in which make, at what price, from where. Every text exists in Chinese and English.
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
  updated_at           timestamptz not null default now(),
  -- Tariff numbers a product is declared under at customs: one, or one for each kind of piece in a set.
  hs_codes             text[] not null default '{}'
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
  -- What a print area says beyond its rectangle, in the same coordinates of the 550 × 550 canvas.
  -- The part that the product's main picture shows: new artwork is placed there. Null when all of it is seen.
  focus      jsonb,
  -- Where nothing is printed, such as the hole for a camera.
  cut_outs   jsonb not null default '[]',
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
-- Shelves and balances change with every order. With free space in its page a new row version stays
-- on the same page (a HOT update): no index is touched, and the next reader prunes the old version.
create table product_stock (
  product_id     bigint  not null references product (id) on delete cascade,
  item_id        bigint  not null references product_item (id) on delete cascade,
  warehouse_code text    not null references warehouse (code),
  pieces         integer not null check (pieces >= 0),
  updated_at     timestamptz not null default now(),
  primary key (product_id, item_id, warehouse_code)
) with (fillfactor = 50);
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

-- One row per product with all that lists show and search needs, written together with the product.
-- Each node reads these rows into its own index, and reads the cards of a page by key.
create table product_search (
  product_id         bigint primary key references product (id) on delete cascade,
  -- Folded text by weight: the name and code, what kind of thing it is, everything else.
  text_name          text   not null,
  text_kind          text   not null,
  text_more          text   not null,
  -- Values of the filters, such as technique:dtg.
  facets             text[] not null,
  skus               text[] not null,
  price_from_fen     bigint not null,
  delivery_max_hours integer not null,
  grade              smallint not null,
  sales              bigint not null,
  published_at       timestamptz not null,
  is_visible         boolean not null,
  -- The card in each language, without what depends on the caller.
  dtc_level          smallint not null,
  card_zh            jsonb  not null,
  card_en            jsonb  not null
);

-- What one seller has of the catalogue. Keys lead with the seller.
-- A price agreed with one seller. It replaces the base price of every item and excludes level discounts.
create table product_private_price (
  seller_id      bigint not null references seller (id) on delete cascade,
  product_id     bigint not null references product (id) on delete cascade,
  item_id        bigint not null references product_item (id) on delete cascade,
  base_price_fen bigint not null check (base_price_fen > 0),
  updated_at     timestamptz not null default now(),
  primary key (seller_id, item_id)
);
create index product_private_price_product_idx on product_private_price (seller_id, product_id);

-- Whether the design hint of a product still opens for this seller.
create table seller_product_setting (
  seller_id        bigint   not null references seller (id) on delete cascade,
  product_id       bigint   not null references product (id) on delete cascade,
  design_desc_show smallint not null check (design_desc_show in (1, 2)),
  updated_at       timestamptz not null default now(),
  primary key (seller_id, product_id)
);

-- What marketplaces keep of a sale, and what their currencies are worth: used by the profit calculator only.
create table marketplace_fee (
  platform        integer primary key,
  currency        text    not null,
  commission_bp   integer not null check (commission_bp between 0 and 9000),
  payment_bp      integer not null check (payment_bp between 0 and 1000),
  -- Per order, in hundredths of the currency.
  fixed_fee_minor integer not null default 0 check (fixed_fee_minor >= 0),
  updated_at      timestamptz not null default now()
);

-- Yuan for one unit, in ten-thousandths.
create table exchange_rate (
  currency   text primary key,
  rate_e4    bigint not null check (rate_e4 > 0),
  updated_at timestamptz not null default now()
);

-- A way to send a parcel, and what it takes.
create table shipping_channel (
  id                 bigint generated always as identity primary key,
  code               text     not null unique,
  name_zh            text     not null,
  name_en            text     not null,
  note_zh            text     not null,
  note_en            text     not null,
  kind               text     not null check (kind in ('line', 'postal', 'express', 'domestic', 'bulk', 'pickup')),
  is_tracked         boolean  not null,
  -- cm³ that count as a kilogram; 0 where size does not count.
  volumetric_divisor integer  not null check (volumetric_divisor >= 0),
  max_weight_g       integer  not null check (max_weight_g > 0),
  max_side_mm        integer  not null check (max_side_mm > 0),
  sort               smallint not null,
  is_enabled         boolean  not null default true,
  -- The least a channel takes, goods and packaging of a whole shipment together; 0 takes anything.
  min_weight_g       integer not null default 0 check (min_weight_g >= 0)
);

-- Channel × destination × warehouse. The country leads: every question is about one destination.
create table shipping_rate (
  country         text     not null,
  channel_id      bigint   not null references shipping_channel (id),
  warehouse       text     not null,
  first_weight_g  integer  not null check (first_weight_g > 0),
  first_price_fen bigint   not null check (first_price_fen >= 0),
  step_weight_g   integer  not null check (step_weight_g > 0),
  step_price_fen  bigint   not null check (step_price_fen >= 0),
  minimum_fen     bigint   not null default 0 check (minimum_fen >= 0),
  fuel_bp         integer  not null default 0 check (fuel_bp between 0 and 10000),
  days_min        smallint not null check (days_min > 0),
  days_max        smallint not null,
  primary key (country, channel_id, warehouse),
  check (days_max >= days_min)
);

create table shipping_remote_area (
  country       text   not null,
  channel_id    bigint not null references shipping_channel (id),
  -- Capitals and digits only, as postcodes are compared.
  prefix        text   not null check (prefix ~ '^[A-Z0-9]+$'),
  surcharge_fen bigint not null check (surcharge_fen > 0),
  primary key (country, channel_id, prefix)
);

-- The channels a seller wants for a country, in order.
create table shipping_preference (
  seller_id  bigint   not null references seller (id),
  country    text     not null,
  channel_id bigint   not null references shipping_channel (id),
  sort       smallint not null,
  primary key (seller_id, country, channel_id)
);

-- Tried in order; the first that fits an order names its channel. Open ends are null, no country means all.
create table shipping_rule (
  seller_id      bigint      not null references seller (id),
  id             bigint generated always as identity,
  name           text        not null,
  countries      text[]      not null default '{}',
  weight_min_g   integer,
  weight_max_g   integer,
  amount_min_fen bigint,
  amount_max_fen bigint,
  channel_id     bigint      not null references shipping_channel (id),
  is_enabled     boolean     not null default true,
  sort           integer     not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (seller_id, id)
);
create index shipping_rule_order on shipping_rule (seller_id, sort, id);

-- What a seller makes of the catalogue: favourites in a tree of the seller's own, own show images, feedback.
create table user_product_category (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated always as identity,
  parent_id  bigint,
  name       text        not null,
  sort       integer     not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, id),
  foreign key (seller_id, parent_id) references user_product_category (seller_id, id)
);
create index user_product_category_order on user_product_category (seller_id, sort, id);

-- A favourite is in at most one of the seller's own categories.
create table product_favourite (
  seller_id   bigint      not null references seller (id) on delete cascade,
  product_id  bigint      not null references product (id) on delete cascade,
  category_id bigint,
  created_at  timestamptz not null default now(),
  primary key (seller_id, product_id),
  foreign key (seller_id, category_id) references user_product_category (seller_id, id) on delete set null (category_id)
);
create index product_favourite_newest on product_favourite (seller_id, created_at desc, product_id desc);
create index product_favourite_category on product_favourite (seller_id, category_id);

create table user_product_show_image (
  seller_id        bigint      not null references seller (id) on delete cascade,
  id               bigint generated always as identity,
  product_id       bigint      not null references product (id) on delete cascade,
  -- The colour it shows; null fits every colour.
  color_id         integer,
  name             text        not null,
  sort             integer     not null,
  preview_469_key  text        not null,
  preview_1000_key text        not null,
  width_px         integer     not null,
  height_px        integer     not null,
  created_at       timestamptz not null default now(),
  primary key (seller_id, id)
);
create index user_product_show_image_order on user_product_show_image (seller_id, product_id, sort, id);

create table product_feedback (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated always as identity,
  user_id    bigint      not null,
  product_id bigint      not null references product (id) on delete cascade,
  kind       text        not null check (kind in ('quality', 'picture', 'size', 'price', 'stock', 'delivery', 'other')),
  text       text        not null,
  -- Stored pictures: [{upload_id, name, preview_469_key, preview_1000_key}].
  pictures   jsonb       not null default '[]',
  status     text        not null default 'open' check (status in ('open', 'answered')),
  answer     text        not null default '',
  answered_by bigint,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (seller_id, id)
);
-- Staff read across sellers, the open ones first.
create index product_feedback_staff on product_feedback (status, created_at desc);

-- A seller asks for a product to be listed; staff accept or refuse with a reason.
create table product_application (
  seller_id          bigint      not null references seller (id) on delete cascade,
  id                 bigint generated always as identity,
  user_id            bigint      not null,
  name               text        not null,
  category_id        integer     references product_category (id),
  material           text        not null,
  technique          text        not null,
  size_attribute     text        not null,
  sizes              text[]      not null,
  countries          text[]      not null,
  produce_areas      text[]      not null default '{}',
  expected_price_fen bigint      not null check (expected_price_fen > 0),
  monthly_quantity   integer     not null check (monthly_quantity > 0),
  reference_link     text        not null default '',
  description        text        not null default '',
  -- Stored pictures: [{upload_id, name, preview_469_key, preview_1000_key}].
  pictures           jsonb       not null default '[]',
  status             text        not null default 'pending' check (status in ('pending', 'accepted', 'refused', 'cancelled')),
  -- Why it was refused, or what staff add when accepting.
  remark             text        not null default '',
  -- The product it became, once listed.
  product_id         bigint      references product (id),
  reviewed_by        bigint,
  reviewed_at        timestamptz,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  primary key (seller_id, id)
);
create index product_application_own on product_application (seller_id, created_at desc, id desc);
create index product_application_pending on product_application (seller_id) where status = 'pending';
-- Staff read across sellers.
create index product_application_staff on product_application (status, created_at desc);

-- Products of others that a seller sells or watches.
create table third_party_product (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  name       text        not null,
  sku_code   text        not null default '',
  supplier   text        not null default '',
  link       text        not null default '',
  cost_fen   bigint,
  price_fen  bigint,
  remark     text        not null default '',
  pictures   jsonb       not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create index third_party_product_newest on third_party_product (seller_id, created_at desc, id desc);
