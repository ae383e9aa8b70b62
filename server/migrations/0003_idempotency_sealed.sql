-- Answers may carry tokens, so they rest encrypted, and the key that opens them rests as a hash.
drop table idempotency_key;
create table idempotency_key (
  scope        text        not null,
  key_hash     text        not null,
  request_hash text        not null,
  response     bytea,
  created_at   timestamptz not null default now(),
  primary key (scope, key_hash)
);
create index idempotency_key_age on idempotency_key (created_at);
