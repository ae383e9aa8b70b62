-- The title a seller wrote for goods in one store; empty where the template writes it.
alter table listing add column own_title text not null default '';

-- Where a seller's goods of a product belong on a platform, with what that category asks.
create table listing_category (
  seller_id     bigint      not null references seller (id),
  platform      text        not null,
  product_id    bigint      not null,
  category_id   text        not null,
  category_name text        not null default '',
  attributes    jsonb       not null default '{}',
  updated_at    timestamptz not null,
  primary key (seller_id, platform, product_id)
);
