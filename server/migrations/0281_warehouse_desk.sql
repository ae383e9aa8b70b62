alter table warehouse
  add column name_zh       text    not null default '',
  add column name_en       text    not null default '',
  add column contact_name  text    not null default '',
  add column contact_phone text    not null default '',
  add column contact_email text    not null default '',
  -- Cut-off time of each weekday, Monday first; a null entry is a day off. Null as a whole: `cut_off` on every day.
  add column cut_offs      text[]  check (cardinality(cut_offs) = 7),
  add column is_active     boolean not null default true,
  add column revision      integer not null default 1,
  add column updated_at    timestamptz not null default now();

create table warehouse_holiday (
  warehouse_code text not null references warehouse (code) on delete cascade,
  day            date not null,
  name           text not null,
  primary key (warehouse_code, day)
);

-- When a shelf is low, and how far to fill it.
create table stock_level (
  item_id        bigint  not null references product_item (id) on delete cascade,
  warehouse_code text    not null references warehouse (code) on delete cascade,
  reorder_point  integer not null check (reorder_point >= 0),
  target         integer not null,
  updated_by     bigint,
  updated_at     timestamptz not null,
  primary key (item_id, warehouse_code),
  constraint target_above_reorder_point check (target >= reorder_point)
);

-- Pieces sold in the last 30 days, refreshed by a job: what lists are sorted and levels suggested by.
create table stock_pace (
  item_id        bigint  not null references product_item (id) on delete cascade,
  warehouse_code text    not null references warehouse (code) on delete cascade,
  sold_30        integer not null,
  primary key (item_id, warehouse_code)
);

create table stock_document (
  id                bigint generated always as identity (start with 1001) primary key,
  number            text        not null unique,
  kind              text        not null check (kind in ('receipt', 'count', 'transfer', 'arrival', 'scrap', 'correction')),
  state             text        not null check (state in ('draft', 'posted')),
  warehouse_code    text        not null references warehouse (code),
  -- Where a transfer goes.
  to_warehouse_code text        references warehouse (code),
  reason            text        not null default '',
  note              text        not null default '',
  -- The supplier's delivery note, the carrier's number …
  reference         text        not null default '',
  -- A draft receipt with a day counts as incoming.
  expected_on       date,
  picture_ids       bigint[]    not null default '{}',
  -- The transfer an arrival belongs to.
  transfer_id       bigint      references stock_document (id),
  -- A transfer that needs no further arrival: everything came, or the rest is lost.
  is_complete       boolean     not null default false,
  reverses_id       bigint      unique references stock_document (id),
  revision          integer     not null default 1,
  pieces            integer     not null default 0,
  line_count        integer     not null default 0,
  created_by        bigint,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  posted_by         bigint,
  posted_at         timestamptz,
  constraint posted_has_time check ((state = 'posted') = (posted_at is not null)),
  constraint transfer_has_destination check ((kind = 'transfer') = (to_warehouse_code is not null)),
  constraint arrival_has_transfer check ((kind = 'arrival') = (transfer_id is not null))
);
create index stock_document_newest on stock_document (id desc) include (kind, state, warehouse_code);
create index stock_document_kind on stock_document (kind, state, id desc);
create index stock_document_arrivals on stock_document (transfer_id) where transfer_id is not null;
create index stock_document_on_the_way on stock_document (to_warehouse_code)
  where kind = 'transfer' and state = 'posted' and not is_complete;

create table stock_document_line (
  document_id bigint  not null references stock_document (id) on delete cascade,
  item_id     bigint  not null,
  position    integer not null,
  sku         text    not null,
  -- Pieces received, moved or scrapped; pieces found by a count; signed in a correction.
  quantity    integer not null,
  -- Pieces on the shelf when the line was counted: what was sold since then must not be counted twice.
  expected    integer,
  -- What posting did to the shelf.
  change      integer,
  primary key (document_id, item_id)
);
create index stock_document_line_item on stock_document_line (item_id, document_id);

-- A posted document is final. Only a transfer learns that it is complete, or that it was reversed.
create function refuse_posted_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'stock_document' then
    if old.state = 'posted' and (tg_op = 'DELETE' or (to_jsonb(new) - 'is_complete') <> (to_jsonb(old) - 'is_complete')) then
      raise exception 'a posted stock document is never changed';
    end if;
  elsif exists (select 1 from stock_document d where d.id = old.document_id and d.state = 'posted') then
    raise exception 'lines of a posted stock document are never changed';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger stock_document_is_final before update or delete on stock_document
  for each row execute function refuse_posted_change();
create trigger stock_document_line_is_final before update or delete on stock_document_line
  for each row execute function refuse_posted_change();

-- SKUs are typed and scanned in any case, and searched by their beginning.
create index product_item_sku_typed on product_item (upper(sku) text_pattern_ops);
