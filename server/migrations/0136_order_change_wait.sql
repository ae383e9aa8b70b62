-- Changes of paid orders whose surcharge is being paid at a cashier; made once the money is there.
create table order_change_wait (
  seller_id      bigint      not null references seller (id),
  id             bigint      generated always as identity,
  kind           text        not null check (kind in ('change', 'split', 'merge')),
  order_ids      bigint[]    not null,
  -- What was asked, as the call took it.
  asked          jsonb       not null,
  -- What was charged, by kind.
  parts          jsonb       not null,
  difference_fen bigint      not null check (difference_fen > 0),
  user_id        bigint,
  language       text        not null,
  created_at     timestamptz not null,
  -- Until then factories leave the orders alone.
  expires_at     timestamptz not null,
  done_at        timestamptz,
  outcome        text        check (outcome in ('changed', 'refunded')),
  primary key (seller_id, id)
);
create index order_change_wait_open on order_change_wait (seller_id, expires_at) where done_at is null;
