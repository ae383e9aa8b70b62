-- Who a seller is by their documents. The number is sealed; only who reviews reads it whole.
create table seller_authentication (
  seller_id     bigint      not null references seller (id),
  id            bigint generated always as identity (start with 1001),
  user_id       bigint      not null,
  kind          text        not null check (kind in ('person', 'company')),
  name          text        not null,
  number_sealed text        not null,
  legal_person  text        not null default '',
  pictures      jsonb       not null default '[]',
  state         text        not null check (state in ('pending', 'approved', 'refused', 'withdrawn', 'replaced')),
  reason        text        not null default '',
  reviewed_by   bigint,
  reviewed_at   timestamptz,
  created_at    timestamptz not null,
  primary key (seller_id, id)
);
-- One that waits and one that holds.
create unique index seller_authentication_open on seller_authentication (seller_id, state)
  where state in ('pending', 'approved');
create index seller_authentication_queue on seller_authentication (state, created_at);
