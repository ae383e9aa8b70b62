-- Sheets cut into cells that a seller keeps to fill again.
create table bottom_template (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity,
  name        text        not null,
  layout_id   integer     not null,
  cell_count  integer     not null,
  document    jsonb       not null,
  picture_key text,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (seller_id, id)
);
create index bottom_template_newest on bottom_template (seller_id, updated_at desc, id desc);

-- Those the platform sells. Written anew from their definitions at each start.
create table pay_bottom_template (
  id             integer primary key,
  sort           integer not null,
  name_zh        text    not null,
  name_en        text    not null,
  description_zh text    not null,
  description_en text    not null,
  price_fen      bigint  not null check (price_fen > 0),
  layout_id      integer not null,
  cell_count     integer not null,
  document       jsonb   not null,
  -- The same sheet with pictures in its cells, for the shop window.
  sample         jsonb   not null,
  picture_key    text,
  -- Tells that the sample has changed since it was painted.
  sample_hash    text    not null,
  words          text    not null,
  is_on_sale     boolean not null default true
);

-- A wish to buy one; `paid_at` makes it the seller's.
create table bottom_purchase (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity,
  template_id integer     not null references pay_bottom_template (id),
  price_fen   bigint      not null check (price_fen > 0),
  created_by  bigint      not null,
  created_at  timestamptz not null,
  paid_at     timestamptz,
  primary key (seller_id, id)
);
create unique index bottom_purchase_once on bottom_purchase (seller_id, template_id) where paid_at is not null;
create index bottom_purchase_sold on bottom_purchase (template_id) where paid_at is not null;
