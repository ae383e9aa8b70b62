-- Stock and prices of listings follow without the listing being told anew.
alter table listing drop constraint listing_wish_check;
alter table listing add constraint listing_wish_check check (wish in ('publish', 'unpublish', 'offer'));
-- Something it is made of moved since it was last told.
alter table listing add column stock_due boolean not null default false;
create index listing_due on listing (seller_id, id) where stock_due;

-- Up to which movement of stock the listings were looked at.
create table listing_stock_mark (
  is_only     boolean primary key default true check (is_only),
  movement_id bigint  not null
);
insert into listing_stock_mark (movement_id) values (0);
