-- One row per product with all that lists show and search needs, written together with the product.
-- Each node reads these rows into its own index, and reads the cards of a page by key.
create table product_search (
  product_id         bigint primary key references product (id) on delete cascade,
  -- Folded text by weight: the name and code, what kind of thing it is, everything else.
  text_name          text   not null,
  text_kind          text   not null,
  text_more          text   not null,
  -- Values of the filters, such as technique:dtg.
  facets             text[] not null,
  skus               text[] not null,
  price_from_fen     bigint not null,
  delivery_max_hours integer not null,
  grade              smallint not null,
  sales              bigint not null,
  published_at       timestamptz not null,
  is_visible         boolean not null,
  -- The card in each language, without what depends on the caller.
  dtc_level          smallint not null,
  card_zh            jsonb  not null,
  card_en            jsonb  not null
);
