-- What factories make: one task for each line of an order. Staff read across sellers by factory.
create table production_task (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 100001),
  order_id    bigint      not null,
  line_id     bigint      not null,
  -- What is scanned.
  code        text        not null unique,
  factory_id  integer     not null references factory (id),
  technique   text        not null,
  state       text        not null check (state in ('queued', 'printing', 'checked', 'packed', 'cancelled')),
  priority    integer     not null default 0,
  -- How often it had to be made again, and why the last time.
  reprints    integer     not null default 0,
  problem     text        not null default '',
  due_at      timestamptz not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, order_id, line_id),
  foreign key (seller_id, order_id, line_id) references sales_order_line (seller_id, order_id, id)
);
create index production_queue on production_task (factory_id, state, priority desc, due_at, id);
create index production_open on production_task (state, due_at) where state in ('queued', 'printing', 'checked');

create table shipment (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity (start with 100001),
  order_id     bigint      not null,
  tracking_no  text        not null,
  carrier      text        not null,
  state        text        not null check (state in ('sent', 'arrived')),
  sent_at      timestamptz not null,
  arrived_at   timestamptz,
  primary key (seller_id, id),
  unique (seller_id, tracking_no),
  foreign key (seller_id, order_id) references sales_order (seller_id, id)
);
create index shipment_order on shipment (seller_id, order_id);
create index shipment_under_way on shipment (sent_at) where state = 'sent';
