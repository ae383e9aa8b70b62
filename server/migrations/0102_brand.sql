-- A seller's own brands: what stands on labels, cards and bags that go with the goods.
create table brand (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity (start with 1001),
  name         text        not null,
  logo         jsonb       not null default '[]',
  -- Which inserts come with it, by the keys of the services.
  services     text[]      not null default '{}',
  label_text   text        not null default '',
  card_message text        not null default '',
  is_default   boolean     not null default false,
  deleted_at   timestamptz,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  primary key (seller_id, id)
);
create unique index brand_name on brand (seller_id, lower(name)) where deleted_at is null;
create unique index brand_default on brand (seller_id) where is_default and deleted_at is null;

alter table cart_item
  add column brand_id bigint,
  -- The version of the design the seller saw when the line was put there; null for lines older than this.
  add column design_version integer;
alter table sales_order_line
  add column brand_id bigint,
  -- What the brand said when it was ordered.
  add column brand jsonb;
