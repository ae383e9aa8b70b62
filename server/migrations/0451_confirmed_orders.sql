-- Marketplace orders are asked for once more before they are printed.
alter table store_order
  add column confirmed_at timestamptz,
  -- Since when an answer is awaited.
  add column confirm_asked_at timestamptz,
  add column confirm_error text not null default '',
  -- The order was held because the marketplace did not confirm it.
  add column confirm_held_at timestamptz,
  -- The seller released it all the same.
  add column confirm_waived_at timestamptz;
