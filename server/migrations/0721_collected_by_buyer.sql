-- The buyer collects it where the seller is: there is no address until somebody says where it goes.
alter table sales_order drop constraint sales_order_shipping_by_check;
alter table sales_order
  add constraint sales_order_shipping_by_check check (shipping_by in ('seller', 'platform', 'buyer'));
