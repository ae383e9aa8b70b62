-- A seller's address book, as normalised; orders keep copies of their own.
create table seller_address (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  name       text        not null,
  company    text        not null,
  phone      text        not null,
  email      text        not null,
  country    text        not null,
  state      text        not null,
  city       text        not null,
  street1    text        not null,
  street2    text        not null,
  postcode   text        not null,
  tax_no     text        not null,
  is_default boolean     not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index seller_address_default on seller_address (seller_id) where is_default;
create index seller_address_recent on seller_address (seller_id, updated_at desc);

-- Receivers a seller no longer sends to. Compared without spaces, signs and case.
create table address_block (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  kind       text        not null check (kind in ('name', 'phone', 'email', 'postcode', 'street')),
  value      text        not null,
  compared   text        not null,
  country    text        not null default '',
  reason     text        not null,
  created_at timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, kind, compared, country)
);
