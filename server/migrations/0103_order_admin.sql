-- Filters of the order list that a user keeps under a name.
create table order_view (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  user_id    bigint      not null,
  name       text        not null,
  filters    jsonb       not null,
  created_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index order_view_name on order_view (seller_id, user_id, lower(name));

-- One action on many orders, done one by one in a job; how far it is stands here.
create table order_bulk (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 1001),
  user_id     bigint      not null,
  action      text        not null check (action in ('pay', 'cancel', 'hold', 'release', 'label', 'slip')),
  language    text        not null,
  order_ids   bigint[]    not null,
  done        integer     not null default 0,
  succeeded   bigint[]    not null default '{}',
  -- What each refused order said: [{ order_id, order_no, reason }].
  failures    jsonb       not null default '[]',
  state       text        not null check (state in ('running', 'done', 'undone')),
  -- Of printing: the papers.
  file_key    text,
  created_at  timestamptz not null,
  finished_at timestamptz,
  primary key (seller_id, id)
);
