-- How many SKUs a merged one was made of. When goods leave the recycle bin for good it loses a part; a set that is not
-- whole any more must not be sent as if it were.
alter table merged_sku add column part_count integer not null default 0;
update merged_sku set part_count = (
  select count(*) from merged_sku_part
  where merged_sku_part.seller_id = merged_sku.seller_id and merged_sku_part.merged_id = merged_sku.id
);
