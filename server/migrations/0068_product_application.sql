-- A seller asks for a product to be listed; staff accept or refuse with a reason.
create table product_application (
  seller_id          bigint      not null references seller (id) on delete cascade,
  id                 bigint generated always as identity,
  user_id            bigint      not null,
  name               text        not null,
  category_id        integer     references product_category (id),
  material           text        not null,
  technique          text        not null,
  size_attribute     text        not null,
  sizes              text[]      not null,
  countries          text[]      not null,
  produce_areas      text[]      not null default '{}',
  expected_price_fen bigint      not null check (expected_price_fen > 0),
  monthly_quantity   integer     not null check (monthly_quantity > 0),
  reference_link     text        not null default '',
  description        text        not null default '',
  -- Stored pictures: [{upload_id, name, preview_469_key, preview_1000_key}].
  pictures           jsonb       not null default '[]',
  status             text        not null default 'pending' check (status in ('pending', 'accepted', 'refused', 'cancelled')),
  -- Why it was refused, or what staff add when accepting.
  remark             text        not null default '',
  -- The product it became, once listed.
  product_id         bigint      references product (id),
  reviewed_by        bigint,
  reviewed_at        timestamptz,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  primary key (seller_id, id)
);
create index product_application_own on product_application (seller_id, created_at desc, id desc);
create index product_application_pending on product_application (seller_id) where status = 'pending';
-- Staff read across sellers.
create index product_application_staff on product_application (status, created_at desc);
