-- The plan a seller has. Buying again moves the end; `value_fen` is what the time from start to end is worth, so that
-- the rest of it can be reckoned when the seller goes to a higher level.
create table seller_plan (
  seller_id  bigint      primary key references seller (id),
  level      smallint    not null,
  value_fen  bigint      not null check (value_fen >= 0),
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  check (ends_at > starts_at)
);
create index seller_plan_end on seller_plan (ends_at);

-- Plans and packs that were bought, or wait for their payment.
create table service_purchase (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 10001),
  kind       text        not null check (kind in ('plan', 'pack')),
  item_id    bigint      not null,
  level      smallint,
  period     text,
  quantity   integer,
  valid_days integer,
  -- charge = price - credit, or nothing where the credit is larger
  price_fen  bigint      not null,
  credit_fen bigint      not null default 0,
  charge_fen bigint      not null,
  -- What is left of the credit beyond the price, as days of the new plan.
  bonus_days integer     not null default 0,
  -- When the plan or pack it gave comes to its end.
  ends_at    timestamptz,
  created_by bigint,
  created_at timestamptz not null,
  done_at    timestamptz,
  primary key (seller_id, id)
);
create index service_purchase_done on service_purchase (seller_id, done_at desc) where done_at is not null;
