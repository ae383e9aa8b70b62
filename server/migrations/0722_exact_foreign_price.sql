-- Dinars have three decimals and yen none: prices of marketplaces are kept as they came.
alter table foreign_order_line alter column price type numeric;
