-- Orders are looked up by the number people see: before they are paid, printed and reported as sent.
create index store_order_number on store_order (seller_id, store_id, external_number);
