-- What one seller has of the catalogue. Keys lead with the seller.

-- A price agreed with one seller: it stands for the base price of every item and leaves no level discount.
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
