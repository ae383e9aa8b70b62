-- Pictures of designs printed on two sides that call their area the same, such as front and back of a shirt, all showed
-- the last of the prints. They are put back into the line and made anew.
update design_mockup m
set state = 'queued'
from design d, design_version v
where d.seller_id = m.seller_id and d.id = m.design_id
  and v.seller_id = m.seller_id and v.design_id = m.design_id and v.version = m.version
  and m.state = 'done' and m.color_id <> 0
  and exists (
    select from product_view own
    join product_view other on other.product_id = own.product_id and other.picture_product = own.picture_product
      and other.picture_area = own.picture_area and other.picture_view <> own.picture_view
    where own.product_id = d.basic_product_id and own.view_id = m.view_id
      and other.view_id = any (v.printed_view_ids)
  );

-- What stands in the line is looked for by the clock, among all pictures ever made.
create index design_mockup_queued on design_mockup (updated_at) where state = 'queued';
