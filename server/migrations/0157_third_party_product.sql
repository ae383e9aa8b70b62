-- Products of others that a seller sells or watches.
create table third_party_product (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  name       text        not null,
  sku_code   text        not null default '',
  supplier   text        not null default '',
  link       text        not null default '',
  cost_fen   bigint,
  price_fen  bigint,
  remark     text        not null default '',
  pictures   jsonb       not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create index third_party_product_newest on third_party_product (seller_id, created_at desc, id desc);
