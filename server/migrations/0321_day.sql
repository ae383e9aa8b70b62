-- What left, what was packed and what was paid since a moment, across sellers: the overview of a factory's day.
create index shipment_sent on shipment (sent_at);
create index production_packed on production_task (updated_at) where state = 'packed';
create index sales_order_paid_since on sales_order (paid_at) where paid_at is not null;
