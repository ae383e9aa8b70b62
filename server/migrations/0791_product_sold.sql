-- Pieces of each product in paid orders, by the day of payment in UTC. `product.sales` only orders the shop from then on.
create table product_sold (
  product_id bigint  not null references product (id) on delete cascade,
  day        date    not null,
  pieces     integer not null check (pieces > 0),
  primary key (product_id, day)
);
alter table product add column sold bigint not null default 0;
alter table product_search add column sold bigint not null default 0;
