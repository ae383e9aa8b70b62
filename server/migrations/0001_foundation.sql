-- Answers kept for retries that carry an Idempotency-Key.
create table idempotency_key (
  scope        text        not null,
  key          text        not null,
  request_hash text        not null,
  response     jsonb,
  created_at   timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Facts about the installation itself: has the demo been seeded, when was it made.
create table installation (
  key        text primary key,
  value      jsonb       not null,
  created_at timestamptz not null default now()
);
