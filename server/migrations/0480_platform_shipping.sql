-- Orders that the marketplace's own carrier brings, under the marketplace's label.
alter table sales_order
  add column shipping_by text not null default 'seller' check (shipping_by in ('seller', 'platform'));
