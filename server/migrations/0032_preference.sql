-- What a person has chosen. Defaults stand in the contract, so a missing row means the default.
create table user_preference (
  seller_id  bigint      not null,
  user_id    bigint      not null references app_user (id) on delete cascade,
  key        text        not null,
  value      jsonb       not null,
  updated_at timestamptz not null default now(),
  primary key (seller_id, user_id, key)
);
