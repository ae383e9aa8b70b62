-- What marketplaces keep of a sale, and what their currencies are worth: used by the profit calculator only.
create table marketplace_fee (
  platform        integer primary key,
  currency        text    not null,
  commission_bp   integer not null check (commission_bp between 0 and 9000),
  payment_bp      integer not null check (payment_bp between 0 and 1000),
  -- Per order, in hundredths of the currency.
  fixed_fee_minor integer not null default 0 check (fixed_fee_minor >= 0),
  updated_at      timestamptz not null default now()
);

-- Yuan for one unit, in ten-thousandths.
create table exchange_rate (
  currency   text primary key,
  rate_e4    bigint not null check (rate_e4 > 0),
  updated_at timestamptz not null default now()
);
