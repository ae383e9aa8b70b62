-- Words a seller does not want on prints and in titles, beside those every seller is warned of.
create table tort_word (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated always as identity,
  -- As texts are compared: small letters, single spaces.
  word       text        not null check (word <> ''),
  note       text        not null default '',
  created_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index tort_word_once on tort_word (seller_id, word);

-- Ways to set selling prices, kept by name.
create table amount_template (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated always as identity,
  name       text        not null,
  -- A price rule of the contract.
  rule       jsonb       not null,
  ending     text        not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index amount_template_name on amount_template (seller_id, lower(name));

-- How orders that come by themselves are dealt with.
create table common_rule (
  seller_id         bigint      primary key references seller (id) on delete cascade,
  -- Sources whose orders are paid from the balance without being asked.
  auto_pay_sources  text[]      not null default '{}',
  auto_pay_max_fen  bigint      not null check (auto_pay_max_fen > 0),
  -- Only orders made after this are paid so.
  auto_pay_since    timestamptz,
  -- Null: the platform's own limit.
  low_balance_fen   bigint      check (low_balance_fen >= 0),
  updated_by        bigint      not null,
  updated_at        timestamptz not null
);
create index common_rule_paying on common_rule (seller_id) where auto_pay_sources <> '{}';

-- When an order was last tried to be paid by itself, so that one that cannot be does not stand in the way of others.
create table auto_pay_try (
  seller_id bigint      not null,
  order_id  bigint      not null,
  tried_at  timestamptz not null,
  primary key (seller_id, order_id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id) on delete cascade
);

-- The seller's own classes of goods, two deep; goods stand in one of them at most.
create table goods_class (
  seller_id bigint  not null references seller (id) on delete cascade,
  id        bigint generated always as identity,
  parent_id bigint,
  name      text    not null,
  sort      integer not null,
  primary key (seller_id, id),
  foreign key (seller_id, parent_id) references goods_class (seller_id, id)
);
create unique index goods_class_name on goods_class (seller_id, coalesce(parent_id, 0), lower(name));

create table goods_class_link (
  seller_id bigint not null,
  goods_id  bigint not null,
  class_id  bigint not null,
  primary key (seller_id, goods_id),
  foreign key (seller_id, goods_id) references goods (seller_id, id) on delete cascade,
  foreign key (seller_id, class_id) references goods_class (seller_id, id) on delete cascade
);
create index goods_class_link_class on goods_class_link (seller_id, class_id);
