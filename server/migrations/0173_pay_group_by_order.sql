-- Every payment looks whether its orders were about to be paid together before; without this it walks through all that
-- the seller ever paid. By the first order alone: a list may be longer than an index takes.
create index order_pay_group_first on order_pay_group (seller_id, (order_ids[1]));
