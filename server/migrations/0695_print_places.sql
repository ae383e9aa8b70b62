-- Where artwork is seen from each side of what runs round a body, as the studio offers it.
alter table product_print_area
  add column places jsonb not null default '[]';
