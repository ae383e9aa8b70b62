-- Marketplace orders that could not be read, as they came. A row goes away once its order can be read, or when the
-- seller dismisses it.
create table store_unread_order (
  seller_id         bigint      not null,
  id                bigint generated always as identity (start with 1001),
  store_id          bigint      not null,
  external_order_id text        not null,
  problem           text        not null,
  place             text        not null default '',
  found             text        not null default '',
  raw               text        not null,
  -- A dismissed order is not shown again unless it changes.
  dismissed_at      timestamptz,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, store_id, external_order_id),
  foreign key (seller_id, store_id) references store (seller_id, id)
);
create index store_unread_order_open on store_unread_order (seller_id, created_at) where dismissed_at is null;

-- A line without code and product was remembered as "#0" or "#"; one match then applied to every deleted product.
delete from foreign_sku where external_sku in ('#', '#0');
update foreign_order_line set external_sku = '' where external_sku in ('#', '#0') and sku_id is null;
