-- What a shop calls the pictures it was given, so that a second publishing does not upload them again.
create table store_picture (
  seller_id bigint not null,
  store_id bigint not null,
  -- Hash of our address and what the picture is for.
  picture_hash text not null,
  external_id text not null,
  given_at timestamptz not null,
  primary key (seller_id, store_id, picture_hash),
  foreign key (seller_id, store_id) references store (seller_id, id) on delete cascade
);
