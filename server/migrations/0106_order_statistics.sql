-- Statistics read paid orders of a period; what they add up stands in the index itself.
create index sales_order_statistics on sales_order (seller_id, paid_at)
  include (id, country, source, store_id, state, pieces, goods_fen, services_fen, freight_fen, tax_fen, discount_fen, total_fen, refunded_fen)
  where paid_at is not null;
