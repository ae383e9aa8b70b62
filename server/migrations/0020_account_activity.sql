-- Shortcuts of the user dropdown: keys of screens, in the chosen order.
alter table app_user add column fast_keys text[] not null default '{}';

-- What each person answered about the business; answering again replaces.
create table questionnaire (
  seller_id  bigint      not null references seller (id),
  user_id    bigint      not null references app_user (id) on delete cascade,
  answers    jsonb       not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (seller_id, user_id)
);

-- Who did what to the account: logins, security changes, roles. Written once, never changed.
create table activity_log (
  seller_id  bigint      not null,
  id         bigint generated always as identity,
  user_id    bigint      not null,
  username   text        not null,
  kind       text        not null,
  subject    text        not null default '',
  ip         text        not null default '',
  user_agent text        not null default '',
  created_at timestamptz not null default now(),
  primary key (seller_id, id)
);
create index activity_log_by_user on activity_log (seller_id, user_id, id desc);
