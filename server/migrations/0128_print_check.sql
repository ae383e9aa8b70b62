-- What would spoil the print of a saved version, when there is something. An order of it is paid only once the seller
-- has accepted it, and who did so when is kept.
create table design_check (
  seller_id   bigint      not null,
  design_id   bigint      not null,
  version     integer     not null,
  findings    jsonb       not null,
  checked_at  timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint,
  primary key (seller_id, design_id, version),
  foreign key (seller_id, design_id, version) references design_version (seller_id, design_id, version),
  constraint accepted_by_someone check ((accepted_at is null) = (accepted_by is null))
);
