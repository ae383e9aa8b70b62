-- What a carrier tells of a parcel. Told twice or in the wrong order, it stands here once and in its place.
create table shipment_event (
  seller_id   bigint      not null,
  shipment_id bigint      not null,
  id          bigint generated always as identity,
  -- The carrier's own number for it.
  event_key   text        not null,
  code        text        not null,
  place       text        not null default '',
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (seller_id, shipment_id, id),
  unique (seller_id, shipment_id, event_key),
  foreign key (seller_id, shipment_id) references shipment (seller_id, id)
);
alter table shipment
  -- The carrier knows of it and will tell.
  add column registered_at timestamptz,
  add column weight_g integer;

-- Checks of quality: who looked, what was found, and the photos.
create table task_check (
  seller_id  bigint      not null,
  task_id    bigint      not null,
  id         bigint generated always as identity,
  is_passed  boolean     not null,
  problem    text        not null default '',
  photos     jsonb       not null default '[]',
  user_id    bigint,
  created_at timestamptz not null,
  primary key (seller_id, task_id, id),
  foreign key (seller_id, task_id) references production_task (seller_id, id)
);

-- Every change of what lies on the shelves, written by the shelf itself so that none can be forgotten.
create table stock_movement (
  id             bigint generated always as identity primary key,
  item_id        bigint      not null,
  warehouse_code text        not null,
  change         integer     not null,
  pieces_after   integer     not null,
  -- Why: an order number, a task that had to be made again, a count.
  cause          text        not null default '',
  created_at     timestamptz not null default now()
);
create index stock_movement_item on stock_movement (item_id, warehouse_code, id desc);
create function note_stock_movement() returns trigger language plpgsql as $$
begin
  insert into stock_movement (item_id, warehouse_code, change, pieces_after, cause)
    values (new.item_id, new.warehouse_code, new.pieces - old.pieces, new.pieces,
      coalesce(current_setting('inkroute.stock_cause', true), ''));
  return null;
end $$;
create trigger product_stock_moves after update of pieces on product_stock
  for each row when (old.pieces <> new.pieces) execute function note_stock_movement();

-- Print files of many tasks as one archive.
create table print_batch (
  id          bigint generated always as identity (start with 1001) primary key,
  task_codes  text[]      not null,
  state       text        not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  done        integer     not null default 0,
  file_key    text,
  bytes       bigint,
  missing     text[]      not null default '{}',
  created_by  bigint      not null,
  created_at  timestamptz not null,
  finished_at timestamptz,
  constraint done_has_file check (state <> 'done' or file_key is not null)
);
create index print_batch_newest on print_batch (created_at desc);

-- What was credited for being late, a row for each day.
create table late_credit (
  seller_id  bigint      not null,
  order_id   bigint      not null,
  day        integer     not null check (day between 1 and 3),
  amount_fen bigint      not null check (amount_fen > 0),
  created_at timestamptz not null,
  primary key (seller_id, order_id, day),
  foreign key (seller_id, order_id) references sales_order (seller_id, id)
);
