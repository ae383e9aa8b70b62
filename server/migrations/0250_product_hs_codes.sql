-- Tariff numbers a product is declared under at customs: one, or one for each kind of piece in a set.
alter table product add column hs_codes text[] not null default '{}';
