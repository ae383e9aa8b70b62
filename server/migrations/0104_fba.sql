-- Orders for Amazon's warehouses: the shipment they belong to, the cartons and the codes on the pieces.
create table fba_order (
  seller_id   bigint      not null,
  order_id    bigint      not null,
  -- Amazon's number of the shipment, `FBA15DX7K2QM`; empty until the plan is made there.
  shipment_no text        not null default '',
  center      text        not null default '',
  is_pickup   boolean     not null default false,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (seller_id, order_id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id)
);

create table fba_box (
  seller_id bigint  not null,
  order_id  bigint  not null,
  box_no    integer not null check (box_no > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm  integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  weight_g  integer not null check (weight_g > 0),
  -- [{ sku_id, quantity }]
  items     jsonb   not null,
  primary key (seller_id, order_id, box_no),
  foreign key (seller_id, order_id) references fba_order (seller_id, order_id)
);

-- Amazon's code of a SKU, the same in every shipment.
create table fba_code (
  seller_id  bigint      not null references seller (id),
  sku_id     bigint      not null,
  fnsku      text        not null,
  updated_at timestamptz not null,
  primary key (seller_id, sku_id)
);
