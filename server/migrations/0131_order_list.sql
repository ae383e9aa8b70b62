-- The list of orders may be narrowed by any mixture of filters. Each index now carries the other columns one can filter
-- by, so that a mixture is answered from the index of its narrowest filter without looking at the orders themselves.
drop index sales_order_newest, sales_order_state, sales_order_country, sales_order_warehouse, sales_order_source,
  sales_order_store;
create index sales_order_newest on sales_order (seller_id, created_at desc, id desc)
  include (state, country, warehouse_code, source, store_id);
create index sales_order_state on sales_order (seller_id, state, created_at desc, id desc)
  include (country, warehouse_code, source, store_id);
create index sales_order_country on sales_order (seller_id, country, created_at desc, id desc)
  include (state, warehouse_code, source, store_id);
create index sales_order_warehouse on sales_order (seller_id, warehouse_code, created_at desc, id desc)
  include (state, country, source, store_id);
create index sales_order_source on sales_order (seller_id, source, created_at desc, id desc)
  include (state, country, warehouse_code, store_id);
create index sales_order_store on sales_order (seller_id, store_id, created_at desc, id desc)
  include (state, country, warehouse_code, source) where store_id is not null;
