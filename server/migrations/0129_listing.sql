-- Listings: how goods are told to a marketplace, and what became of it.

create table listing_template (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  -- The platform's word in addresses.
  platform   text        not null,
  content    jsonb       not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create index listing_template_platform on listing_template (seller_id, platform, updated_at desc);

-- Goods in a store. Listed again they are the same row, so a store never shows them twice.
create table listing (
  seller_id           bigint      not null references seller (id),
  id                  bigint generated always as identity,
  platform            text        not null,
  store_id            bigint      not null,
  goods_id            bigint      not null,
  template_id         bigint      not null,
  title               text        not null,
  -- What is sent, as it was when it was asked for.
  draft               jsonb       not null,
  wish                text        not null default 'publish' check (wish in ('publish', 'unpublish')),
  state               text        not null default 'queued'
    check (state in ('queued', 'publishing', 'pending', 'live', 'failed', 'unpublished')),
  external_product_id text        not null default '',
  submission_id       text        not null default '',
  variant_ids         jsonb       not null default '{}',
  problems            jsonb       not null default '[]',
  attempts            integer     not null default 0,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, store_id, goods_id)
);
create index listing_records on listing (seller_id, platform, updated_at desc, id desc);
create index listing_states on listing (seller_id, platform, state, updated_at desc);
