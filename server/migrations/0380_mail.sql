-- Mail addresses: kept in lower case with the domain in ASCII, so that equality is enough.
alter table app_user add column email text;
create unique index app_user_email on app_user (lower(email)) where email is not null;

-- One-time codes go by text message or by mail. `phone` holds the recipient: a phone number or a mail address.
alter table sms_code add column channel text not null default 'sms' check (channel in ('sms', 'mail'));

-- Every mail that was sent, for the hourly limits. Swept after two days.
create table mail_sent (
  id         bigint generated always as identity primary key,
  recipient  text        not null,
  kind       text        not null,
  created_at timestamptz not null
);
create index mail_sent_recipient on mail_sent (recipient, created_at);
create index mail_sent_age on mail_sent (created_at);

-- What a message is about; without it, its type says so.
alter table user_message add column topic text check (topic in ('order', 'money', 'shop', 'ticket', 'news'));

-- Which messages also leave the product, and how. A missing row means not at all.
create table delivery_choice (
  seller_id  bigint      not null,
  user_id    bigint      not null references app_user (id) on delete cascade,
  channel    text        not null check (channel in ('mail', 'wechat')),
  topic      text        not null check (topic in ('order', 'money', 'shop', 'ticket', 'news')),
  mode       text        not null check (mode in ('off', 'now', 'daily')),
  updated_at timestamptz not null,
  primary key (seller_id, user_id, channel, topic)
);

-- Every change of such a choice: who agreed to what, when, where and by which address. Written once, never changed.
create table delivery_consent (
  seller_id  bigint      not null,
  id         bigint generated always as identity,
  user_id    bigint      not null,
  channel    text        not null,
  topic      text        not null,
  mode       text        not null,
  address    text        not null,
  source     text        not null check (source in ('settings', 'register', 'mail_link', 'one_click', 'demo')),
  ip         text        not null default '',
  created_at timestamptz not null,
  primary key (seller_id, id)
);
create index delivery_consent_user on delivery_consent (seller_id, user_id, id desc);

-- Messages waiting to be delivered. A batch is what one mail carries.
create table delivery (
  seller_id  bigint      not null,
  id         bigint generated always as identity,
  user_id    bigint      not null references app_user (id) on delete cascade,
  message_id bigint      not null,
  channel    text        not null,
  mode       text        not null,
  batch      uuid,
  created_at timestamptz not null,
  primary key (seller_id, id)
);
create index delivery_waiting on delivery (seller_id, user_id, created_at) where batch is null;
create index delivery_batch on delivery (seller_id, user_id, batch) where batch is not null;

-- In the database, so that every way of sending a message is covered and a checkout pays no round trip for it.
create function queue_delivery() returns trigger language plpgsql as $$
begin
  insert into delivery (seller_id, user_id, message_id, channel, mode, created_at)
  select new.seller_id, new.user_id, new.id, c.channel, c.mode, new.created_at from delivery_choice c
  where c.seller_id = new.seller_id and c.user_id = new.user_id and c.mode <> 'off'
    and c.topic = coalesce(new.topic, case new.type when 2 then 'order' when 3 then 'money' else 'news' end);
  return null;
end $$;
create trigger user_message_delivered after insert on user_message
  for each row execute function queue_delivery();

-- A person's id across our official account and our website app, and the one at the website app alone.
alter table wechat_binding add column unionid text, add column web_openid text;
create unique index wechat_binding_unionid on wechat_binding (unionid) where unionid is not null;
create unique index wechat_binding_web on wechat_binding (web_openid) where web_openid is not null;
