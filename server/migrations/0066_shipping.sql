-- A way to send a parcel, and what it takes.
create table shipping_channel (
  id                 bigint generated always as identity primary key,
  code               text     not null unique,
  name_zh            text     not null,
  name_en            text     not null,
  note_zh            text     not null,
  note_en            text     not null,
  kind               text     not null check (kind in ('line', 'postal', 'express', 'domestic', 'bulk')),
  is_tracked         boolean  not null,
  -- cm³ that count as a kilogram; 0 where size does not count.
  volumetric_divisor integer  not null check (volumetric_divisor >= 0),
  max_weight_g       integer  not null check (max_weight_g > 0),
  max_side_mm        integer  not null check (max_side_mm > 0),
  sort               smallint not null,
  is_enabled         boolean  not null default true
);

-- Channel × destination × warehouse. The country leads: every question is about one destination.
create table shipping_rate (
  country         text     not null,
  channel_id      bigint   not null references shipping_channel (id),
  warehouse       text     not null,
  first_weight_g  integer  not null check (first_weight_g > 0),
  first_price_fen bigint   not null check (first_price_fen >= 0),
  step_weight_g   integer  not null check (step_weight_g > 0),
  step_price_fen  bigint   not null check (step_price_fen >= 0),
  minimum_fen     bigint   not null default 0 check (minimum_fen >= 0),
  fuel_bp         integer  not null default 0 check (fuel_bp between 0 and 10000),
  days_min        smallint not null check (days_min > 0),
  days_max        smallint not null,
  primary key (country, channel_id, warehouse),
  check (days_max >= days_min)
);

create table shipping_remote_area (
  country       text   not null,
  channel_id    bigint not null references shipping_channel (id),
  -- Capitals and digits only, as postcodes are compared.
  prefix        text   not null check (prefix ~ '^[A-Z0-9]+$'),
  surcharge_fen bigint not null check (surcharge_fen > 0),
  primary key (country, channel_id, prefix)
);

-- The channels a seller wants for a country, in order.
create table shipping_preference (
  seller_id  bigint   not null references seller (id),
  country    text     not null,
  channel_id bigint   not null references shipping_channel (id),
  sort       smallint not null,
  primary key (seller_id, country, channel_id)
);

-- Tried in order; the first that fits an order names its channel. Open ends are null, no country means all.
create table shipping_rule (
  seller_id      bigint      not null references seller (id),
  id             bigint generated always as identity,
  name           text        not null,
  countries      text[]      not null default '{}',
  weight_min_g   integer,
  weight_max_g   integer,
  amount_min_fen bigint,
  amount_max_fen bigint,
  channel_id     bigint      not null references shipping_channel (id),
  is_enabled     boolean     not null default true,
  sort           integer     not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (seller_id, id)
);
create index shipping_rule_order on shipping_rule (seller_id, sort, id);
