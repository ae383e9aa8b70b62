-- Orders are found by the start of their number. One index keeps numbers unique and finds by their start, whatever the
-- language of the database.
alter table sales_order drop constraint sales_order_seller_id_order_no_key;
create unique index sales_order_number on sales_order (seller_id, order_no text_pattern_ops);
