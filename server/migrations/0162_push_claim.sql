-- Who tells a marketplace of a parcel holds it for so long; a second run finds it taken.
alter table store_push add column claimed_at timestamptz;
