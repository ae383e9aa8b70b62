-- What the first picture of a design is recognised by, so that a picture from elsewhere finds its goods.
create table mockup_look (
  seller_id  bigint  not null,
  design_id  bigint  not null,
  version    integer not null,
  light_hash text    not null,
  shape_hash text    not null,
  histogram  bytea   not null,
  primary key (seller_id, design_id, version)
);
