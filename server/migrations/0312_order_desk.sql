-- Staff look for orders across sellers, by any number somebody may read to them.
create index sales_order_any_number on sales_order (order_no text_pattern_ops);
create index sales_order_any_external on sales_order (external_no) where external_no <> '';
create index sales_order_any_buyer on sales_order (lower(buyer_name) text_pattern_ops);
create index sales_order_any_mail on sales_order (lower(address ->> 'email')) where address ->> 'email' <> '';
create index sales_order_any_phone on sales_order (regexp_replace(address ->> 'phone', '\D', '', 'g'))
  where address ->> 'phone' <> '';
create index sales_order_any_newest on sales_order (created_at desc, id desc);
create index sales_order_any_state on sales_order (state, created_at desc, id desc);
create index sales_order_line_any_sku on sales_order_line (sku_code);
create index shipment_any_tracking on shipment (tracking_no);
create index payment_any_number on payment (payment_no);
create index order_payment_of on order_payment (seller_id, payment_id);
create index ledger_transaction_cause on ledger_transaction (seller_id, cause_id) where cause_id <> '';
create index app_user_any_name on app_user (lower(username) text_pattern_ops);
create index app_user_any_display_name on app_user (lower(display_name) text_pattern_ops);
