-- What a seller means to order: one line for each SKU and warehouse.
create table cart_item (
  seller_id      bigint      not null references seller (id) on delete cascade,
  id             bigint generated always as identity,
  sku_id         bigint      not null,
  warehouse_code text        not null references warehouse (code),
  quantity       integer     not null check (quantity between 1 and 10000),
  services       text[]      not null default '{}',
  is_pickup      boolean     not null default false,
  remark         text        not null default '',
  created_by     bigint      not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (seller_id, id),
  unique (seller_id, sku_id, warehouse_code),
  foreign key (seller_id, sku_id) references goods_sku (seller_id, id) on delete cascade
);
create index cart_item_newest on cart_item (seller_id, created_at desc, id desc);
