-- The search of the console finds goods, SKUs and parcels by the start of their name or number.
create index goods_title_start on goods (seller_id, lower(title) text_pattern_ops) where deleted_at is null;
create index goods_sku_code_start on goods_sku (seller_id, upper(sku_code) text_pattern_ops);
create index shipment_tracking_start on shipment (seller_id, tracking_no text_pattern_ops);
