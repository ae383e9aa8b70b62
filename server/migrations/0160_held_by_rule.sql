-- Why a rule put an order aside, in both languages; null for every other cause.
alter table sales_order add column hold_note jsonb;

-- What a rule held stands on hold from now on. What it held before is looked at anew.
delete from store_rule_record r using sales_order o
where o.seller_id = r.seller_id and o.id = r.order_id and r.action = 'held' and o.state = 'awaiting_payment';
