-- Sales by the day they were paid.
create index sales_order_paid on sales_order (seller_id, paid_at) where paid_at is not null;

-- What a person wants to remember, on the dashboard.
create table dashboard_todo (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  user_id    bigint      not null,
  body       text        not null,
  due_on     date,
  is_done    boolean     not null default false,
  created_at timestamptz not null,
  done_at    timestamptz,
  primary key (seller_id, id)
);
create index dashboard_todo_own on dashboard_todo (seller_id, user_id, is_done, due_on, id);
