-- Names of sellers' own that pictures of their listings begin with.
create table seller_domain (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  host       text        not null,
  token      text        not null,
  state      text        not null check (state in ('waiting', 'active', 'failing')),
  is_used    boolean     not null default false,
  problem    text,
  checked_at timestamptz,
  created_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index seller_domain_host on seller_domain (seller_id, host);
-- A name that works belongs to one seller, and one name is used at a time.
create unique index seller_domain_active on seller_domain (host) where state = 'active';
create unique index seller_domain_used on seller_domain (seller_id) where is_used;
create index seller_domain_token on seller_domain (token);
create index seller_domain_due on seller_domain (state, checked_at);
