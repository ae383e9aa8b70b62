-- Finished goods: a version of a design on a product, in chosen colours and sizes.
create table goods (
  seller_id      bigint      not null references seller (id) on delete cascade,
  id             bigint generated always as identity,
  product_id     bigint      not null references product (id),
  -- The version the goods show now; an order keeps the version it was paid with.
  design_id      bigint      not null,
  design_version integer     not null,
  -- How many views carry print: the cost depends on it.
  printed_views  integer     not null check (printed_views >= 1),
  title          text        not null,
  title_en       text        not null default '',
  remark         text        not null default '',
  -- Null until the seller arranges them: [{kind, color_id, view_id} or {kind, upload_id, name, preview keys}].
  show_images    jsonb,
  created_by     bigint      not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  -- In the recycle bin since.
  deleted_at     timestamptz,
  primary key (seller_id, id)
);
create index goods_library on goods (seller_id, created_at desc, id desc) where deleted_at is null;
create index goods_of_product on goods (seller_id, product_id) where deleted_at is null;
create index goods_of_design on goods (seller_id, design_id);
create index goods_title on goods (seller_id, title);
-- The nightly sweep reads across sellers.
create index goods_recycled on goods (deleted_at) where deleted_at is not null;

-- One for each chosen item. The code is the seller's own and unique however it is written.
create table goods_sku (
  seller_id    bigint      not null,
  id           bigint generated always as identity,
  goods_id     bigint      not null,
  item_id      bigint      not null references product_item (id),
  color_id     integer     not null,
  size_id      integer     not null,
  name         text        not null,
  sku_code     text        not null,
  price_fen    bigint      check (price_fen >= 0),
  barcode      text,
  barcode_kind text        check (barcode_kind in ('code128', 'ean13', 'qr')),
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  primary key (seller_id, id),
  foreign key (seller_id, goods_id) references goods (seller_id, id) on delete cascade,
  unique (seller_id, goods_id, item_id),
  constraint barcode_has_kind check ((barcode is null) = (barcode_kind is null))
);
create unique index goods_sku_code on goods_sku (seller_id, upper(sku_code));
create unique index goods_sku_barcode on goods_sku (seller_id, barcode) where barcode is not null;
create index goods_sku_name on goods_sku (seller_id, name);
create index goods_sku_item on goods_sku (item_id);

create table goods_tag (
  seller_id bigint  not null references seller (id) on delete cascade,
  id        bigint generated always as identity,
  name      text    not null,
  color     text    not null,
  sort      integer not null,
  primary key (seller_id, id)
);
create unique index goods_tag_name on goods_tag (seller_id, lower(name));

create table goods_tag_link (
  seller_id bigint not null,
  goods_id  bigint not null,
  tag_id    bigint not null,
  primary key (seller_id, goods_id, tag_id),
  foreign key (seller_id, goods_id) references goods (seller_id, id) on delete cascade,
  foreign key (seller_id, tag_id) references goods_tag (seller_id, id) on delete cascade
);
create index goods_tag_link_tag on goods_tag_link (seller_id, tag_id);

-- The rule of SKU codes, and the running number names and codes carry.
create table goods_setting (
  seller_id bigint  primary key references seller (id) on delete cascade,
  sku_rule  text,
  last_seq  integer not null default 0
);

-- A PDF of labels, made in the background.
create table goods_label_run (
  seller_id   bigint      not null references seller (id) on delete cascade,
  id          bigint generated always as identity,
  user_id     bigint      not null,
  -- What was asked for: items, preset, options.
  request     jsonb       not null,
  label_count integer     not null,
  page_count  integer,
  done_count  integer     not null default 0,
  status      text        not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  file_key    text,
  created_at  timestamptz not null default now(),
  primary key (seller_id, id)
);
create index goods_label_run_old on goods_label_run (created_at);
