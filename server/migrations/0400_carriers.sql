-- Labels that carriers make for parcels, and where tracking comes from.

-- What carriers ask of the sender, in Latin letters.
alter table warehouse
  add column province_en text not null default '',
  add column address_en text not null default '';

-- The carrier that makes the labels of a channel, and what it calls the channel; empty: numbers are typed by hand.
alter table shipping_channel
  add column label_carrier text not null default '',
  add column label_code text not null default '';

alter table shipment
  -- The service that is asked about the parcel; null: nobody is, or it was sent by an older version.
  add column tracked_by text,
  -- What that service calls it, where the tracking number is not enough.
  add column carrier_ref text not null default '',
  add column polled_at timestamptz;
create index shipment_tracking_no on shipment (tracking_no);
create index shipment_to_poll on shipment (polled_at nulls first) where state = 'sent' and tracked_by is not null;

-- The carrier's own words.
alter table shipment_event add column description text not null default '';

create table parcel_label (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 100001),
  order_id    bigint      not null,
  -- From 1 within the order.
  parcel_no   integer     not null,
  carrier     text        not null,
  -- What the carrier calls the service that was bought.
  code        text        not null,
  -- Our number at the carrier. The same on every retry, so that a label is never bought twice.
  reference   text        not null unique,
  state       text        not null check (state in ('queued', 'made', 'failed', 'cancelling', 'cancelled')),
  weight_g    integer     not null check (weight_g > 0),
  -- Size and customs lines of the parcel.
  contents    jsonb       not null,
  carrier_ref text        not null default '',
  tracking_no text        not null default '',
  cost        text        not null default '',
  currency    text        not null default '',
  pdf_key     text,
  zpl_key     text,
  error       text        not null default '',
  attempts    integer     not null default 0,
  -- A worker is asking the carrier; one that never came back is taken over.
  claimed_at  timestamptz,
  shipment_id bigint,
  created_by  bigint,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (seller_id, id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id)
);
create unique index parcel_label_current on parcel_label (seller_id, order_id, parcel_no) where state in ('queued', 'made', 'failed');
create index parcel_label_id on parcel_label (id);
create index parcel_label_open on parcel_label (updated_at) where state in ('queued', 'cancelling');
create index parcel_label_failed on parcel_label (updated_at desc) where state = 'failed';
