-- What marketplaces tell about categories and a shop's own lists, kept for a while.
create table market_fact (
  seller_id  bigint      not null,
  store_id   bigint      not null,
  -- `categories:<parent>`, `fields:<category>`, `choices`.
  key        text        not null,
  content    jsonb       not null,
  fetched_at timestamptz not null,
  primary key (seller_id, store_id, key),
  foreign key (seller_id, store_id) references store (seller_id, id) on delete cascade
);
