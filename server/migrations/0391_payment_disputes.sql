-- Disputes of card and PayPal payments. While one is open, as much of the disputed amount as the seller has is frozen.
create table payment_dispute (
  seller_id     bigint      not null references seller (id),
  id            bigint generated always as identity (start with 1001),
  channel       text        not null check (channel in ('alipay', 'wechat_pay', 'stripe', 'paypal')),
  dispute_no    text        not null,
  -- The payment or recharge.
  out_trade_no  text        not null,
  currency      text        not null,
  amount_minor  bigint      not null check (amount_minor > 0),
  amount_fen    bigint      not null check (amount_fen > 0),
  held_fen      bigint      not null default 0 check (held_fen between 0 and amount_fen),
  reason        text        not null,
  gateway_state text        not null,
  state         text        not null check (state in ('open', 'won', 'lost')),
  due_at        timestamptz,
  opened_at     timestamptz not null,
  closed_at     timestamptz,
  primary key (seller_id, id),
  unique (channel, dispute_no)
);
create index payment_dispute_recent on payment_dispute (opened_at desc);
create index payment_dispute_open on payment_dispute (due_at) where state = 'open';

-- Our books compared with a gateway's, one day of Shanghai at a time.
create table payment_reconciliation (
  channel     text        not null,
  day         date        not null,
  state       text        not null check (state in ('done', 'failed')),
  matched     integer     not null default 0,
  ours_only   integer     not null default 0,
  theirs_only integer     not null default 0,
  differs     integer     not null default 0,
  error       text        not null default '',
  checked_at  timestamptz not null,
  primary key (channel, day)
);
create index payment_reconciliation_days on payment_reconciliation (day desc, channel);

create table payment_difference (
  id           bigint generated always as identity primary key,
  channel      text        not null,
  day          date        not null,
  kind         text        not null check (kind in ('ours_only', 'theirs_only', 'differs')),
  out_trade_no text        not null,
  trade_no     text        not null,
  seller_id    bigint,
  currency     text        not null,
  our_minor    bigint,
  their_minor  bigint,
  found_at     timestamptz not null,
  -- Once somebody has found out what happened.
  settled_at   timestamptz,
  settled_by   text        not null default '',
  note         text        not null default '',
  unique (channel, day, kind, out_trade_no, trade_no)
);
create index payment_difference_open on payment_difference (found_at desc) where settled_at is null;
create index payment_difference_recent on payment_difference (id desc);

create index payment_paid_at on payment (channel, paid_at) where state = 'paid' and alipay_fen > 0;
create index recharge_paid_at on recharge (channel, finished_at) where state = 'paid';
