-- The least a channel takes, goods and packaging of a whole shipment together; 0 takes anything.
alter table shipping_channel add column min_weight_g integer not null default 0 check (min_weight_g >= 0);
update shipping_channel set min_weight_g = 12000 where code = 'CN-SEA';
-- The minimum is shown from its column now.
update shipping_channel set note_zh = '适合大批备货到海外仓或 FBA', note_en = 'For stock going to an overseas or FBA warehouse'
where code = 'CN-SEA' and note_zh = '12 公斤起运，适合备货到海外仓或 FBA';

-- How many parcels an order is charged for and leaves in.
alter table sales_order add column parcel_count smallint not null default 1 check (parcel_count > 0);
