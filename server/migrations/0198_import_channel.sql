-- A shipment of a file may need a channel that nobody's rules pick: one chosen for all orders of the file, and what
-- the check found each channel would take.
alter table order_import
  add column channel_id bigint,
  add column channels jsonb not null default '[]';
