-- The price of a line in a currency of three decimals, such as dinars; null where two were enough.
alter table foreign_order_line add column exact_price numeric;
