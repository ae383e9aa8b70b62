-- The inbox: one row per person, so that reading and deleting are each person's own.
create table user_message (
  seller_id      bigint      not null,
  id             bigint generated always as identity,
  user_id        bigint      not null references app_user (id) on delete cascade,
  type           smallint    not null check (type in (1, 2, 3)),
  status         smallint    not null default 2 check (status in (1, 2)),
  title_zh       text        not null,
  title_en       text        not null,
  description_zh text        not null,
  description_en text        not null,
  link           text,
  -- Set by senders that may run twice: the same person never gets the same key again.
  once_key       text,
  created_at     timestamptz not null default now(),
  primary key (seller_id, id)
);
create index user_message_inbox on user_message (seller_id, user_id, id desc);
create index user_message_inbox_by_type on user_message (seller_id, user_id, type, id desc);
create index user_message_unread on user_message (seller_id, user_id, type, id desc) where status = 2;
create unique index user_message_once on user_message (seller_id, user_id, once_key) where once_key is not null;

-- What staff sent, to one seller or to all.
create table platform_message (
  id                  bigint generated always as identity primary key,
  sent_by             bigint      not null references app_user (id),
  recipient_seller_id bigint,
  recipient           text,
  title_zh            text        not null,
  title_en            text        not null,
  body_zh             text        not null,
  body_en             text        not null,
  link                text,
  delivered           integer     not null default 0,
  created_at          timestamptz not null default now()
);
