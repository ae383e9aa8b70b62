-- A carrier of the seller collects at the warehouse: a way to send a parcel like the others, but never picked unasked.
alter table shipping_channel
  drop constraint shipping_channel_kind_check,
  add constraint shipping_channel_kind_check
    check (kind in ('line', 'postal', 'express', 'domestic', 'bulk', 'pickup'));

-- The channel of the order says it.
alter table fba_order drop column is_pickup;
