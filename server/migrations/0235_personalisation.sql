-- What buyers wrote or sent for a line ([{label, value, picture_url?}]): printing the listing's own design would print
-- the sample, so the order waits until a person says that the answers are in the design.
alter table foreign_order_line
  add column personalisation jsonb not null default '[]' check (jsonb_typeof(personalisation) = 'array'),
  add column filled_how text check (filled_how in ('confirmed', 'replaced')),
  add column filled_at timestamptz,
  add column filled_by bigint,
  add constraint filled_once check ((filled_how is null) = (filled_at is null) and (filled_at is null) = (filled_by is null));
