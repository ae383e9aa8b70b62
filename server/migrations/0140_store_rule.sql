-- What happens by itself with the orders of a store, and a record of why.
create table store_rule (
  seller_id  bigint      not null,
  store_id   bigint      not null,
  content    jsonb       not null,
  updated_at timestamptz not null,
  primary key (seller_id, store_id),
  foreign key (seller_id, store_id) references store (seller_id, id)
);

create table store_rule_record (
  seller_id  bigint      not null,
  id         bigint generated always as identity,
  store_id   bigint      not null,
  order_id   bigint      not null,
  action     text        not null check (action in ('logistics', 'paid', 'held', 'left')),
  cause      text        not null,
  detail     jsonb       not null default '{}',
  -- What was paid; 0 for everything else.
  amount_fen bigint      not null default 0,
  created_at timestamptz not null,
  primary key (seller_id, id),
  -- What is tried again is the same record with a new cause.
  unique (seller_id, order_id, action)
);
create index store_rule_record_list on store_rule_record (seller_id, store_id, created_at desc, id desc);
create index store_rule_record_paid on store_rule_record (seller_id, store_id, created_at) where action = 'paid';
