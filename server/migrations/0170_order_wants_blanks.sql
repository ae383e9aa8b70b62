-- Paid orders that wait for blanks, those who paid first at the front.
create index sales_order_wants_blanks on sales_order (paid_at) where state = 'on_hold' and hold_reason = 'stock';
