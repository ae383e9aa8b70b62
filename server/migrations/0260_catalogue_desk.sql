-- Staff edit the catalogue: products, categories and terms are no longer only what the asset files say.

-- Above the numbers of every product file.
create sequence product_number as bigint start with 100001;

alter table product
  -- Published or withdrawn by staff: its file no longer changes it.
  add column is_own             boolean not null default false,
  add column care_zh            text    not null default '',
  add column care_en            text    not null default '',
  add column origin_country     text    not null default '',
  -- Name, address and email of the person responsible for product safety in the European Union.
  add column responsible_person jsonb   not null default '{"name":"","address":"","email":""}',
  add column min_quantity       integer not null default 1 check (min_quantity > 0),
  -- Codes of products shown beside it.
  add column related            text[]  not null default '{}',
  -- Discounts of this product by seller level, where they differ from the level's usual one.
  add column level_discounts    jsonb   not null default '[]';

alter table product_item
  add column barcode    text    not null default '',
  add column cost_fen   bigint,
  -- False for a variant that was taken out while goods are still made of it.
  add column is_offered boolean not null default true;
create unique index product_item_barcode on product_item (barcode) where barcode <> '';

alter table product_color add column sort integer not null default 0;
alter table product_size add column sort integer not null default 0;
alter table product_view add column sort integer not null default 0;
alter table product_print_area
  add column bleed_cm float8 not null default 0,
  add column safe_cm  float8 not null default 0;

-- Changed by staff: the shared file no longer changes these rows.
alter table product_category add column is_own boolean not null default false;
alter table product_term add column is_own boolean not null default false;
alter table product_brand add column is_own boolean not null default false;
-- Removed by staff: the shared file must not bring them back.
create table catalogue_removed (
  kind text not null,
  key  text not null,
  primary key (kind, key)
);

-- One lean row per product in any state, so that the desk's list never reads documents. The documents are content
-- items of the kind `product`; their key is the product's number.
create table product_entry (
  product_id      bigint primary key,
  item_id         bigint not null unique references content_item (id) on delete cascade,
  code            text   not null unique,
  state           text   not null check (state in ('draft', 'on_sale', 'changed', 'withdrawn')),
  name_zh         text   not null,
  name_en         text   not null,
  category_key    text   not null,
  -- Every term the draft or the published version uses, such as technique:dtg.
  terms           text[] not null,
  warehouses      text[] not null,
  variants        integer not null,
  price_from_fen  bigint not null,
  price_to_fen    bigint not null,
  min_hours       integer not null,
  max_hours       integer not null,
  picture         jsonb,
  skus            text[] not null,
  barcodes        text[] not null,
  -- Names, code, SKUs and barcodes in lower case.
  search_text     text   not null,
  updated_at      timestamptz not null
);
-- The list scans the search text, so that stays in the row; long arrays are only read through their indexes.
alter table product_entry alter column search_text set storage main;
alter table product_entry alter column skus set storage external;
alter table product_entry alter column barcodes set storage external;
create index product_entry_state on product_entry (state);
create index product_entry_recent on product_entry (updated_at desc, product_id desc);
create index product_entry_category on product_entry (category_key);
create index product_entry_terms on product_entry using gin (terms);
create index product_entry_skus on product_entry using gin (skus);
create index product_entry_barcodes on product_entry using gin (barcodes);
