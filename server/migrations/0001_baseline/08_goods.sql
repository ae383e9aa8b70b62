-- Goods and SKUs made from designs, batch runs, merged SKUs, brands.

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
  -- Labels whose bars are too narrow for common printers; the seller is warned.
  dense_count integer not null default 0,
  primary key (seller_id, id)
);
create index goods_label_run_old on goods_label_run (created_at);

-- A seller's own brands: what is printed on labels, cards and bags shipped with the goods.
create table brand (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity (start with 1001),
  name         text        not null,
  logo         jsonb       not null default '[]',
  -- Which inserts come with it, by the keys of the services.
  services     text[]      not null default '{}',
  label_text   text        not null default '',
  card_message text        not null default '',
  is_default   boolean     not null default false,
  deleted_at   timestamptz,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  primary key (seller_id, id)
);
create unique index brand_name on brand (seller_id, lower(name)) where deleted_at is null;
create unique index brand_default on brand (seller_id) where is_default and deleted_at is null;

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
  -- Counts the starts: a worker of an earlier start stops.
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
-- A listing occurs once in a run, however many workers try it.
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

-- One code for several SKUs.
create table merged_sku (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  code       text        not null,
  name       text        not null,
  remark     text        not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- How many SKUs a merged one was made of. When goods leave the recycle bin for good it loses a part; a set that is not
  -- whole any more must not be sent as if it were.
  part_count integer not null default 0,
  primary key (seller_id, id)
);
create unique index merged_sku_code on merged_sku (seller_id, upper(code));
create index merged_sku_newest on merged_sku (seller_id, updated_at desc, id desc);

create table merged_sku_part (
  seller_id bigint  not null,
  merged_id bigint  not null,
  sku_id    bigint  not null,
  quantity  integer not null check (quantity between 1 and 99),
  sort      integer not null,
  primary key (seller_id, merged_id, sku_id),
  foreign key (seller_id, merged_id) references merged_sku (seller_id, id) on delete cascade,
  -- Goods leave the recycle bin for good one day; what was merged of them loses that part.
  foreign key (seller_id, sku_id) references goods_sku (seller_id, id) on delete cascade
);
create index merged_sku_part_sku on merged_sku_part (seller_id, sku_id);

-- Eight places for base products of a seller's own choice.
create table exclusive_base (
  seller_id  bigint      not null references seller (id),
  place      integer     not null check (place between 1 and 8),
  product_id bigint      not null references product (id),
  name       text        not null,
  remark     text        not null,
  color_ids  integer[]   not null,
  updated_at timestamptz not null,
  primary key (seller_id, place),
  -- Deferrable: positions can be swapped within one transaction.
  constraint exclusive_base_once unique (seller_id, product_id) deferrable initially immediate
);
