-- What a print area says beyond its rectangle, in the same coordinates of the 550 × 550 canvas.
alter table product_print_area
  -- The part that the product's main picture shows: new artwork is placed there. Null when all of it is seen.
  add column focus    jsonb,
  -- Where nothing is printed, such as the hole for a camera.
  add column cut_outs jsonb not null default '[]';
