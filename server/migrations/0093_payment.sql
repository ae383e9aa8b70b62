-- Plans, packs and other services are booked apart from goods, so that they do not count as spend on goods.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'available', 'frozen',
  'revenue', 'freight', 'service', 'coupon_expense', 'compensation', 'withdraw_payable',
  'clearing_alipay', 'clearing_wechat', 'clearing_bank'
));
-- What a movement says in the trading record.
alter table ledger_transaction add column title_zh text not null default '';
alter table ledger_transaction add column title_en text not null default '';

-- What a seller pays, or has paid, for one thing: a plan, a pack, later an order.
create table payment (
  seller_id            bigint      not null references seller (id),
  id                   bigint generated always as identity (start with 10001),
  -- Also the merchant's number at Alipay; it carries the seller, so that a notify finds the right book.
  payment_no           text        not null,
  subject_kind         text        not null,
  subject_id           text        not null,
  title_zh             text        not null,
  title_en             text        not null,
  -- amount = goods + freight + service - coupon = balance + alipay
  amount_fen           bigint      not null check (amount_fen > 0),
  goods_fen            bigint      not null default 0 check (goods_fen >= 0),
  freight_fen          bigint      not null default 0 check (freight_fen >= 0),
  service_fen          bigint      not null default 0 check (service_fen >= 0),
  coupon_fen           bigint      not null default 0 check (coupon_fen >= 0),
  balance_fen          bigint      not null check (balance_fen >= 0),
  alipay_fen           bigint      not null check (alipay_fen >= 0),
  refunded_fen         bigint      not null default 0,
  refunded_balance_fen bigint      not null default 0,
  state                text        not null check (state in ('waiting', 'paid', 'closed')),
  trade_no             text,
  return_path          text        not null default '',
  created_by           bigint,
  created_at           timestamptz not null,
  expires_at           timestamptz not null,
  paid_at              timestamptz,
  closed_at            timestamptz,
  primary key (seller_id, id),
  unique (seller_id, payment_no),
  check (amount_fen = goods_fen + freight_fen + service_fen - coupon_fen),
  check (amount_fen = balance_fen + alipay_fen),
  check (refunded_fen between 0 and amount_fen),
  check (refunded_balance_fen between 0 and balance_fen),
  check (refunded_fen - refunded_balance_fen between 0 and alipay_fen)
);
-- One thing is paid once.
create unique index payment_subject on payment (seller_id, subject_kind, subject_id) where state <> 'closed';
create unique index payment_trade on payment (seller_id, trade_no) where trade_no is not null;
create index payment_recent on payment (seller_id, created_at desc);

create table payment_refund (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 10001),
  payment_id  bigint      not null,
  -- Names the refund for ever: repeated with the same key nothing is given back twice.
  refund_key  text        not null,
  reason      text        not null,
  amount_fen  bigint      not null check (amount_fen > 0),
  balance_fen bigint      not null check (balance_fen >= 0),
  alipay_fen  bigint      not null check (alipay_fen >= 0),
  -- `sending` until Alipay has taken it; `turned` when it had to go to the balance instead.
  state       text        not null check (state in ('done', 'sending', 'turned')),
  created_at  timestamptz not null,
  done_at     timestamptz,
  primary key (seller_id, id),
  unique (seller_id, refund_key),
  foreign key (seller_id, payment_id) references payment (seller_id, id),
  check (amount_fen = balance_fen + alipay_fen)
);
create index payment_refund_of on payment_refund (seller_id, payment_id);

create table recharge (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 10001),
  recharge_no text        not null,
  channel     text        not null check (channel in ('alipay', 'bank')),
  amount_fen  bigint      not null check (amount_fen > 0),
  state       text        not null check (state in ('waiting', 'reviewing', 'paid', 'rejected', 'closed')),
  -- The number of the other side: Alipay's trade, the bank's slip.
  trade_no    text,
  payer       text        not null default '',
  transferred_on date,
  note        text        not null default '',
  vouchers    jsonb       not null default '[]',
  -- Why finance refused it, or what it remarked.
  reason      text        not null default '',
  handled_by  bigint,
  created_by  bigint,
  created_at  timestamptz not null,
  expires_at  timestamptz,
  finished_at timestamptz,
  primary key (seller_id, id),
  unique (seller_id, recharge_no)
);
create unique index recharge_trade on recharge (seller_id, channel, trade_no) where trade_no is not null;
-- A bank transfer is booked for one seller only.
create unique index recharge_bank_no on recharge (trade_no) where channel = 'bank' and trade_no is not null;
create index recharge_recent on recharge (seller_id, created_at desc);
create index recharge_to_review on recharge (created_at) where state = 'reviewing';

create table withdrawal (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity (start with 10001),
  amount_fen   bigint      not null check (amount_fen > 0),
  method       text        not null check (method in ('alipay', 'bank')),
  account_name text        not null,
  account_no   text        not null,
  bank_name    text        not null default '',
  state        text        not null check (state in ('submitted', 'paid', 'rejected', 'cancelled')),
  -- The number of the transfer, once paid.
  trade_no     text        not null default '',
  reason       text        not null default '',
  handled_by   bigint,
  created_by   bigint,
  created_at   timestamptz not null,
  finished_at  timestamptz,
  primary key (seller_id, id)
);
create index withdrawal_recent on withdrawal (seller_id, created_at desc);
create index withdrawal_to_pay on withdrawal (created_at) where state = 'submitted';

-- What waits at a cashier and may be over.
create index payment_waiting on payment (expires_at) where state = 'waiting';
create index recharge_waiting on recharge (expires_at) where state = 'waiting';
