-- A line whose code stands for several SKUs: what it stood for when the order came, [{ sku_id, quantity }] for one piece.
-- `sku_id` names the first of them.
alter table foreign_order_line add column parts jsonb;

-- Orders made again at no charge say so themselves.
alter table sales_order
  drop constraint sales_order_source_check,
  add constraint sales_order_source_check check (source in ('cart', 'import', 'store', 'fba', 'api', 'reprint'));
update sales_order set source = 'reprint' where reprint_of is not null;
