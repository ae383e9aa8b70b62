-- What asked for a painting that is asked for many times over, so that each goods gets it once.
alter table grid_painting add column cause text;
create unique index grid_painting_once on grid_painting (seller_id, goods_id, cause) where cause is not null;
