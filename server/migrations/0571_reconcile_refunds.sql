-- Refunds are compared with the gateways' books as payments are. A difference of a refund is named by its request number.
alter table payment_difference
  add column subject text not null default 'payment' check (subject in ('payment', 'refund'));
alter table payment_reconciliation add column refunds_matched integer not null default 0;
create index payment_refund_done_at on payment_refund (done_at) where state = 'done' and alipay_fen > 0;
