-- What people asked us to do with their data: an export or an erasure, of a seller, a buyer or a shop.
create table privacy_request (
  id           bigint      generated always as identity (start with 1001) primary key,
  subject      text        not null check (subject in ('seller', 'buyer', 'shop')),
  kind         text        not null check (kind in ('export', 'erase')),
  -- Whose data it is; null for a buyer of several sellers. No foreign key: the request outlives what it names.
  seller_id    bigint,
  store_id     bigint,
  -- What people call it while the request is open; masked when an erasure is done.
  title        text        not null default '',
  -- How a buyer is found: {"emails", "phones", "order_ids", "market_orders", "market_numbers"}. Emptied when done.
  lookup       jsonb       not null default '{}',
  asked_by     text        not null check (asked_by in ('seller', 'staff', 'marketplace')),
  asked_by_id  bigint,
  asked_name   text        not null default '',
  platform     integer,
  -- The marketplace's own number of the request, so that a repeated delivery is the same request.
  reference    text,
  note         text        not null default '',
  status       text        not null
    check (status in ('scheduled', 'queued', 'running', 'waiting', 'done', 'cancelled', 'failed')),
  -- What keeps an erasure from running: [{"kind", "count", "amount_fen"}].
  blockers     jsonb       not null default '[]',
  -- Rows by table: {"sales_order": {"blanked": 12}}.
  result       jsonb       not null default '{}',
  file_key     text,
  bytes        bigint,
  expires_at   timestamptz,
  error        text,
  requested_at timestamptz not null,
  due_at       timestamptz not null,
  -- When a scheduled or waiting request is looked at next.
  run_at       timestamptz not null,
  beat_at      timestamptz,
  done_at      timestamptz,
  updated_at   timestamptz not null
);
create index privacy_request_recent on privacy_request (requested_at desc, id desc);
create index privacy_request_seller on privacy_request (seller_id, id desc);
create index privacy_request_open on privacy_request (run_at)
  where status in ('scheduled', 'queued', 'running', 'waiting');
create unique index privacy_request_reference on privacy_request (platform, reference) where reference is not null;
-- One erasure of a seller at a time.
create unique index privacy_request_erasing on privacy_request (seller_id)
  where subject = 'seller' and kind = 'erase' and status in ('scheduled', 'queued', 'running', 'waiting');

-- How long a kind of data is kept; a kind without a row has the default of the release.
create table retention_rule (
  kind       text        primary key,
  -- Null keeps it for good.
  days       integer     check (days > 0),
  updated_at timestamptz not null,
  updated_by bigint
);

-- What was removed when.
create table retention_run (
  id      bigint      generated always as identity primary key,
  kind    text        not null,
  before  timestamptz not null,
  removed integer     not null,
  ran_at  timestamptz not null
);
create index retention_run_recent on retention_run (kind, id desc);

-- Buyers are found by mail and by the last digits of their phone.
create index sales_order_buyer_email on sales_order (lower(address ->> 'email')) where address ->> 'email' <> '';
create index sales_order_buyer_phone
  on sales_order (right(regexp_replace(address ->> 'phone', '\D', '', 'g'), 8)) where address ->> 'phone' <> '';
create index store_order_buyer_email on store_order (lower(snapshot -> 'address' ->> 'email'))
  where snapshot -> 'address' ->> 'email' <> '';

-- An account that was erased on request: it cannot be unfrozen.
alter table seller add column erased_at timestamptz;
