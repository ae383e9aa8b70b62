-- More ways to pay. `alipay_fen` stays the name of the share paid at a cashier, whichever cashier it is: a node of the
-- previous version reads it while both run.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'available', 'frozen',
  'revenue', 'freight', 'service', 'coupon_expense', 'compensation', 'withdraw_payable', 'dispute_loss',
  'clearing_alipay', 'clearing_wechat', 'clearing_bank', 'clearing_stripe', 'clearing_paypal'
)) not valid;
alter table ledger_account validate constraint ledger_account_kind_check;

alter table payment
  add column channel text not null default 'alipay' check (channel in ('alipay', 'wechat_pay', 'stripe', 'paypal')),
  -- What the cashier charges where it is not CNY: currency, smallest units, and CNY for one unit at that time.
  add column charge_currency text,
  add column charge_minor    bigint check (charge_minor > 0),
  add column charge_rate     text,
  -- What the gateway calls the open trade: a checkout session, an order, the content of a QR code.
  add column gateway_ref     text,
  add check (num_nonnulls(charge_currency, charge_minor, charge_rate) in (0, 3));

alter table payment_refund
  -- In the currency of the payment; null where that is CNY.
  add column charge_minor bigint check (charge_minor >= 0);

alter table recharge drop constraint recharge_channel_check;
alter table recharge add constraint recharge_channel_check
  check (channel in ('alipay', 'bank', 'wechat_pay', 'stripe', 'paypal')) not valid;
alter table recharge validate constraint recharge_channel_check;
alter table recharge
  add column charge_currency text,
  add column charge_minor    bigint check (charge_minor > 0),
  add column charge_rate     text,
  add column gateway_ref     text,
  add column return_path     text not null default '',
  add check (num_nonnulls(charge_currency, charge_minor, charge_rate) in (0, 3));
