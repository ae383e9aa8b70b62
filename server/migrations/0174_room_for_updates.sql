-- Shelves and balances change with every order. With room in their pages a new version of a row stays beside the old one:
-- no index learns of it, and whoever reads the row next sweeps the old one away.
alter table product_stock set (fillfactor = 50);
alter table ledger_account set (fillfactor = 50);
