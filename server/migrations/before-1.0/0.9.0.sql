-- The migrations of version 0.9.0, in order. Never edited: they bring an older database or backup to the baseline.

-- migration: 0001_foundation.sql
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

-- migration: 0002_account.sql
-- A seller owns everything; people log in as users of a seller, or as staff of the platform.
create table seller (
  id              bigint generated always as identity primary key,
  level           smallint    not null default 0,
  register_source integer,
  register_source_detail text,
  product_type    integer,
  created_at      timestamptz not null default now()
);

create table app_user (
  id            bigint generated always as identity primary key,
  seller_id     bigint references seller (id),
  kind          text        not null check (kind in ('seller', 'sub', 'staff')),
  username      text        not null,
  phone         text,
  password_hash text        not null,
  display_name  text        not null default '',
  avatar_key    text,
  language      text        not null default 'zh' check (language in ('zh', 'en')),
  time_zone     text        not null default 'Asia/Shanghai',
  is_enabled    boolean     not null default true,
  guide_done_at timestamptz,
  last_login_at timestamptz,
  created_at    timestamptz not null default now(),
  constraint staff_has_no_seller check ((kind = 'staff') = (seller_id is null))
);
create unique index app_user_username on app_user (lower(username));
create unique index app_user_phone on app_user (phone) where phone is not null;
create index app_user_seller on app_user (seller_id, id);

-- seller_id 0 stands for the platform's own roles, held by staff.
create table role (
  seller_id   bigint      not null,
  id          bigint generated always as identity,
  name        text        not null,
  description text        not null default '',
  permissions text[]      not null default '{}',
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  primary key (seller_id, id),
  unique (seller_id, name)
);

create table user_role (
  seller_id bigint not null,
  user_id   bigint not null references app_user (id) on delete cascade,
  role_id   bigint not null,
  primary key (seller_id, user_id, role_id),
  foreign key (seller_id, role_id) references role (seller_id, id) on delete cascade
);

create table session (
  id           bigint generated always as identity primary key,
  token_hash   bytea       not null unique,
  user_id      bigint      not null references app_user (id) on delete cascade,
  purpose      text        not null default 'login' check (purpose in ('login', 'jump')),
  ip           text        not null default '',
  user_agent   text        not null default '',
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  revoked_at   timestamptz
);
create index session_by_user on session (user_id, id);

-- migration: 0003_idempotency_sealed.sql
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

-- migration: 0010_auth.sql
-- The advertising address that led to this login.
alter table session add column logid_url text not null default '';

-- Failed logins of the last minutes, by account and by address. A row is written before the password is looked at
-- and taken back on success, so that a thousand guesses sent at once are a thousand failures.
create table login_failure (
  id         bigint generated always as identity primary key,
  subject    text        not null,
  created_at timestamptz not null
);
create index login_failure_subject on login_failure (subject, created_at);
create index login_failure_age on login_failure (created_at);

create table login_lock (
  subject      text primary key,
  locked_until timestamptz not null
);

create table sms_code (
  id         bigint generated always as identity primary key,
  phone      text        not null,
  type       text        not null,
  code_hash  bytea       not null,
  address    text        not null,
  tries      smallint    not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index sms_code_phone on sms_code (phone, created_at);
create index sms_code_address on sms_code (address, created_at);

create table captcha_challenge (
  id          uuid primary key,
  scene       text        not null,
  answer_x_px integer     not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);
create index captcha_challenge_age on captcha_challenge (expires_at);

-- A solved captcha, until it is spent.
create table captcha_pass (
  id         uuid primary key,
  scene      text        not null,
  expires_at timestamptz not null
);
create index captcha_pass_age on captcha_pass (expires_at);

create table wechat_binding (
  user_id  bigint primary key references app_user (id) on delete cascade,
  openid   text        not null unique,
  nickname text        not null default '',
  bound_at timestamptz not null
);

create table wechat_ticket (
  scene      text primary key,
  ticket     text        not null unique,
  user_id    bigint      not null references app_user (id) on delete cascade,
  status     text        not null default 'waiting' check (status in ('waiting', 'bound', 'taken')),
  expires_at timestamptz not null
);
create index wechat_ticket_age on wechat_ticket (expires_at);

-- Callbacks already seen: the signature covers timestamp and nonce only, so each pair counts once.
create table wechat_nonce (
  nonce       text        not null,
  sent_at_s   bigint      not null,
  received_at timestamptz not null,
  primary key (nonce, sent_at_s)
);

-- migration: 0020_account_activity.sql
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

-- migration: 0021_ledger.sql
-- Double-entry ledger. Every seller has a closed book: the seller's own accounts (available, frozen) and the
-- platform's counterpart accounts for that seller. All keys lead with seller_id, a book never needs another one,
-- and no row is shared by all sellers, so posting for one never waits for another.
create table ledger_account (
  seller_id   bigint      not null references seller (id),
  kind        text        not null check (kind in (
    'available', 'frozen',
    'revenue', 'freight', 'coupon_expense', 'compensation', 'withdraw_payable',
    'clearing_alipay', 'clearing_wechat', 'clearing_bank'
  )),
  balance_fen bigint      not null default 0,
  created_at  timestamptz not null default now(),
  primary key (seller_id, kind),
  constraint seller_account_not_negative check (kind not in ('available', 'frozen') or balance_fen >= 0)
);

create table ledger_transaction (
  seller_id       bigint      not null references seller (id),
  id              bigint generated always as identity,
  idempotency_key text        not null,
  -- Why money moved, and the row that made it move, for the fees page to link to.
  cause           text        not null,
  cause_id        text        not null default '',
  created_by      bigint,
  created_at      timestamptz not null default now(),
  primary key (seller_id, id),
  constraint ledger_posts_once unique (seller_id, idempotency_key)
);
create index ledger_transaction_age on ledger_transaction (seller_id, created_at);

create table ledger_entry (
  seller_id         bigint not null,
  transaction_id    bigint not null,
  account_kind      text   not null,
  amount_fen        bigint not null check (amount_fen <> 0),
  balance_after_fen bigint not null default 0,
  primary key (seller_id, transaction_id, account_kind),
  foreign key (seller_id, transaction_id) references ledger_transaction (seller_id, id),
  foreign key (seller_id, account_kind) references ledger_account (seller_id, kind)
);
create index ledger_entry_by_account on ledger_entry (seller_id, account_kind, transaction_id);

-- An entry is the only thing that moves a balance.
create function ledger_apply_entry() returns trigger language plpgsql as $$
begin
  update ledger_account set balance_fen = balance_fen + new.amount_fen
    where seller_id = new.seller_id and kind = new.account_kind
    returning balance_fen into new.balance_after_fen;
  return new;
end $$;
create trigger ledger_entry_applies before insert on ledger_entry
  for each row execute function ledger_apply_entry();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are written once (% on %)', tg_op, tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_entry_fixed before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
create trigger ledger_transaction_fixed before update or delete on ledger_transaction
  for each row execute function ledger_refuse_change();
create trigger ledger_account_kept before delete on ledger_account
  for each row execute function ledger_refuse_change();
-- Depth 0 is a statement somebody wrote; the update of an entry's own trigger runs at depth 1.
create trigger ledger_balance_follows_entries before update on ledger_account
  for each row when (pg_trigger_depth() < 1) execute function ledger_refuse_change();
create function ledger_start_empty() returns trigger language plpgsql as $$
begin
  new.balance_fen := 0;
  return new;
end $$;
create trigger ledger_account_starts_empty before insert on ledger_account
  for each row execute function ledger_start_empty();

-- Checked at commit, when all entries of the transaction are in.
create function ledger_check_balanced() returns trigger language plpgsql as $$
declare
  book bigint := new.seller_id;
  checked bigint := case when tg_table_name = 'ledger_entry'
    then (to_jsonb(new) ->> 'transaction_id')::bigint else (to_jsonb(new) ->> 'id')::bigint end;
  total numeric;
  lines integer;
begin
  select coalesce(sum(amount_fen), 0), count(*) into total, lines
    from ledger_entry where seller_id = book and transaction_id = checked;
  if total <> 0 or lines < 2 then
    raise exception 'ledger transaction % is not balanced: % fen over % entries', checked, total, lines
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_check_balanced();
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_balanced();

-- migration: 0030_message.sql
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

-- migration: 0031_notice.sql
-- Notices of the platform. `desc` is cleaned before it is stored.
create table system_notice (
  id           bigint generated always as identity primary key,
  slug         text        not null unique,
  title_zh     text        not null,
  title_en     text        not null,
  summary_zh   text        not null,
  summary_en   text        not null,
  desc_zh      text        not null,
  desc_en      text        not null,
  -- `seller` notices concern only those who are logged in.
  audience     text        not null default 'all' check (audience in ('all', 'seller')),
  -- Shown after login until this instant.
  alert_until  timestamptz,
  created_at   timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index system_notice_newest on system_notice (created_at desc, id desc) where withdrawn_at is null;

create table holiday_dialog (
  id        bigint generated always as identity primary key,
  slug      text        not null unique,
  image_zh  text        not null,
  image_en  text        not null,
  alt_zh    text        not null,
  alt_en    text        not null,
  url       text        not null,
  starts_at timestamptz not null,
  ends_at   timestamptz not null
);

-- Small settings of the whole platform, by name.
create table system_config (
  key        text primary key,
  value      jsonb       not null,
  updated_at timestamptz not null default now()
);

-- migration: 0032_preference.sql
-- What a person has chosen. Defaults stand in the contract, so a missing row means the default.
create table user_preference (
  seller_id  bigint      not null,
  user_id    bigint      not null references app_user (id) on delete cascade,
  key        text        not null,
  value      jsonb       not null,
  updated_at timestamptz not null default now(),
  primary key (seller_id, user_id, key)
);

-- migration: 0040_upload.sql
-- A picture as it came in: waiting for intake, ready with its derivatives, or refused with the reason.
create table upload (
  seller_id        bigint      not null references seller (id),
  id               bigint generated always as identity,
  user_id          bigint      not null,
  purpose          text        not null check (purpose in ('material', 'avatar', 'attachment')),
  -- Each signed policy carries its own; a policy or its callback used twice meets the same row.
  nonce            text        not null,
  name             text        not null,
  status           text        not null default 'pending' check (status in ('pending', 'ready', 'refused')),
  refusal          jsonb,
  type             text,
  bytes            bigint      not null,
  width_px         integer,
  height_px        integer,
  dpi              integer,
  has_alpha        boolean,
  dominant_color   text,
  -- 64 bits of light and dark: pictures that look alike differ in few of them.
  perceptual_hash  bit(64),
  picture_key      text,
  vector_key       text,
  preview_469_key  text,
  preview_1000_key text,
  created_at       timestamptz not null default now(),
  finished_at      timestamptz,
  primary key (seller_id, id),
  unique (seller_id, nonce),
  constraint ready_has_files check (status <> 'ready' or (picture_key is not null and preview_469_key is not null))
);
create index upload_library on upload (seller_id, purpose, created_at desc, id desc);
create index upload_unfinished on upload (created_at) where status <> 'ready';

-- Who still needs a stored object. An object nobody holds is removed.
create table object_hold (
  seller_id  bigint not null,
  object_key text   not null,
  holder     text   not null,
  primary key (seller_id, object_key, holder)
);
create index object_hold_holder on object_hold (seller_id, holder);

-- migration: 0041_export_record.sql
-- A long export: a job with progress, a file and a day on which the file goes.
create table export_record (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity,
  user_id      bigint      not null references app_user (id),
  kind         text        not null,
  name         text        not null,
  format       text        not null check (format in ('xlsx', 'csv')),
  params       jsonb       not null default '{}',
  -- The file speaks the language and tells the time of the person who asked for it.
  language     text        not null check (language in ('zh', 'en')),
  time_zone    text        not null,
  status       text        not null default 'queued'
    check (status in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
  progress     integer     not null default 0,
  total        integer,
  file_key     text,
  bytes        bigint,
  error        text,
  -- Counts the runs, so that a run that was cancelled and started again cannot finish the newer one.
  attempt      integer     not null default 0,
  created_at   timestamptz not null default now(),
  beat_at      timestamptz,
  finished_at  timestamptz,
  expires_at   timestamptz,
  primary key (seller_id, id)
);
create index export_record_newest on export_record (seller_id, created_at desc, id desc);
create index export_record_expiry on export_record (expires_at) where status = 'done';
create index export_record_unfinished on export_record (beat_at) where status in ('queued', 'running');

-- migration: 0050_site.sql
-- What search engines and browser tabs read, per public address, Chinese and English.
create table seo_page (
  http_url       text primary key,
  title_zh       text        not null,
  title_en       text        not null,
  keywords_zh    text        not null default '',
  keywords_en    text        not null default '',
  description_zh text        not null default '',
  description_en text        not null default '',
  updated_at     timestamptz not null default now()
);

-- One row per screen a person opened. The key leads with time, so that months can become partitions.
create table site_visit (
  visited_at timestamptz not null default now(),
  id         bigint generated always as identity,
  key        text        not null,
  route      text        not null,
  user_id    bigint,
  language   text        not null default 'zh',
  primary key (visited_at, id)
);

-- Settings of the site that staff change without a release.
create table site_config (
  key        text primary key,
  value      jsonb       not null,
  updated_at timestamptz not null default now()
);

-- migration: 0051_help.sql
create table help_category (
  id      bigint primary key,
  name_zh text    not null,
  name_en text    not null,
  icon    text    not null default 'book',
  sort    integer not null default 0
);

create table help_article (
  id          bigint primary key,
  category_id bigint      not null references help_category (id),
  title_zh    text        not null,
  title_en    text        not null,
  summary_zh  text        not null,
  summary_en  text        not null,
  body_zh     text        not null,
  body_en     text        not null,
  -- Words people search by that do not stand in the text.
  keywords    text        not null default '',
  -- Shown among the common questions, and in the tutorial of the console.
  is_common   boolean     not null default false,
  is_tutorial boolean     not null default false,
  sort        integer     not null default 0,
  updated_at  timestamptz not null default now()
);
create index help_article_category on help_article (category_id, sort, id);

-- Search words offered under the search box.
create table help_word (
  id      bigint primary key,
  word_zh text    not null,
  word_en text    not null,
  sort    integer not null default 0
);

-- Which article explains which screen.
create table help_redirect (
  path       text primary key,
  article_id bigint not null references help_article (id) on delete cascade
);

-- migration: 0060_catalogue.sql
-- The catalogue: what can be bought, in which make, at what price, from where. Texts stand twice, Chinese and English.

-- Counts every change of the catalogue, so that each node knows whether what it holds in memory is still true.
create table catalogue_state (
  id           integer primary key check (id = 1),
  revision     bigint      not null default 0,
  -- Of the shared data (tree, terms, places) the installation was last filled from.
  content_hash text        not null default '',
  updated_at   timestamptz not null default now()
);
insert into catalogue_state (id) values (1);

create table product_category (
  id        integer primary key,
  key       text    not null unique,
  parent_id integer references product_category (id),
  http_url  text    not null unique,
  name_zh   text    not null,
  name_en   text    not null,
  -- Other words people search for.
  keywords  text    not null default '',
  sort      integer not null
);

-- Values of the filters: technique, material, season, gender, size_attribute, zone, design_style.
create table product_term (
  kind    text    not null,
  key     text    not null,
  name_zh text    not null,
  name_en text    not null,
  sort    integer not null,
  primary key (kind, key)
);

create table product_brand (
  key     text primary key,
  name_zh text    not null,
  name_en text    not null,
  sort    integer not null
);

create table warehouse (
  code           text primary key,
  region         text    not null,
  country        text    not null,
  city_zh        text    not null,
  city_en        text    not null,
  address        text    not null,
  postcode       text    not null,
  time_zone      text    not null,
  cut_off        text    not null,
  handling_hours integer not null,
  sort           integer not null
);

create table factory (
  id                    integer primary key,
  code                  text    not null unique,
  name_zh               text    not null,
  name_en               text    not null,
  region                text    not null,
  country               text    not null,
  city_zh               text    not null,
  city_en               text    not null,
  techniques            text[]  not null,
  daily_capacity_pieces integer not null,
  production_min_hours  integer not null,
  production_max_hours  integer not null
);

create table factory_warehouse (
  factory_id     integer not null references factory (id) on delete cascade,
  warehouse_code text    not null references warehouse (code),
  sort           integer not null,
  primary key (factory_id, warehouse_code)
);

create table product (
  id                   bigint primary key,
  code                 text        not null unique,
  category_id          integer     not null references product_category (id),
  brand_key            text        not null references product_brand (key),
  name_zh              text        not null,
  name_en              text        not null,
  subtitle_zh          text        not null,
  subtitle_en          text        not null,
  description_zh       text        not null,
  description_en       text        not null,
  selling_points_zh    text[]      not null,
  selling_points_en    text[]      not null,
  material_zh          text        not null,
  material_en          text        not null,
  material_keys        text[]      not null,
  season               text        not null,
  gender               text        not null,
  size_type            text        not null,
  grade                smallint    not null check (grade between 1 and 3),
  zones                text[]      not null,
  dtc_level            smallint    not null,
  is_mul               smallint    not null,
  is_brand             smallint    not null,
  is_factory_muti      smallint    not null,
  is_merge_design      smallint    not null,
  design_mode          smallint    not null,
  design_desc_zh       text        not null,
  design_desc_en       text        not null,
  design_desc_show     smallint    not null,
  design_style         text        not null,
  dpi                  integer     not null,
  extra_view_fen       bigint      not null,
  production_min_hours integer     not null,
  production_max_hours integer     not null,
  light_ambient        float8      not null,
  light_directional    float8      not null,
  light_roughness      float8      not null,
  shots                text[]      not null,
  has_model            boolean     not null,
  artwork              text        not null,
  sales                bigint      not null default 0,
  is_visible           boolean     not null default true,
  content_hash         text        not null,
  published_at         timestamptz not null,
  updated_at           timestamptz not null default now()
);
create index product_category_idx on product (category_id);

create table product_color (
  product_id bigint  not null references product (id) on delete cascade,
  id         integer not null,
  key        text    not null,
  hex        text    not null,
  name_zh    text    not null,
  name_en    text    not null,
  family     text    not null,
  part_ids   integer[] not null,
  primary key (product_id, id)
);

create table product_size (
  product_id bigint  not null references product (id) on delete cascade,
  id         integer not null,
  name       text    not null,
  primary key (product_id, id)
);

create table product_attribute (
  product_id bigint  not null references product (id) on delete cascade,
  id         integer not null,
  key        text    not null,
  name_zh    text    not null,
  name_en    text    not null,
  unit       text    not null,
  primary key (product_id, id)
);

create table product_size_value (
  product_id bigint  not null references product (id) on delete cascade,
  size_id    integer not null,
  attr_id    integer not null,
  attr_value float8  not null,
  primary key (product_id, size_id, attr_id)
);

create table product_view (
  product_id      bigint  not null references product (id) on delete cascade,
  view_id         integer not null,
  key             text    not null,
  name_zh         text    not null,
  name_en         text    not null,
  picture_product text,
  picture_view    text,
  picture_area    text,
  primary key (product_id, view_id)
);

-- On the 550 × 550 canvas.
create table product_print_area (
  product_id bigint  not null references product (id) on delete cascade,
  view_id    integer not null,
  "left"     float8  not null,
  top        float8  not null,
  width      float8  not null,
  height     float8  not null,
  lies_on    text    not null,
  primary key (product_id, view_id)
);

-- Width of the print in cm.
create table product_actual_size (
  product_id   bigint  not null references product (id) on delete cascade,
  size_id      integer not null,
  view_id      integer not null,
  actual_width float8  not null,
  primary key (product_id, size_id, view_id)
);

-- A colour in a size. The number is made from the product's, so that it is the same in every installation.
create table product_item (
  id             bigint primary key,
  product_id     bigint  not null references product (id) on delete cascade,
  sku            text    not null unique,
  color_id       integer not null,
  size_id        integer not null,
  base_price_fen bigint  not null check (base_price_fen > 0),
  weight_g       integer not null,
  length_cm      float8  not null,
  width_cm       float8  not null,
  height_cm      float8  not null,
  unique (product_id, color_id, size_id)
);

-- Blanks on the shelf. Kept apart from the item, because it changes with every order and the item does not.
create table product_stock (
  product_id     bigint  not null references product (id) on delete cascade,
  item_id        bigint  not null references product_item (id) on delete cascade,
  warehouse_code text    not null references warehouse (code),
  pieces         integer not null check (pieces >= 0),
  updated_at     timestamptz not null default now(),
  primary key (product_id, item_id, warehouse_code)
);
create index product_stock_item_idx on product_stock (item_id);

create table product_technique (
  product_id    bigint  not null references product (id) on delete cascade,
  key           text    not null,
  surcharge_fen bigint  not null,
  sort          integer not null,
  primary key (product_id, key)
);

create table product_price_tier (
  product_id  bigint  not null references product (id) on delete cascade,
  quantity    integer not null,
  discount_bp integer not null,
  primary key (product_id, quantity)
);

create table product_supply (
  product_id           bigint  not null references product (id) on delete cascade,
  factory_id           integer not null references factory (id),
  warehouses           text[]  not null,
  production_min_hours integer not null,
  production_max_hours integer not null,
  sort                 integer not null,
  primary key (product_id, factory_id)
);
create index product_supply_factory_idx on product_supply (factory_id);

-- What a set consists of, per colour and size of the set.
create table product_component (
  product_id           bigint  not null references product (id) on delete cascade,
  sort                 integer not null,
  color_id             integer not null,
  size_id              integer not null,
  sub_basic_product_id bigint  not null references product (id),
  sub_color_id         integer not null,
  sub_size_id          integer not null,
  quantity             integer not null,
  component_designs    jsonb   not null,
  primary key (product_id, sort)
);
create index product_component_sub_idx on product_component (sub_basic_product_id);

-- Pictures of the product with artwork on it; the address is built from these words.
create table product_show_image (
  product_id bigint  not null references product (id) on delete cascade,
  sort       integer not null,
  color_id   integer not null,
  view_id    integer,
  artwork    text    not null,
  primary key (product_id, sort)
);

-- Products that a special of the site gathers; the special itself belongs to the site.
create table product_special (
  special_id bigint  not null,
  product_id bigint  not null references product (id) on delete cascade,
  sort       integer not null,
  primary key (special_id, product_id)
);
create index product_special_product_idx on product_special (product_id);

-- migration: 0061_catalogue_search.sql
-- One row per product with all that lists show and search needs, written together with the product.
-- Each node reads these rows into its own index, and reads the cards of a page by key.
create table product_search (
  product_id         bigint primary key references product (id) on delete cascade,
  -- Folded text by weight: the name and code, what kind of thing it is, everything else.
  text_name          text   not null,
  text_kind          text   not null,
  text_more          text   not null,
  -- Values of the filters, such as technique:dtg.
  facets             text[] not null,
  skus               text[] not null,
  price_from_fen     bigint not null,
  delivery_max_hours integer not null,
  grade              smallint not null,
  sales              bigint not null,
  published_at       timestamptz not null,
  is_visible         boolean not null,
  -- The card in each language, without what depends on the caller.
  dtc_level          smallint not null,
  card_zh            jsonb  not null,
  card_en            jsonb  not null
);

-- migration: 0062_catalogue_seller.sql
-- What one seller has of the catalogue. Keys lead with the seller.

-- A price agreed with one seller: it stands for the base price of every item and leaves no level discount.
create table product_private_price (
  seller_id      bigint not null references seller (id) on delete cascade,
  product_id     bigint not null references product (id) on delete cascade,
  item_id        bigint not null references product_item (id) on delete cascade,
  base_price_fen bigint not null check (base_price_fen > 0),
  updated_at     timestamptz not null default now(),
  primary key (seller_id, item_id)
);
create index product_private_price_product_idx on product_private_price (seller_id, product_id);

-- Whether the design hint of a product still opens for this seller.
create table seller_product_setting (
  seller_id        bigint   not null references seller (id) on delete cascade,
  product_id       bigint   not null references product (id) on delete cascade,
  design_desc_show smallint not null check (design_desc_show in (1, 2)),
  updated_at       timestamptz not null default now(),
  primary key (seller_id, product_id)
);

-- migration: 0063_marketplace_fees.sql
-- What marketplaces keep of a sale, and what their currencies are worth: used by the profit calculator only.
create table marketplace_fee (
  platform        integer primary key,
  currency        text    not null,
  commission_bp   integer not null check (commission_bp between 0 and 9000),
  payment_bp      integer not null check (payment_bp between 0 and 1000),
  -- Per order, in hundredths of the currency.
  fixed_fee_minor integer not null default 0 check (fixed_fee_minor >= 0),
  updated_at      timestamptz not null default now()
);

-- Yuan for one unit, in ten-thousandths.
create table exchange_rate (
  currency   text primary key,
  rate_e4    bigint not null check (rate_e4 > 0),
  updated_at timestamptz not null default now()
);

-- migration: 0066_shipping.sql
-- A way to send a parcel, and what it takes.
create table shipping_channel (
  id                 bigint generated always as identity primary key,
  code               text     not null unique,
  name_zh            text     not null,
  name_en            text     not null,
  note_zh            text     not null,
  note_en            text     not null,
  kind               text     not null check (kind in ('line', 'postal', 'express', 'domestic', 'bulk')),
  is_tracked         boolean  not null,
  -- cm³ that count as a kilogram; 0 where size does not count.
  volumetric_divisor integer  not null check (volumetric_divisor >= 0),
  max_weight_g       integer  not null check (max_weight_g > 0),
  max_side_mm        integer  not null check (max_side_mm > 0),
  sort               smallint not null,
  is_enabled         boolean  not null default true
);

-- Channel × destination × warehouse. The country leads: every question is about one destination.
create table shipping_rate (
  country         text     not null,
  channel_id      bigint   not null references shipping_channel (id),
  warehouse       text     not null,
  first_weight_g  integer  not null check (first_weight_g > 0),
  first_price_fen bigint   not null check (first_price_fen >= 0),
  step_weight_g   integer  not null check (step_weight_g > 0),
  step_price_fen  bigint   not null check (step_price_fen >= 0),
  minimum_fen     bigint   not null default 0 check (minimum_fen >= 0),
  fuel_bp         integer  not null default 0 check (fuel_bp between 0 and 10000),
  days_min        smallint not null check (days_min > 0),
  days_max        smallint not null,
  primary key (country, channel_id, warehouse),
  check (days_max >= days_min)
);

create table shipping_remote_area (
  country       text   not null,
  channel_id    bigint not null references shipping_channel (id),
  -- Capitals and digits only, as postcodes are compared.
  prefix        text   not null check (prefix ~ '^[A-Z0-9]+$'),
  surcharge_fen bigint not null check (surcharge_fen > 0),
  primary key (country, channel_id, prefix)
);

-- The channels a seller wants for a country, in order.
create table shipping_preference (
  seller_id  bigint   not null references seller (id),
  country    text     not null,
  channel_id bigint   not null references shipping_channel (id),
  sort       smallint not null,
  primary key (seller_id, country, channel_id)
);

-- Tried in order; the first that fits an order names its channel. Open ends are null, no country means all.
create table shipping_rule (
  seller_id      bigint      not null references seller (id),
  id             bigint generated always as identity,
  name           text        not null,
  countries      text[]      not null default '{}',
  weight_min_g   integer,
  weight_max_g   integer,
  amount_min_fen bigint,
  amount_max_fen bigint,
  channel_id     bigint      not null references shipping_channel (id),
  is_enabled     boolean     not null default true,
  sort           integer     not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (seller_id, id)
);
create index shipping_rule_order on shipping_rule (seller_id, sort, id);

-- migration: 0067_catalogue_own.sql
-- What a seller makes of the catalogue: favourites in a tree of the seller's own, own show images, feedback.

create table user_product_category (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated always as identity,
  parent_id  bigint,
  name       text        not null,
  sort       integer     not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, id),
  foreign key (seller_id, parent_id) references user_product_category (seller_id, id)
);
create index user_product_category_order on user_product_category (seller_id, sort, id);

-- A favourite lies in one category of the seller's own, or in none.
create table product_favourite (
  seller_id   bigint      not null references seller (id) on delete cascade,
  product_id  bigint      not null references product (id) on delete cascade,
  category_id bigint,
  created_at  timestamptz not null default now(),
  primary key (seller_id, product_id),
  foreign key (seller_id, category_id) references user_product_category (seller_id, id) on delete set null (category_id)
);
create index product_favourite_newest on product_favourite (seller_id, created_at desc, product_id desc);
create index product_favourite_category on product_favourite (seller_id, category_id);

create table user_product_show_image (
  seller_id        bigint      not null references seller (id) on delete cascade,
  id               bigint generated always as identity,
  product_id       bigint      not null references product (id) on delete cascade,
  -- The colour it shows; null fits every colour.
  color_id         integer,
  name             text        not null,
  sort             integer     not null,
  preview_469_key  text        not null,
  preview_1000_key text        not null,
  width_px         integer     not null,
  height_px        integer     not null,
  created_at       timestamptz not null default now(),
  primary key (seller_id, id)
);
create index user_product_show_image_order on user_product_show_image (seller_id, product_id, sort, id);

create table product_feedback (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated always as identity,
  user_id    bigint      not null,
  product_id bigint      not null references product (id) on delete cascade,
  kind       text        not null check (kind in ('quality', 'picture', 'size', 'price', 'stock', 'delivery', 'other')),
  text       text        not null,
  -- Stored pictures: [{upload_id, name, preview_469_key, preview_1000_key}].
  pictures   jsonb       not null default '[]',
  status     text        not null default 'open' check (status in ('open', 'answered')),
  answer     text        not null default '',
  answered_by bigint,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (seller_id, id)
);
-- Staff read across sellers, the open ones first.
create index product_feedback_staff on product_feedback (status, created_at desc);

-- migration: 0068_product_application.sql
-- A seller asks for a product to be listed; staff accept or refuse with a reason.
create table product_application (
  seller_id          bigint      not null references seller (id) on delete cascade,
  id                 bigint generated always as identity,
  user_id            bigint      not null,
  name               text        not null,
  category_id        integer     references product_category (id),
  material           text        not null,
  technique          text        not null,
  size_attribute     text        not null,
  sizes              text[]      not null,
  countries          text[]      not null,
  produce_areas      text[]      not null default '{}',
  expected_price_fen bigint      not null check (expected_price_fen > 0),
  monthly_quantity   integer     not null check (monthly_quantity > 0),
  reference_link     text        not null default '',
  description        text        not null default '',
  -- Stored pictures: [{upload_id, name, preview_469_key, preview_1000_key}].
  pictures           jsonb       not null default '[]',
  status             text        not null default 'pending' check (status in ('pending', 'accepted', 'refused', 'cancelled')),
  -- Why it was refused, or what staff add when accepting.
  remark             text        not null default '',
  -- The product it became, once listed.
  product_id         bigint      references product (id),
  reviewed_by        bigint,
  reviewed_at        timestamptz,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  primary key (seller_id, id)
);
create index product_application_own on product_application (seller_id, created_at desc, id desc);
create index product_application_pending on product_application (seller_id) where status = 'pending';
-- Staff read across sellers.
create index product_application_staff on product_application (status, created_at desc);

-- migration: 0070_content.sql
-- What staff write and visitors read: one row per banner, special, floor, page …, its shape decided by its kind.
create table content_item (
  id           bigint generated always as identity primary key,
  kind         text        not null,
  -- Names the item for good within its kind: a slug, an address, the id of the row it is published to.
  key          text        not null,
  sort         integer     not null default 0,
  -- What is being written; null when nothing waits to be published.
  draft        jsonb,
  -- What visitors see; null before it is first published and after it was withdrawn.
  published    jsonb,
  -- The window of the published version.
  show_from    timestamptz,
  show_until   timestamptz,
  -- Counts changes, so that two editors never overwrite each other unseen.
  revision     integer     not null default 1,
  updated_at   timestamptz not null default now(),
  updated_by   text        not null default '',
  published_at timestamptz,
  published_by text,
  -- Kept, so that content an installation starts with does not come back at the next start.
  removed_at   timestamptz,
  unique (kind, key),
  check (draft is not null or published is not null or removed_at is not null)
);
create index content_item_live on content_item (kind, sort, id) where published is not null and removed_at is null;

-- Every version that ever stood there, for undo and for the question who did it.
create table content_history (
  item_id bigint      not null references content_item (id) on delete cascade,
  number  integer     not null,
  action  text        not null,
  payload jsonb       not null,
  at      timestamptz not null default now(),
  by_name text        not null default '',
  primary key (item_id, number)
);

-- Pictures staff have uploaded for the site.
create table content_picture (
  id         bigint generated always as identity primary key,
  key        text        not null unique,
  name       text        not null,
  width_px   integer     not null,
  height_px  integer     not null,
  created_at timestamptz not null default now(),
  created_by text        not null default ''
);

-- One row: counts changes of anything a public page shows, so that kept pages know when they are out of date.
create table content_version (
  only_one   boolean primary key default true check (only_one),
  version    bigint      not null default 1,
  -- Up to when openings and closings of time windows have been taken into account.
  clocked_at timestamptz not null default now()
);
insert into content_version default values;

-- migration: 0073_site_page.sql
-- Content pages: info, marketing, platform and seasonal. Their texts are blocks in both languages, edited as a whole.
create table site_page (
  path         text primary key,
  template     text        not null,
  -- What visitors read.
  published    jsonb       not null,
  version      integer     not null,
  published_at timestamptz not null default now(),
  -- What staff are working on; null when nothing waits.
  draft        jsonb,
  draft_at     timestamptz,
  -- Goes up with every change, so that two editors cannot overwrite each other unseen.
  revision     integer     not null default 1,
  -- Staff have published it themselves: a new release leaves it alone.
  is_edited    boolean     not null default false,
  -- Fingerprint of the text that came with the release.
  base_hash    text        not null default ''
);

create table site_page_version (
  path         text        not null references site_page (path) on delete cascade,
  version      integer     not null,
  content      jsonb       not null,
  published_at timestamptz not null default now(),
  -- Null: came with the installation.
  published_by bigint references app_user (id) on delete set null,
  note         text        not null default '',
  primary key (path, version)
);

-- migration: 0074_site_page_as_content.sql
-- Content pages are kept with everything else staff write, as items of the kind `page`.
drop table site_page_version;
drop table site_page;

-- migration: 0075_blog.sql
-- Posts of the blog. Texts are markup, made into HTML when they are read. The live texts stand in the columns;
-- what an editor has changed since then waits in `draft`.
create table blog_post (
  id           bigint generated by default as identity (start with 1000) primary key,
  slug         text        unique,
  type         smallint    not null check (type between 1 and 6),
  cover        text        not null,
  title_zh     text        not null,
  title_en     text        not null,
  summary_zh   text        not null,
  summary_en   text        not null,
  body_zh      text        not null,
  body_en      text        not null,
  draft        jsonb,
  views        bigint      not null default 0,
  -- Null until it is published, and again when it is taken back.
  published_at timestamptz,
  created_by   bigint,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now()
);
create index blog_post_newest on blog_post (published_at desc, id desc) where published_at is not null;
create index blog_post_type on blog_post (type, published_at desc, id desc) where published_at is not null;

-- A visitor counts once a day per post. Rows older than the hot list looks at may be dropped.
create table blog_view (
  post_id bigint not null references blog_post (id) on delete cascade,
  day     date   not null,
  visitor text   not null,
  primary key (post_id, day, visitor)
);
create index blog_view_day on blog_view (day);

create table blog_comment (
  id         bigint generated always as identity primary key,
  post_id    bigint      not null references blog_post (id) on delete cascade,
  -- The seller who wrote it; null for a visitor.
  seller_id  bigint,
  user_id    bigint,
  name       text        not null,
  body       text        not null,
  state      text        not null default 'pending' check (state in ('pending', 'approved', 'refused')),
  -- A keyed hash of the address, to limit how much one visitor writes.
  visitor    text        not null,
  created_at timestamptz not null,
  judged_by  bigint,
  judged_at  timestamptz
);
create index blog_comment_post on blog_comment (post_id, created_at) where state = 'approved';
create index blog_comment_state on blog_comment (state, created_at);
create index blog_comment_visitor on blog_comment (visitor, created_at);

-- migration: 0076_coupon.sql
create table coupon_campaign (
  id               bigint generated by default as identity (start with 1000) primary key,
  slug             text        unique,
  name_zh          text        not null,
  name_en          text        not null,
  note_zh          text        not null default '',
  note_en          text        not null default '',
  kind             text        not null check (kind in ('reduction', 'percent', 'freight')),
  amount_fen       bigint      check (amount_fen > 0),
  percent_bp       integer     check (percent_bp between 1 and 9000),
  max_discount_fen bigint      check (max_discount_fen > 0),
  threshold_fen    bigint      not null default 0 check (threshold_fen >= 0),
  scope_kind       text        not null default 'all' check (scope_kind in ('all', 'category', 'product', 'zone')),
  scope_refs       text[]      not null default '{}',
  min_level        smallint    not null default 0,
  starts_at        timestamptz not null,
  ends_at          timestamptz not null,
  -- Days a collected coupon lasts; null: until the campaign ends.
  valid_days       integer,
  total_limit      integer,
  per_seller_limit integer     not null default 1,
  state            text        not null default 'draft' check (state in ('draft', 'published', 'paused')),
  -- Counted under the lock of this row, so that a limit is never passed.
  collected        integer     not null default 0,
  used             integer     not null default 0,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  check (ends_at > starts_at),
  check (total_limit is null or collected <= total_limit),
  check ((kind = 'percent') = (percent_bp is not null)),
  check ((kind <> 'percent') = (amount_fen is not null))
);
create index coupon_campaign_running on coupon_campaign (ends_at) where state = 'published';

-- A collected coupon keeps the terms it was collected with, whatever becomes of the campaign.
create table seller_coupon (
  seller_id        bigint      not null references seller (id),
  id               bigint generated always as identity,
  campaign_id      bigint      not null references coupon_campaign (id),
  place            integer     not null,
  name_zh          text        not null,
  name_en          text        not null,
  note_zh          text        not null default '',
  note_en          text        not null default '',
  kind             text        not null,
  amount_fen       bigint,
  percent_bp       integer,
  max_discount_fen bigint,
  threshold_fen    bigint      not null,
  scope_kind       text        not null,
  scope_refs       text[]      not null,
  min_level        smallint    not null,
  collected_at     timestamptz not null,
  expires_at       timestamptz not null,
  used_at          timestamptz,
  order_no         text,
  primary key (seller_id, id),
  unique (seller_id, campaign_id, place),
  check ((used_at is null) = (order_no is null))
);
create index seller_coupon_open on seller_coupon (seller_id, expires_at) where used_at is null;
-- One coupon per order.
create unique index seller_coupon_order on seller_coupon (seller_id, order_no) where order_no is not null;

-- migration: 0077_join_and_plans.sql
-- Applications of factories, service providers and resellers.
create table join_application (
  id           bigint generated always as identity (start with 1001) primary key,
  kind         text        not null check (kind in ('factory', 'service', 'reseller')),
  state        text        not null default 'new' check (state in ('new', 'contacted', 'accepted', 'refused')),
  company      text        not null,
  contact      text        not null,
  phone        text        not null,
  email        text        not null,
  region       text        not null,
  volume       text        not null,
  capabilities text[]      not null,
  text         text        not null,
  language     text        not null,
  note         text        not null default '',
  -- A keyed hash of the address, to limit how much one visitor sends.
  visitor      text        not null,
  handled_by   bigint,
  created_at   timestamptz not null,
  updated_at   timestamptz not null
);
create index join_application_state on join_application (state, created_at desc);
create index join_application_visitor on join_application (visitor, created_at);

-- What a membership costs.
create table membership_plan (
  id        bigint generated by default as identity (start with 100) primary key,
  level     smallint not null,
  period    text     not null check (period in ('month', 'quarter', 'year')),
  price_fen bigint   not null check (price_fen > 0),
  is_sold   boolean  not null default true,
  unique (level, period)
);

-- migration: 0078_help_videos_and_votes.sql
create table tutorial_video (
  id            bigint generated by default as identity (start with 100) primary key,
  slug          text     not null unique,
  topic_zh      text     not null,
  topic_en      text     not null,
  title_zh      text     not null,
  title_en      text     not null,
  summary_zh    text     not null,
  summary_en    text     not null,
  -- Names of files in the folder of clips; they carry a fingerprint of their content.
  file          text     not null,
  poster        text     not null,
  width_px      integer  not null,
  height_px     integer  not null,
  duration_ms   integer  not null,
  bytes         integer  not null,
  -- [{ at_ms, zh, en }]
  transcript    jsonb    not null,
  sort          integer  not null default 0
);

-- Whether an article helped: one vote per visitor, the last counts.
create table help_vote (
  article_id bigint      not null references help_article (id) on delete cascade,
  visitor    text        not null,
  is_helpful boolean     not null,
  voted_at   timestamptz not null,
  primary key (article_id, visitor)
);

-- migration: 0080_gallery.sql
-- Designs of the platform's own library, loaded from assets/gallery.
create table gallery_artwork (
  slug        text primary key,
  sort        integer not null,
  name_zh     text    not null,
  name_en     text    not null,
  category    text    not null,
  category_zh text    not null,
  category_en text    not null,
  style       text    not null,
  style_zh    text    not null,
  style_en    text    not null,
  tags_zh     text[]  not null,
  tags_en     text[]  not null,
  width_px    integer not null,
  height_px   integer not null,
  tileable    boolean not null,
  has_alpha   boolean not null,
  colors      text[]  not null,
  -- Everything it may be found by, in lower case.
  words       text    not null
);
create index gallery_artwork_category on gallery_artwork (category, sort);
create index gallery_artwork_style on gallery_artwork (style, sort);

-- migration: 0082_design.sql
-- Designs: the document with every version it was saved in, what is being worked on, and what is made of it.

create table design (
  seller_id        bigint      not null references seller (id),
  id               bigint generated always as identity,
  basic_product_id bigint      not null,
  name             text        not null,
  current_version  integer     not null check (current_version >= 1),
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  -- Out of the record, but goods and orders still stand on its versions.
  deleted_at       timestamptz,
  primary key (seller_id, id)
);
create index design_record on design (seller_id, updated_at desc, id desc) where deleted_at is null;
create index design_product on design (seller_id, basic_product_id);

create table design_version (
  seller_id   bigint      not null,
  design_id   bigint      not null,
  version     integer     not null,
  user_id     bigint      not null,
  document    jsonb       not null,
  -- Of the document as stored; the same design saved twice is recognised by it.
  hash        text        not null,
  -- Where its pictures lie: they stay stored for this version whatever becomes of the library.
  pictures    jsonb       not null,
  color_ids   integer[]   not null,
  size_ids    integer[]   not null,
  layer_count integer     not null,
  printed_view_ids integer[] not null,
  created_at  timestamptz not null,
  primary key (seller_id, design_id, version),
  foreign key (seller_id, design_id) references design (seller_id, id)
);

-- An order prints the version it was paid for: what was saved is never changed.
create function design_version_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'a saved design version is never changed';
end $$;
create trigger design_version_immutable before update on design_version
  for each row execute function design_version_is_immutable();

-- A design that is being worked on. `revision` counts its states, so that two tabs notice each other.
create table design_draft (
  seller_id        bigint      not null references seller (id),
  id               uuid        not null,
  user_id          bigint      not null,
  basic_product_id bigint      not null,
  design_id        bigint,
  name             text        not null,
  document         jsonb       not null,
  revision         integer     not null check (revision >= 1),
  tab_id           text        not null,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  primary key (seller_id, id)
);
create index design_draft_list on design_draft (seller_id, updated_at desc);

-- A picture of a version: on a colour of the product, or (colour 0) the print by itself.
create table design_mockup (
  seller_id  bigint      not null,
  design_id  bigint      not null,
  version    integer     not null,
  view_id    integer     not null,
  color_id   integer     not null,
  sort       integer     not null,
  state      text        not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  -- Name of an error of the catalogue and what it says.
  error      jsonb,
  small_key  text,
  large_key  text,
  updated_at timestamptz not null,
  primary key (seller_id, design_id, version, view_id, color_id),
  foreign key (seller_id, design_id, version) references design_version (seller_id, design_id, version),
  constraint done_has_pictures check (state <> 'done' or (small_key is not null and large_key is not null))
);

-- A full-resolution print of one view. Sizes that print equally wide share it.
create table print_file (
  seller_id  bigint      not null,
  design_id  bigint      not null,
  version    integer     not null,
  view_id    integer     not null,
  width_px   integer     not null,
  height_px  integer     not null,
  dpi        integer     not null,
  state      text        not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  error      jsonb,
  file_key   text,
  bytes      bigint,
  updated_at timestamptz not null,
  primary key (seller_id, design_id, version, view_id, width_px, height_px, dpi),
  foreign key (seller_id, design_id, version) references design_version (seller_id, design_id, version),
  constraint done_has_file check (state <> 'done' or file_key is not null)
);

-- The print files of one piece, and its production sheet. `reference` is what asked for it: a look beforehand, an order item.
create table print_set (
  seller_id   bigint      not null,
  id          bigint generated always as identity,
  reference   text        not null,
  design_id   bigint      not null,
  version     integer     not null,
  color_id    integer     not null,
  size_id     integer     not null,
  quantity    integer     not null check (quantity >= 1),
  state       text        not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  error       jsonb,
  sheet_key   text,
  created_at  timestamptz not null,
  finished_at timestamptz,
  primary key (seller_id, id),
  unique (seller_id, reference),
  foreign key (seller_id, design_id, version) references design_version (seller_id, design_id, version),
  constraint done_has_sheet check (state <> 'done' or sheet_key is not null)
);
create index print_set_design on print_set (seller_id, design_id, version);

-- migration: 0085_goods.sql
-- Finished goods: a version of a design on a product, in chosen colours and sizes.
create table goods (
  seller_id      bigint      not null references seller (id) on delete cascade,
  id             bigint generated always as identity,
  product_id     bigint      not null references product (id),
  -- The version the goods show now; an order keeps the version it was paid with.
  design_id      bigint      not null,
  design_version integer     not null,
  -- How many views carry print: the cost depends on it.
  printed_views  integer     not null check (printed_views >= 1),
  title          text        not null,
  title_en       text        not null default '',
  remark         text        not null default '',
  -- Null until the seller arranges them: [{kind, color_id, view_id} or {kind, upload_id, name, preview keys}].
  show_images    jsonb,
  created_by     bigint      not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  -- In the recycle bin since.
  deleted_at     timestamptz,
  primary key (seller_id, id)
);
create index goods_library on goods (seller_id, created_at desc, id desc) where deleted_at is null;
create index goods_of_product on goods (seller_id, product_id) where deleted_at is null;
create index goods_of_design on goods (seller_id, design_id);
create index goods_title on goods (seller_id, title);
-- The nightly sweep reads across sellers.
create index goods_recycled on goods (deleted_at) where deleted_at is not null;

-- One for each chosen item. The code is the seller's own and unique however it is written.
create table goods_sku (
  seller_id    bigint      not null,
  id           bigint generated always as identity,
  goods_id     bigint      not null,
  item_id      bigint      not null references product_item (id),
  color_id     integer     not null,
  size_id      integer     not null,
  name         text        not null,
  sku_code     text        not null,
  price_fen    bigint      check (price_fen >= 0),
  barcode      text,
  barcode_kind text        check (barcode_kind in ('code128', 'ean13', 'qr')),
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  primary key (seller_id, id),
  foreign key (seller_id, goods_id) references goods (seller_id, id) on delete cascade,
  unique (seller_id, goods_id, item_id),
  constraint barcode_has_kind check ((barcode is null) = (barcode_kind is null))
);
create unique index goods_sku_code on goods_sku (seller_id, upper(sku_code));
create unique index goods_sku_barcode on goods_sku (seller_id, barcode) where barcode is not null;
create index goods_sku_name on goods_sku (seller_id, name);
create index goods_sku_item on goods_sku (item_id);

create table goods_tag (
  seller_id bigint  not null references seller (id) on delete cascade,
  id        bigint generated always as identity,
  name      text    not null,
  color     text    not null,
  sort      integer not null,
  primary key (seller_id, id)
);
create unique index goods_tag_name on goods_tag (seller_id, lower(name));

create table goods_tag_link (
  seller_id bigint not null,
  goods_id  bigint not null,
  tag_id    bigint not null,
  primary key (seller_id, goods_id, tag_id),
  foreign key (seller_id, goods_id) references goods (seller_id, id) on delete cascade,
  foreign key (seller_id, tag_id) references goods_tag (seller_id, id) on delete cascade
);
create index goods_tag_link_tag on goods_tag_link (seller_id, tag_id);

-- The rule of SKU codes, and the running number names and codes carry.
create table goods_setting (
  seller_id bigint  primary key references seller (id) on delete cascade,
  sku_rule  text,
  last_seq  integer not null default 0
);

-- A PDF of labels, made in the background.
create table goods_label_run (
  seller_id   bigint      not null references seller (id) on delete cascade,
  id          bigint generated always as identity,
  user_id     bigint      not null,
  -- What was asked for: items, preset, options.
  request     jsonb       not null,
  label_count integer     not null,
  page_count  integer,
  done_count  integer     not null default 0,
  status      text        not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  file_key    text,
  created_at  timestamptz not null default now(),
  primary key (seller_id, id)
);
create index goods_label_run_old on goods_label_run (created_at);

-- migration: 0086_goods_label_density.sql
-- Labels whose bars are too narrow for common printers: their seller is told.
alter table goods_label_run add column dense_count integer not null default 0;

-- migration: 0088_material.sql
-- A deleted picture can be brought back for some days; what uses it keeps it longer.
alter table upload add column deleted_at timestamptz;
create index upload_deleted on upload (deleted_at) where deleted_at is not null;
create index upload_name on upload (seller_id, purpose, name, id);

-- Folders of a seller's library.
create table material_category (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  parent_id  bigint,
  name       text        not null,
  sort       integer     not null default 0,
  created_at timestamptz not null default now(),
  primary key (seller_id, id),
  foreign key (seller_id, parent_id) references material_category (seller_id, id),
  unique nulls not distinct (seller_id, parent_id, name)
);

create table material_tag (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  name       text        not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, id)
);
create unique index material_tag_name on material_tag (seller_id, lower(name));

-- What the library knows about an upload of purpose material; its id is the upload's.
create table material (
  seller_id      bigint  not null,
  id             bigint  not null,
  -- Counts rows in the order they were committed, so that a search can load what is new since it last looked.
  seq            bigint generated always as identity,
  category_id    bigint,
  -- Null until measured.
  shape_hash     bit(64),
  histogram      bytea,
  measures       jsonb,
  colors         text[]  not null default '{}',
  color_families text[]  not null default '{}',
  aspect         text,
  kind           text,
  style          text,
  tileable       boolean not null default false,
  -- Account that shared it, or host it was fetched from.
  origin         text,
  -- Platform design it was copied from.
  artwork_slug   text,
  primary key (seller_id, id),
  foreign key (seller_id, id) references upload (seller_id, id) on delete cascade,
  foreign key (seller_id, category_id) references material_category (seller_id, id) on delete set null (category_id)
);
create index material_category_of on material (seller_id, category_id);
create index material_newer on material (seller_id, seq);
create index material_unmeasured on material (seq) where measures is null;

create table material_tagging (
  seller_id   bigint not null,
  material_id bigint not null,
  tag_id      bigint not null,
  primary key (seller_id, material_id, tag_id),
  foreign key (seller_id, material_id) references material (seller_id, id) on delete cascade,
  foreign key (seller_id, tag_id) references material_tag (seller_id, id) on delete cascade
);
create index material_tagging_tag on material_tagging (seller_id, tag_id);

insert into material (seller_id, id)
select seller_id, id from upload where purpose = 'material' and status = 'ready' order by seller_id, id;

-- migration: 0089_export_zip.sql
-- Pictures are exported as one archive.
alter table export_record drop constraint export_record_format_check;
alter table export_record add constraint export_record_format_check check (format in ('xlsx', 'csv', 'zip'));

-- migration: 0090_gallery_colours.sql
-- Designs of the platform are found by the family of their main colours; filled from assets/gallery at the next start.
alter table gallery_artwork add column color_families text[] not null default '{}';
create index gallery_artwork_colour on gallery_artwork using gin (color_families);

-- migration: 0091_template.sql
-- Ready designs of the platform to start from, made from the definitions of the program.
create table design_template (
  id          integer primary key,
  sort        integer not null,
  name_zh     text    not null,
  name_en     text    not null,
  scenario    text    not null,
  style       text    not null,
  product_id  bigint  not null references product (id) on delete cascade,
  color_id    integer not null,
  slots       jsonb   not null,
  document    jsonb   not null,
  -- Everything it may be found by, in lower case.
  words       text    not null,
  -- Null until it is painted.
  picture_key text
);

create table user_design_template (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity,
  name        text        not null,
  product_id  bigint      not null references product (id),
  color_id    integer     not null,
  slots       jsonb       not null,
  document    jsonb       not null,
  picture_key text,
  created_at  timestamptz not null default now(),
  primary key (seller_id, id)
);
create index user_design_template_newest on user_design_template (seller_id, created_at desc, id desc);

-- migration: 0092_design_quota.sql
-- Designs saved in a calendar month (Shanghai), counted against the level's allowance.
create table design_month (
  seller_id bigint  not null references seller (id),
  -- '2026-11'
  month     text    not null,
  used      integer not null default 0 check (used >= 0),
  primary key (seller_id, month)
);

-- Design quantity packs that are for sale.
create table design_pack (
  id         bigint generated by default as identity (start with 100) primary key,
  slug       text    not null unique,
  quantity   integer not null check (quantity > 0),
  valid_days integer not null check (valid_days > 0),
  price_fen  bigint  not null check (price_fen > 0),
  is_sold    boolean not null default true
);

-- Packs a seller has bought. They are used after the month's allowance, the one that ends first before the others.
create table seller_design_pack (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  pack_id    bigint      not null references design_pack (id),
  -- Names the purchase, so that paying twice gives the pack once.
  source     text        not null,
  quantity   integer     not null check (quantity > 0),
  used       integer     not null default 0,
  bought_at  timestamptz not null,
  expires_at timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, source),
  check (used between 0 and quantity)
);
create index seller_design_pack_open on seller_design_pack (seller_id, expires_at) where used < quantity;

-- migration: 0093_payment.sql
-- Plans, packs and other services are booked apart from goods, so that they do not count as spend on goods.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'available', 'frozen',
  'revenue', 'freight', 'service', 'coupon_expense', 'compensation', 'withdraw_payable',
  'clearing_alipay', 'clearing_wechat', 'clearing_bank'
));
-- What a movement says in the trading record.
alter table ledger_transaction add column title_zh text not null default '';
alter table ledger_transaction add column title_en text not null default '';

-- What a seller pays, or has paid, for one thing: a plan, a pack, later an order.
create table payment (
  seller_id            bigint      not null references seller (id),
  id                   bigint generated always as identity (start with 10001),
  -- Also the merchant's number at Alipay; it carries the seller, so that a notify finds the right book.
  payment_no           text        not null,
  subject_kind         text        not null,
  subject_id           text        not null,
  title_zh             text        not null,
  title_en             text        not null,
  -- amount = goods + freight + service - coupon = balance + alipay
  amount_fen           bigint      not null check (amount_fen > 0),
  goods_fen            bigint      not null default 0 check (goods_fen >= 0),
  freight_fen          bigint      not null default 0 check (freight_fen >= 0),
  service_fen          bigint      not null default 0 check (service_fen >= 0),
  coupon_fen           bigint      not null default 0 check (coupon_fen >= 0),
  balance_fen          bigint      not null check (balance_fen >= 0),
  alipay_fen           bigint      not null check (alipay_fen >= 0),
  refunded_fen         bigint      not null default 0,
  refunded_balance_fen bigint      not null default 0,
  state                text        not null check (state in ('waiting', 'paid', 'closed')),
  trade_no             text,
  return_path          text        not null default '',
  created_by           bigint,
  created_at           timestamptz not null,
  expires_at           timestamptz not null,
  paid_at              timestamptz,
  closed_at            timestamptz,
  primary key (seller_id, id),
  unique (seller_id, payment_no),
  check (amount_fen = goods_fen + freight_fen + service_fen - coupon_fen),
  check (amount_fen = balance_fen + alipay_fen),
  check (refunded_fen between 0 and amount_fen),
  check (refunded_balance_fen between 0 and balance_fen),
  check (refunded_fen - refunded_balance_fen between 0 and alipay_fen)
);
-- One thing is paid once.
create unique index payment_subject on payment (seller_id, subject_kind, subject_id) where state <> 'closed';
create unique index payment_trade on payment (seller_id, trade_no) where trade_no is not null;
create index payment_recent on payment (seller_id, created_at desc);

create table payment_refund (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 10001),
  payment_id  bigint      not null,
  -- Names the refund for ever: repeated with the same key nothing is given back twice.
  refund_key  text        not null,
  reason      text        not null,
  amount_fen  bigint      not null check (amount_fen > 0),
  balance_fen bigint      not null check (balance_fen >= 0),
  alipay_fen  bigint      not null check (alipay_fen >= 0),
  -- `sending` until Alipay has taken it; `turned` when it had to go to the balance instead.
  state       text        not null check (state in ('done', 'sending', 'turned')),
  created_at  timestamptz not null,
  done_at     timestamptz,
  primary key (seller_id, id),
  unique (seller_id, refund_key),
  foreign key (seller_id, payment_id) references payment (seller_id, id),
  check (amount_fen = balance_fen + alipay_fen)
);
create index payment_refund_of on payment_refund (seller_id, payment_id);

create table recharge (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 10001),
  recharge_no text        not null,
  channel     text        not null check (channel in ('alipay', 'bank')),
  amount_fen  bigint      not null check (amount_fen > 0),
  state       text        not null check (state in ('waiting', 'reviewing', 'paid', 'rejected', 'closed')),
  -- The number of the other side: Alipay's trade, the bank's slip.
  trade_no    text,
  payer       text        not null default '',
  transferred_on date,
  note        text        not null default '',
  vouchers    jsonb       not null default '[]',
  -- Why finance refused it, or what it remarked.
  reason      text        not null default '',
  handled_by  bigint,
  created_by  bigint,
  created_at  timestamptz not null,
  expires_at  timestamptz,
  finished_at timestamptz,
  primary key (seller_id, id),
  unique (seller_id, recharge_no)
);
create unique index recharge_trade on recharge (seller_id, channel, trade_no) where trade_no is not null;
-- A bank transfer is booked for one seller only.
create unique index recharge_bank_no on recharge (trade_no) where channel = 'bank' and trade_no is not null;
create index recharge_recent on recharge (seller_id, created_at desc);
create index recharge_to_review on recharge (created_at) where state = 'reviewing';

create table withdrawal (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity (start with 10001),
  amount_fen   bigint      not null check (amount_fen > 0),
  method       text        not null check (method in ('alipay', 'bank')),
  account_name text        not null,
  account_no   text        not null,
  bank_name    text        not null default '',
  state        text        not null check (state in ('submitted', 'paid', 'rejected', 'cancelled')),
  -- The number of the transfer, once paid.
  trade_no     text        not null default '',
  reason       text        not null default '',
  handled_by   bigint,
  created_by   bigint,
  created_at   timestamptz not null,
  finished_at  timestamptz,
  primary key (seller_id, id)
);
create index withdrawal_recent on withdrawal (seller_id, created_at desc);
create index withdrawal_to_pay on withdrawal (created_at) where state = 'submitted';

-- What waits at a cashier and may be over.
create index payment_waiting on payment (expires_at) where state = 'waiting';
create index recharge_waiting on recharge (expires_at) where state = 'waiting';

-- migration: 0094_membership_plan_of_seller.sql
-- The plan a seller has. Buying again moves the end; `value_fen` is what the time from start to end is worth, so that
-- the rest of it can be reckoned when the seller goes to a higher level.
create table seller_plan (
  seller_id  bigint      primary key references seller (id),
  level      smallint    not null,
  value_fen  bigint      not null check (value_fen >= 0),
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  check (ends_at > starts_at)
);
create index seller_plan_end on seller_plan (ends_at);

-- Plans and packs that were bought, or wait for their payment.
create table service_purchase (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 10001),
  kind       text        not null check (kind in ('plan', 'pack')),
  item_id    bigint      not null,
  level      smallint,
  period     text,
  quantity   integer,
  valid_days integer,
  -- charge = price - credit, or nothing where the credit is larger
  price_fen  bigint      not null,
  credit_fen bigint      not null default 0,
  charge_fen bigint      not null,
  -- What is left of the credit beyond the price, as days of the new plan.
  bonus_days integer     not null default 0,
  -- When the plan or pack it gave comes to its end.
  ends_at    timestamptz,
  created_by bigint,
  created_at timestamptz not null,
  done_at    timestamptz,
  primary key (seller_id, id)
);
create index service_purchase_done on service_purchase (seller_id, done_at desc) where done_at is not null;

-- migration: 0095_address.sql
-- A seller's address book, as normalised; orders keep copies of their own.
create table seller_address (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  name       text        not null,
  company    text        not null,
  phone      text        not null,
  email      text        not null,
  country    text        not null,
  state      text        not null,
  city       text        not null,
  street1    text        not null,
  street2    text        not null,
  postcode   text        not null,
  tax_no     text        not null,
  is_default boolean     not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index seller_address_default on seller_address (seller_id) where is_default;
create index seller_address_recent on seller_address (seller_id, updated_at desc);

-- Receivers a seller no longer sends to. Compared without spaces, signs and case.
create table address_block (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  kind       text        not null check (kind in ('name', 'phone', 'email', 'postcode', 'street')),
  value      text        not null,
  compared   text        not null,
  country    text        not null default '',
  reason     text        not null,
  created_at timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, kind, compared, country)
);

-- migration: 0097_cart.sql
-- What a seller means to order: one line for each SKU and warehouse.
create table cart_item (
  seller_id      bigint      not null references seller (id) on delete cascade,
  id             bigint generated always as identity,
  sku_id         bigint      not null,
  warehouse_code text        not null references warehouse (code),
  quantity       integer     not null check (quantity between 1 and 10000),
  services       text[]      not null default '{}',
  is_pickup      boolean     not null default false,
  remark         text        not null default '',
  created_by     bigint      not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (seller_id, id),
  unique (seller_id, sku_id, warehouse_code),
  foreign key (seller_id, sku_id) references goods_sku (seller_id, id) on delete cascade
);
create index cart_item_newest on cart_item (seller_id, created_at desc, id desc);

-- migration: 0098_order.sql
-- Orders: what one warehouse sends to one address, at the price that was shown.
create table sales_order (
  seller_id     bigint      not null references seller (id),
  id            bigint generated by default as identity (start with 100001),
  order_no      text        not null,
  source        text        not null check (source in ('cart', 'import', 'store', 'fba', 'api')),
  -- The number a marketplace or a file gave it.
  external_no   text        not null default '',
  state         text        not null,
  hold_reason   text,
  -- Where it was before it was held.
  held_from     text,
  warehouse_code text       not null references warehouse (code),
  channel_id    bigint      not null,
  channel_name_zh text      not null,
  channel_name_en text      not null,
  days_min      integer     not null,
  days_max      integer     not null,
  address       jsonb       not null,
  country       text        not null,
  buyer_name    text        not null,
  tax_number    text        not null default '',
  remark        text        not null default '',
  pieces        integer     not null check (pieces > 0),
  weight_g      integer     not null,
  goods_fen     bigint      not null check (goods_fen >= 0),
  services_fen  bigint      not null check (services_fen >= 0),
  freight_fen   bigint      not null check (freight_fen >= 0),
  tax_fen       bigint      not null check (tax_fen >= 0),
  discount_fen  bigint      not null check (discount_fen >= 0),
  total_fen     bigint      not null check (total_fen >= 0),
  refunded_fen  bigint      not null default 0 check (refunded_fen >= 0),
  coupon_id     bigint,
  payment_id    bigint,
  created_by    bigint,
  created_at    timestamptz not null,
  paid_at       timestamptz,
  shipped_at    timestamptz,
  closed_at     timestamptz,
  updated_at    timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, order_no),
  constraint order_adds_up check (total_fen = goods_fen + services_fen + freight_fen + tax_fen - discount_fen),
  constraint refund_within_total check (refunded_fen <= total_fen),
  constraint held_has_reason check ((state = 'on_hold') = (hold_reason is not null))
);
create index sales_order_newest on sales_order (seller_id, created_at desc, id desc);
create index sales_order_state on sales_order (seller_id, state, created_at desc, id desc);
create index sales_order_country on sales_order (seller_id, country, created_at desc, id desc);
create index sales_order_warehouse on sales_order (seller_id, warehouse_code, created_at desc, id desc);
create index sales_order_external on sales_order (seller_id, external_no) where external_no <> '';
create index sales_order_buyer on sales_order (seller_id, lower(buyer_name) text_pattern_ops);
-- The sweep of unpaid orders reads across sellers.
create index sales_order_unpaid on sales_order (created_at) where state = 'awaiting_payment';

create table sales_order_line (
  seller_id       bigint    not null,
  order_id        bigint    not null,
  id              bigint generated always as identity,
  sku_id          bigint    not null,
  goods_id        bigint    not null,
  product_id      bigint    not null,
  item_id         bigint    not null,
  -- The version that was on the screen when it was ordered; print files are made from it.
  design_id       bigint    not null,
  design_version  integer   not null,
  color_id        integer   not null,
  size_id         integer   not null,
  title           text      not null,
  sku_code        text      not null,
  color_name      text      not null,
  size_name       text      not null,
  quantity        integer   not null check (quantity > 0),
  unit_fen        bigint    not null,
  goods_fen       bigint    not null,
  services        text[]    not null,
  services_fen    bigint    not null,
  -- With its part of discount, freight and tax; the lines of an order add up to its total.
  share_fen       bigint    not null check (share_fen >= 0),
  refunded_pieces integer   not null default 0,
  refunded_fen    bigint    not null default 0,
  primary key (seller_id, order_id, id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id),
  check (refunded_pieces between 0 and quantity),
  check (refunded_fen between 0 and share_fen)
);
create index sales_order_line_goods on sales_order_line (seller_id, goods_id);
create index sales_order_line_sku_id on sales_order_line (seller_id, sku_id);
create index sales_order_line_sku on sales_order_line (seller_id, sku_code);

-- What happened to an order, in order. Written once.
create table sales_order_event (
  seller_id  bigint      not null,
  order_id   bigint      not null,
  id         bigint generated always as identity,
  kind       text        not null,
  from_state text,
  to_state   text,
  actor      text        not null check (actor in ('seller', 'staff', 'system', 'marketplace')),
  user_id    bigint,
  detail     jsonb       not null default '{}',
  created_at timestamptz not null,
  primary key (seller_id, order_id, id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id)
);

-- Orders that are paid with one payment.
create table order_pay_group (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  order_ids  bigint[]    not null,
  created_at timestamptz not null,
  primary key (seller_id, id)
);

-- migration: 0099_production.sql
-- What factories make: one task for each line of an order. Staff read across sellers by factory.
create table production_task (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 100001),
  order_id    bigint      not null,
  line_id     bigint      not null,
  -- What is scanned.
  code        text        not null unique,
  factory_id  integer     not null references factory (id),
  technique   text        not null,
  state       text        not null check (state in ('queued', 'printing', 'checked', 'packed', 'cancelled')),
  priority    integer     not null default 0,
  -- How often it had to be made again, and why the last time.
  reprints    integer     not null default 0,
  problem     text        not null default '',
  due_at      timestamptz not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, order_id, line_id),
  foreign key (seller_id, order_id, line_id) references sales_order_line (seller_id, order_id, id)
);
create index production_queue on production_task (factory_id, state, priority desc, due_at, id);
create index production_open on production_task (state, due_at) where state in ('queued', 'printing', 'checked');

create table shipment (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity (start with 100001),
  order_id     bigint      not null,
  tracking_no  text        not null,
  carrier      text        not null,
  state        text        not null check (state in ('sent', 'arrived')),
  sent_at      timestamptz not null,
  arrived_at   timestamptz,
  primary key (seller_id, id),
  unique (seller_id, tracking_no),
  foreign key (seller_id, order_id) references sales_order (seller_id, id)
);
create index shipment_order on shipment (seller_id, order_id);
create index shipment_under_way on shipment (sent_at) where state = 'sent';

-- migration: 0100_foreign_order.sql
-- Orders that began elsewhere: in a marketplace, a file, another program. What was said there is kept as it was said.
create table foreign_order (
  seller_id   bigint      not null references seller (id),
  id          bigint generated by default as identity (start with 1001),
  source      text        not null check (source in ('import', 'store', 'fba', 'api')),
  -- The store it came from; 0 where there is none.
  store_id    bigint      not null default 0,
  external_no text        not null check (external_no <> ''),
  currency    text        not null default '',
  ordered_at  timestamptz,
  -- Given up by whoever brought it: the same number may come again.
  undone_at   timestamptz,
  created_at  timestamptz not null,
  primary key (seller_id, id)
);
create unique index foreign_order_once on foreign_order (seller_id, source, store_id, external_no) where undone_at is null;

create table foreign_order_line (
  seller_id        bigint  not null,
  foreign_id       bigint  not null,
  id               bigint generated by default as identity (start with 1001),
  -- The other side's name for the line, needed to tell it what was sent.
  external_line_id text    not null default '',
  external_sku     text    not null default '',
  title            text    not null default '',
  picture_url      text    not null default '',
  quantity         integer not null check (quantity > 0),
  -- What the buyer paid for one piece, in the currency of the order.
  price            numeric(14, 2),
  sku_id           bigint,
  primary key (seller_id, foreign_id, id),
  unique (seller_id, id),
  foreign key (seller_id, foreign_id) references foreign_order (seller_id, id)
);
create index foreign_order_line_open on foreign_order_line (seller_id, external_sku) where sku_id is null;

-- What a seller once said a foreign code means; a store's own words come before those of files.
create table foreign_sku (
  seller_id    bigint      not null references seller (id),
  store_id     bigint      not null default 0,
  external_sku text        not null,
  sku_id       bigint      not null,
  updated_at   timestamptz not null,
  primary key (seller_id, store_id, external_sku)
);

alter table sales_order
  add column store_id bigint,
  add column foreign_id bigint,
  -- What keeps a draft from being paid.
  add column problems text[] not null default '{}',
  add constraint draft_has_problem check ((state = 'draft') = (problems <> '{}')),
  add foreign key (seller_id, foreign_id) references foreign_order (seller_id, id);
create index sales_order_foreign on sales_order (seller_id, foreign_id) where foreign_id is not null;
create index sales_order_store on sales_order (seller_id, store_id, created_at desc, id desc) where store_id is not null;
create index sales_order_source on sales_order (seller_id, source, created_at desc, id desc);
alter table sales_order_line add column foreign_line_id bigint;

-- migration: 0101_order_change.sql
-- Which payment carries how much of an order. An order that was changed may stand on several; together they are its total.
create table order_payment (
  seller_id  bigint not null references seller (id),
  order_id   bigint not null,
  payment_id bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  primary key (seller_id, order_id, payment_id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id),
  foreign key (seller_id, payment_id) references payment (seller_id, id)
);
insert into order_payment (seller_id, order_id, payment_id, amount_fen)
  select seller_id, id, payment_id, total_fen - refunded_fen from sales_order
  where payment_id is not null and total_fen > refunded_fen;

-- How often an order was changed; names the money of each change.
alter table sales_order add column revision integer not null default 0;

-- The number of a line on its files and its task; never used twice within an order.
alter table sales_order_line add column piece_no integer not null default 1;
update sales_order_line l set piece_no = n.place
  from (select seller_id, order_id, id, row_number() over (partition by seller_id, order_id order by id) as place
    from sales_order_line) n
  where n.seller_id = l.seller_id and n.order_id = l.order_id and n.id = l.id;

-- migration: 0102_brand.sql
-- A seller's own brands: what stands on labels, cards and bags that go with the goods.
create table brand (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity (start with 1001),
  name         text        not null,
  logo         jsonb       not null default '[]',
  -- Which inserts come with it, by the keys of the services.
  services     text[]      not null default '{}',
  label_text   text        not null default '',
  card_message text        not null default '',
  is_default   boolean     not null default false,
  deleted_at   timestamptz,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  primary key (seller_id, id)
);
create unique index brand_name on brand (seller_id, lower(name)) where deleted_at is null;
create unique index brand_default on brand (seller_id) where is_default and deleted_at is null;

alter table cart_item
  add column brand_id bigint,
  -- The version of the design the seller saw when the line was put there; null for lines older than this.
  add column design_version integer;
alter table sales_order_line
  add column brand_id bigint,
  -- What the brand said when it was ordered.
  add column brand jsonb;

-- migration: 0103_order_admin.sql
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

-- migration: 0104_fba.sql
-- Orders for Amazon's warehouses: the shipment they belong to, the cartons and the codes on the pieces.
create table fba_order (
  seller_id   bigint      not null,
  order_id    bigint      not null,
  -- Amazon's number of the shipment, `FBA15DX7K2QM`; empty until the plan is made there.
  shipment_no text        not null default '',
  center      text        not null default '',
  is_pickup   boolean     not null default false,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (seller_id, order_id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id)
);

create table fba_box (
  seller_id bigint  not null,
  order_id  bigint  not null,
  box_no    integer not null check (box_no > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm  integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  weight_g  integer not null check (weight_g > 0),
  -- [{ sku_id, quantity }]
  items     jsonb   not null,
  primary key (seller_id, order_id, box_no),
  foreign key (seller_id, order_id) references fba_order (seller_id, order_id)
);

-- Amazon's code of a SKU, the same in every shipment.
create table fba_code (
  seller_id  bigint      not null references seller (id),
  sku_id     bigint      not null,
  fnsku      text        not null,
  updated_at timestamptz not null,
  primary key (seller_id, sku_id)
);

-- migration: 0105_order_import.sql
-- Files of orders: read, checked and mended as rows, then made into orders, and taken back.
create table order_import (
  seller_id    bigint      not null references seller (id) on delete cascade,
  id           bigint generated by default as identity (start with 1001),
  kind         text        not null check (kind in ('order', 'fba')),
  name         text        not null,
  state        text        not null check (state in ('checked', 'running', 'stopped', 'done', 'undoing', 'undone')),
  file_key     text        not null,
  sheet        text        not null default '',
  sheets       text[]      not null default '{}',
  header_at    integer     not null,
  -- Headers, and a value from below each.
  headers      text[]      not null,
  samples      text[]      not null,
  -- Field → number of the column; field → what stands for it where the file says nothing.
  mapping      jsonb       not null,
  defaults     jsonb       not null default '{}',
  template_id  bigint,
  row_count    integer     not null,
  -- Orders by what is to become of them: {"ready": 12, "error": 1 …}.
  counts       jsonb       not null default '{}',
  with_drafts  boolean     not null default true,
  progress     integer     not null default 0,
  total        integer     not null default 0,
  created_by   bigint      not null,
  created_at   timestamptz not null,
  started_at   timestamptz,
  finished_at  timestamptz,
  -- Counts changes, so that two people mending at once do not work with old numbers.
  version      integer     not null default 1,
  primary key (seller_id, id)
);
create index order_import_newest on order_import (seller_id, kind, created_at desc, id desc);
-- A starting node looks across sellers for what was interrupted.
create index order_import_unfinished on order_import (state) where state in ('running', 'undoing');

create table order_import_row (
  seller_id   bigint  not null,
  import_id   bigint  not null,
  -- Number of the row in the file.
  row_at      integer not null,
  -- As they stood in the file, and what was changed here: {"phone": "…"}.
  cells       text[]  not null,
  edits       jsonb   not null default '{}',
  is_excluded boolean not null default false,
  order_key   text    not null default '',
  status      text    not null,
  -- [{"field", "level", "zh", "en"}]
  problems    jsonb   not null default '[]',
  sku_id      bigint,
  order_ids   bigint[] not null default '{}',
  primary key (seller_id, import_id, row_at),
  foreign key (seller_id, import_id) references order_import (seller_id, id) on delete cascade
);
create index order_import_row_status on order_import_row (seller_id, import_id, status, row_at);
create index order_import_row_key on order_import_row (seller_id, import_id, order_key);

create table order_import_template (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated by default as identity (start with 1001),
  kind       text        not null check (kind in ('order', 'fba')),
  name       text        not null,
  -- Field → header, in plain letters.
  headers    jsonb       not null,
  defaults   jsonb       not null default '{}',
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index order_import_template_name on order_import_template (seller_id, kind, lower(name));

-- migration: 0106_order_statistics.sql
-- Statistics read paid orders of a period; what they add up stands in the index itself.
create index sales_order_statistics on sales_order (seller_id, paid_at)
  include (id, country, source, store_id, state, pieces, goods_fen, services_fen, freight_fen, tax_fen, discount_fen, total_fen, refunded_fen)
  where paid_at is not null;

-- migration: 0107_order_import_waiting.sql
-- The inbox asks for them on every look at the dashboard.
create index order_import_waiting on order_import (seller_id, created_at) where state in ('checked', 'stopped');

-- migration: 0110_dashboard.sql
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

-- migration: 0111_after_sale.sql
-- Pictures that staff take: of what failed a check, in answers to sellers.
create table staff_picture (
  id         bigint generated always as identity primary key,
  key        text        not null,
  name       text        not null,
  width_px   integer     not null,
  height_px  integer     not null,
  created_by bigint      not null,
  created_at timestamptz not null
);

-- An order that makes pieces of another again, at no charge.
alter table sales_order add column reprint_of bigint;
create index sales_order_reprint on sales_order (seller_id, reprint_of) where reprint_of is not null;

-- Requests after the sale: something is to be put right, or goods come back.
create table work_order (
  seller_id        bigint      not null references seller (id),
  id               bigint generated by default as identity (start with 100001),
  work_no          text        not null unique,
  form             text        not null check (form in ('work', 'return')),
  kind             text        not null,
  state            text        not null check (state in ('submitted', 'processing', 'waiting_seller', 'resolved', 'rejected')),
  wish             text        not null,
  order_id         bigint      not null,
  opened_by        text        not null check (opened_by in ('seller', 'staff')),
  created_by       bigint,
  -- The member of staff who deals with it.
  handler_id       bigint,
  outcome          text        check (outcome in ('refund', 'reprint', 'coupon')),
  note             text        not null default '',
  refund_fen       bigint      not null default 0 check (refund_fen >= 0),
  reprint_order_id bigint,
  coupon_id        bigint,
  is_withdrawn     boolean     not null default false,
  return_address   text,
  return_tracking  text,
  received_at      timestamptz,
  seller_unread    integer     not null default 0,
  staff_unread     integer     not null default 0,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  closed_at        timestamptz,
  primary key (seller_id, id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id),
  constraint resolved_has_outcome check ((state = 'resolved') = (outcome is not null))
);
create unique index work_order_id on work_order (id);
create index work_order_list on work_order (seller_id, form, state, updated_at desc, id desc);
create index work_order_of on work_order (seller_id, order_id);
create index work_order_queue on work_order (updated_at, id) where state in ('submitted', 'processing');

create table work_order_line (
  seller_id bigint  not null,
  work_id   bigint  not null,
  order_id  bigint  not null,
  line_id   bigint  not null,
  pieces    integer not null check (pieces > 0),
  primary key (seller_id, work_id, line_id),
  foreign key (seller_id, work_id) references work_order (seller_id, id),
  foreign key (seller_id, order_id, line_id) references sales_order_line (seller_id, order_id, id)
);

create table work_order_message (
  seller_id  bigint      not null,
  work_id    bigint      not null,
  id         bigint generated always as identity,
  author     text        not null check (author in ('seller', 'staff', 'system')),
  user_id    bigint,
  -- What the system says stands here in both languages.
  body       text        not null,
  body_en    text,
  pictures   jsonb       not null default '[]',
  created_at timestamptz not null,
  primary key (seller_id, work_id, id),
  foreign key (seller_id, work_id) references work_order (seller_id, id)
);

-- migration: 0112_production.sql
-- What a carrier tells of a parcel. Told twice or in the wrong order, it stands here once and in its place.
create table shipment_event (
  seller_id   bigint      not null,
  shipment_id bigint      not null,
  id          bigint generated always as identity,
  -- The carrier's own number for it.
  event_key   text        not null,
  code        text        not null,
  place       text        not null default '',
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (seller_id, shipment_id, id),
  unique (seller_id, shipment_id, event_key),
  foreign key (seller_id, shipment_id) references shipment (seller_id, id)
);
alter table shipment
  -- The carrier knows of it and will tell.
  add column registered_at timestamptz,
  add column weight_g integer;

-- Checks of quality: who looked, what was found, and the photos.
create table task_check (
  seller_id  bigint      not null,
  task_id    bigint      not null,
  id         bigint generated always as identity,
  is_passed  boolean     not null,
  problem    text        not null default '',
  photos     jsonb       not null default '[]',
  user_id    bigint,
  created_at timestamptz not null,
  primary key (seller_id, task_id, id),
  foreign key (seller_id, task_id) references production_task (seller_id, id)
);

-- Every change of what lies on the shelves, written by the shelf itself so that none can be forgotten.
create table stock_movement (
  id             bigint generated always as identity primary key,
  item_id        bigint      not null,
  warehouse_code text        not null,
  change         integer     not null,
  pieces_after   integer     not null,
  -- Why: an order number, a task that had to be made again, a count.
  cause          text        not null default '',
  created_at     timestamptz not null default now()
);
create index stock_movement_item on stock_movement (item_id, warehouse_code, id desc);
create function note_stock_movement() returns trigger language plpgsql as $$
begin
  insert into stock_movement (item_id, warehouse_code, change, pieces_after, cause)
    values (new.item_id, new.warehouse_code, new.pieces - old.pieces, new.pieces,
      coalesce(current_setting('inkroute.stock_cause', true), ''));
  return null;
end $$;
create trigger product_stock_moves after update of pieces on product_stock
  for each row when (old.pieces <> new.pieces) execute function note_stock_movement();

-- Print files of many tasks as one archive.
create table print_batch (
  id          bigint generated always as identity (start with 1001) primary key,
  task_codes  text[]      not null,
  state       text        not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  done        integer     not null default 0,
  file_key    text,
  bytes       bigint,
  missing     text[]      not null default '{}',
  created_by  bigint      not null,
  created_at  timestamptz not null,
  finished_at timestamptz,
  constraint done_has_file check (state <> 'done' or file_key is not null)
);
create index print_batch_newest on print_batch (created_at desc);

-- What was credited for being late, a row for each day.
create table late_credit (
  seller_id  bigint      not null,
  order_id   bigint      not null,
  day        integer     not null check (day between 1 and 3),
  amount_fen bigint      not null check (amount_fen > 0),
  created_at timestamptz not null,
  primary key (seller_id, order_id, day),
  foreign key (seller_id, order_id) references sales_order (seller_id, id)
);

-- migration: 0115_store.sql
-- Shops of sellers on marketplaces. A row stays when it is removed or loses its authorisation: its number is what SKU
-- links and orders hold on to, and the same shop connected again is the same row.
create table store (
  seller_id        bigint      not null references seller (id),
  id               bigint generated by default as identity (start with 1001),
  platform         integer     not null,
  -- Their number or domain; our own for shops that are kept by hand.
  external_shop_id text        not null,
  name             text        not null,
  group_name       text        not null default '',
  shop_domain      text        not null default '',
  region           text        not null default '',
  currency         text        not null default '',
  -- 1 authorised, 2 not.
  authed           integer     not null check (authed in (1, 2)),
  -- Why it is not: never, unbound by the seller, revoked or run out at the marketplace.
  auth_problem     text        check (auth_problem in ('new', 'unbound', 'revoked', 'expired')),
  -- When the seller has to consent again.
  consent_expires_at timestamptz,
  authed_at        timestamptz,
  -- Part of the address the shop tells us of changes at, where each shop has its own.
  hook_key         text        not null unique,
  -- Where orders of this shop are made; by the seller's rules when empty.
  warehouse_code   text        not null default '',
  -- What only some platforms have: their warehouse, the mail account …
  settings         jsonb       not null default '{}',
  created_by       bigint,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  deleted_at       timestamptz,
  primary key (seller_id, id),
  constraint problem_of_unauthorised check ((authed = 2) = (auth_problem is not null))
);
create unique index store_shop on store (seller_id, platform, external_shop_id);
-- A shop makes its orders in one account only.
create unique index store_one_account on store (platform, external_shop_id) where authed = 1 and deleted_at is null;
create index store_list on store (seller_id, platform, id) where deleted_at is null;

-- What lets us in, sealed. Apart from the store so that no list ever reads it.
create table store_credential (
  seller_id  bigint      not null,
  store_id   bigint      not null,
  key_id     text        not null,
  sealed     bytea       not null,
  version    integer     not null default 1,
  access_expires_at timestamptz,
  updated_at timestamptz not null,
  primary key (seller_id, store_id),
  foreign key (seller_id, store_id) references store (seller_id, id)
);
create index store_credential_key on store_credential (key_id);

-- A seller on the way to a marketplace and back. The state works once and for a while.
create table store_auth_attempt (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity,
  state_hash   text        not null unique,
  user_id      bigint      not null,
  platform     integer     not null,
  -- The store that is authorised again; null for a new one.
  store_id     bigint,
  name         text        not null default '',
  shop_domain  text        not null default '',
  region       text        not null default '',
  -- Verifier of the code, and keys a site posted meanwhile; sealed.
  sealed       bytea       not null,
  sealed_keys  bytea,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  primary key (seller_id, id)
);

-- How far orders of a store have been read.
create table store_sync (
  seller_id    bigint      not null,
  store_id     bigint      not null,
  -- All changes before it are here.
  watermark    timestamptz not null,
  -- The window being read, and the page reached in it: a crash goes on from there.
  window_until timestamptz,
  page         text,
  next_at      timestamptz not null,
  synced_at    timestamptz,
  order_count  integer     not null default 0,
  failures     integer     not null default 0,
  error_kind   text,
  error        text        not null default '',
  failing_since timestamptz,
  rescanned_at timestamptz,
  primary key (seller_id, store_id),
  foreign key (seller_id, store_id) references store (seller_id, id)
);
create index store_sync_due on store_sync (next_at);

-- Orders as marketplaces have them, each once.
create table store_order (
  seller_id         bigint      not null,
  store_id          bigint      not null,
  external_order_id text        not null,
  external_number   text        not null,
  status            text        not null,
  raw_status        text        not null,
  payload_hash      text        not null,
  -- What we read last: lines to ship, address to compare.
  snapshot          jsonb       not null,
  market_updated_at timestamptz not null,
  -- Since it became an order of ours.
  imported_at       timestamptz,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  primary key (seller_id, store_id, external_order_id),
  foreign key (seller_id, store_id) references store (seller_id, id)
);
create unique index store_order_once on store_order (store_id, external_order_id);

-- Parcels to tell marketplaces of, each once.
create table store_push (
  seller_id         bigint      not null,
  id                bigint generated always as identity (start with 1001),
  store_id          bigint      not null,
  order_id          bigint      not null,
  external_order_id text        not null,
  tracking_number   text        not null,
  lines_hash        text        not null,
  lines             jsonb       not null,
  carrier           text        not null,
  carrier_code      text        not null default '',
  shipped_at        timestamptz not null,
  state             text        not null check (state in ('waiting', 'done', 'failed')),
  attempts          integer     not null default 0,
  error_kind        text,
  error             text        not null default '',
  created_at        timestamptz not null,
  done_at           timestamptz,
  primary key (seller_id, id),
  unique (seller_id, store_id, external_order_id, tracking_number, lines_hash),
  foreign key (seller_id, store_id) references store (seller_id, id)
);
create index store_push_failed on store_push (seller_id, created_at) where state = 'failed';

-- Events that came, so that a repeated delivery is known. Nobody's yet when they come.
create table store_hook (
  platform    integer     not null,
  dedupe_key  text        not null,
  received_at timestamptz not null,
  primary key (platform, dedupe_key)
);
create index store_hook_old on store_hook (received_at);

-- Which sub-accounts work with which stores.
create table store_allocation (
  seller_id bigint not null,
  store_id  bigint not null,
  user_id   bigint not null,
  primary key (seller_id, store_id, user_id),
  foreign key (seller_id, store_id) references store (seller_id, id)
);
create index store_allocation_user on store_allocation (seller_id, user_id);

-- What a marketplace calls our channels' carriers.
create table store_carrier (
  seller_id  bigint  not null references seller (id),
  platform   integer not null,
  carrier    text    not null,
  their_code text    not null,
  their_name text    not null,
  primary key (seller_id, platform, carrier)
);

-- migration: 0120_batch.sql
-- Batch runs: many artworks on many products, one cell each. What a cell makes is made in one transaction with its state.

create table batch_run (
  seller_id    bigint      not null references seller (id) on delete cascade,
  id           bigint generated always as identity,
  user_id      bigint      not null,
  language     text        not null check (language in ('zh', 'en')),
  name         text        not null,
  state        text        not null check (state in ('running', 'paused', 'cancelled', 'finished')),
  -- Why it holds: name of an error of the catalogue and what fills its text. Null when the seller holds it.
  reason       jsonb,
  -- What the seller asked for, to look at and to run again with changes.
  plan         jsonb       not null,
  -- Artworks and templates as they were then, so that deleting one later does not change the run.
  parts        jsonb       not null,
  product_count integer    not null,
  artwork_count integer    not null,
  row_count    integer     not null,
  -- Counts the starts; whoever works for an earlier one stops.
  epoch        integer     not null default 1,
  -- When somebody last worked on it; a run whose worker died is taken up again by it.
  beat_at      timestamptz not null,
  created_at   timestamptz not null,
  finished_at  timestamptz,
  primary key (seller_id, id)
);
create index batch_run_list on batch_run (seller_id, created_at desc, id desc);
-- The sweep for runs without a worker reads across sellers.
create index batch_run_running on batch_run (beat_at) where state = 'running';

create table batch_cell (
  seller_id   bigint      not null,
  run_id      bigint      not null,
  cell_no     integer     not null,
  product_id  bigint      not null,
  -- Places in the lists of the run; null where it has no such list.
  artwork_no  integer,
  row_no      integer,
  -- The same for the same listing: product, artwork, what the row says, template.
  cell_hash   text        not null,
  state       text        not null check (state in ('waiting', 'made', 'done', 'failed', 'skipped', 'cancelled')),
  error       jsonb,
  attempts    integer     not null default 0,
  goods_id    bigint,
  design_id   bigint,
  sku_count   integer     not null default 0,
  title       text        not null default '',
  updated_at  timestamptz not null,
  primary key (seller_id, run_id, cell_no),
  foreign key (seller_id, run_id) references batch_run (seller_id, id) on delete cascade,
  constraint made_has_goods check (state not in ('made', 'done') or (goods_id is not null and design_id is not null))
);
-- A listing stands once in a run, whoever works on it and however often.
create unique index batch_cell_once on batch_cell (seller_id, run_id, cell_hash) where state <> 'skipped';
create index batch_cell_state on batch_cell (seller_id, run_id, state, cell_no);
create index batch_cell_made_before on batch_cell (seller_id, cell_hash) where goods_id is not null;

create table product_group (
  seller_id   bigint      not null references seller (id) on delete cascade,
  id          bigint generated always as identity,
  name        text        not null,
  product_ids bigint[]    not null,
  created_at  timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, name)
);

-- migration: 0124_bottom_template.sql
-- Sheets cut into cells that a seller keeps to fill again.
create table bottom_template (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity,
  name        text        not null,
  layout_id   integer     not null,
  cell_count  integer     not null,
  document    jsonb       not null,
  picture_key text,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (seller_id, id)
);
create index bottom_template_newest on bottom_template (seller_id, updated_at desc, id desc);

-- Those the platform sells. Written anew from their definitions at each start.
create table pay_bottom_template (
  id             integer primary key,
  sort           integer not null,
  name_zh        text    not null,
  name_en        text    not null,
  description_zh text    not null,
  description_en text    not null,
  price_fen      bigint  not null check (price_fen > 0),
  layout_id      integer not null,
  cell_count     integer not null,
  document       jsonb   not null,
  -- The same sheet with pictures in its cells, for the shop window.
  sample         jsonb   not null,
  picture_key    text,
  -- Tells that the sample has changed since it was painted.
  sample_hash    text    not null,
  words          text    not null,
  is_on_sale     boolean not null default true
);

-- A wish to buy one; `paid_at` makes it the seller's.
create table bottom_purchase (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity,
  template_id integer     not null references pay_bottom_template (id),
  price_fen   bigint      not null check (price_fen > 0),
  created_by  bigint      not null,
  created_at  timestamptz not null,
  paid_at     timestamptz,
  primary key (seller_id, id)
);
create unique index bottom_purchase_once on bottom_purchase (seller_id, template_id) where paid_at is not null;
create index bottom_purchase_sold on bottom_purchase (template_id) where paid_at is not null;

-- migration: 0125_merge_sku.sql
-- One code that stands for several SKUs of goods.
create table merged_sku (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  code       text        not null,
  name       text        not null,
  remark     text        not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index merged_sku_code on merged_sku (seller_id, upper(code));
create index merged_sku_newest on merged_sku (seller_id, updated_at desc, id desc);

create table merged_sku_part (
  seller_id bigint  not null,
  merged_id bigint  not null,
  sku_id    bigint  not null,
  quantity  integer not null check (quantity between 1 and 99),
  sort      integer not null,
  primary key (seller_id, merged_id, sku_id),
  foreign key (seller_id, merged_id) references merged_sku (seller_id, id) on delete cascade,
  -- Goods leave the recycle bin for good one day; what was merged of them loses that part.
  foreign key (seller_id, sku_id) references goods_sku (seller_id, id) on delete cascade
);
create index merged_sku_part_sku on merged_sku_part (seller_id, sku_id);

-- Eight places for base products of a seller's own choice.
create table exclusive_base (
  seller_id  bigint      not null references seller (id),
  place      integer     not null check (place between 1 and 8),
  product_id bigint      not null references product (id),
  name       text        not null,
  remark     text        not null,
  color_ids  integer[]   not null,
  updated_at timestamptz not null,
  primary key (seller_id, place),
  -- Places can change what stands on them within one transaction.
  constraint exclusive_base_once unique (seller_id, product_id) deferrable initially immediate
);

-- migration: 0128_print_check.sql
-- What would spoil the print of a saved version, when there is something. An order of it is paid only once the seller
-- has accepted it, and who did so when is kept.
create table design_check (
  seller_id   bigint      not null,
  design_id   bigint      not null,
  version     integer     not null,
  findings    jsonb       not null,
  checked_at  timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint,
  primary key (seller_id, design_id, version),
  foreign key (seller_id, design_id, version) references design_version (seller_id, design_id, version),
  constraint accepted_by_someone check ((accepted_at is null) = (accepted_by is null))
);

-- migration: 0129_listing.sql
-- Listings: how goods are told to a marketplace, and what became of it.

create table listing_template (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  -- The platform's word in addresses.
  platform   text        not null,
  content    jsonb       not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create index listing_template_platform on listing_template (seller_id, platform, updated_at desc);

-- Goods in a store. Listed again they are the same row, so a store never shows them twice.
create table listing (
  seller_id           bigint      not null references seller (id),
  id                  bigint generated always as identity,
  platform            text        not null,
  store_id            bigint      not null,
  goods_id            bigint      not null,
  template_id         bigint      not null,
  title               text        not null,
  -- What is sent, as it was when it was asked for.
  draft               jsonb       not null,
  wish                text        not null default 'publish' check (wish in ('publish', 'unpublish')),
  state               text        not null default 'queued'
    check (state in ('queued', 'publishing', 'pending', 'live', 'failed', 'unpublished')),
  external_product_id text        not null default '',
  submission_id       text        not null default '',
  variant_ids         jsonb       not null default '{}',
  problems            jsonb       not null default '[]',
  attempts            integer     not null default 0,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, store_id, goods_id)
);
create index listing_records on listing (seller_id, platform, updated_at desc, id desc);
create index listing_states on listing (seller_id, platform, state, updated_at desc);

-- migration: 0130_checkout_speed.sql
-- Counts every change of the freight tables, in the transaction of the change. Nodes keep the tables in memory and read
-- this number with what they read anyway: equal numbers mean that the memory is what the rows say.
create table freight_revision (
  id       integer primary key default 1 check (id = 1),
  revision bigint  not null default 1
);
insert into freight_revision (id) values (1);
create function count_freight_revision() returns trigger language plpgsql as $$
begin
  update freight_revision set revision = revision + 1;
  return null;
end $$;
create trigger shipping_rate_counts after insert or update or delete or truncate on shipping_rate
  for each statement execute function count_freight_revision();
create trigger shipping_channel_counts after insert or update or delete or truncate on shipping_channel
  for each statement execute function count_freight_revision();
create trigger shipping_remote_area_counts after insert or update or delete or truncate on shipping_remote_area
  for each statement execute function count_freight_revision();

-- A message tells open streams of its person by itself, when the transaction commits.
create function announce_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('inkroute_event', json_build_object('topic', 'message.' || new.user_id,
    'payload', json_build_object('id', new.id))::text);
  return null;
end $$;
create trigger user_message_announced after insert on user_message
  for each row execute function announce_message();

-- migration: 0131_order_list.sql
-- The list of orders may be narrowed by any mixture of filters. Each index now carries the other columns one can filter
-- by, so that a mixture is answered from the index of its narrowest filter without looking at the orders themselves.
drop index sales_order_newest, sales_order_state, sales_order_country, sales_order_warehouse, sales_order_source,
  sales_order_store;
create index sales_order_newest on sales_order (seller_id, created_at desc, id desc)
  include (state, country, warehouse_code, source, store_id);
create index sales_order_state on sales_order (seller_id, state, created_at desc, id desc)
  include (country, warehouse_code, source, store_id);
create index sales_order_country on sales_order (seller_id, country, created_at desc, id desc)
  include (state, warehouse_code, source, store_id);
create index sales_order_warehouse on sales_order (seller_id, warehouse_code, created_at desc, id desc)
  include (state, country, source, store_id);
create index sales_order_source on sales_order (seller_id, source, created_at desc, id desc)
  include (state, country, warehouse_code, store_id);
create index sales_order_store on sales_order (seller_id, store_id, created_at desc, id desc)
  include (state, country, warehouse_code, source) where store_id is not null;

-- migration: 0135_pickup.sql
-- A carrier of the seller collects at the warehouse: a way to send a parcel like the others, but never picked unasked.
alter table shipping_channel
  drop constraint shipping_channel_kind_check,
  add constraint shipping_channel_kind_check
    check (kind in ('line', 'postal', 'express', 'domestic', 'bulk', 'pickup'));

-- The channel of the order says it.
alter table fba_order drop column is_pickup;

-- migration: 0136_order_change_wait.sql
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

-- migration: 0137_merged_in_orders.sql
-- A line whose code stands for several SKUs: what it stood for when the order came, [{ sku_id, quantity }] for one piece.
-- `sku_id` names the first of them.
alter table foreign_order_line add column parts jsonb;

-- Orders made again at no charge say so themselves.
alter table sales_order
  drop constraint sales_order_source_check,
  add constraint sales_order_source_check check (source in ('cart', 'import', 'store', 'fba', 'api', 'reprint'));
update sales_order set source = 'reprint' where reprint_of is not null;

-- migration: 0138_seller_rules.sql
-- Words a seller does not want on prints and in titles, beside those every seller is warned of.
create table tort_word (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated always as identity,
  -- As texts are compared: small letters, single spaces.
  word       text        not null check (word <> ''),
  note       text        not null default '',
  created_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index tort_word_once on tort_word (seller_id, word);

-- Ways to set selling prices, kept by name.
create table amount_template (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated always as identity,
  name       text        not null,
  -- A price rule of the contract.
  rule       jsonb       not null,
  ending     text        not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index amount_template_name on amount_template (seller_id, lower(name));

-- How orders that come by themselves are dealt with.
create table common_rule (
  seller_id         bigint      primary key references seller (id) on delete cascade,
  -- Sources whose orders are paid from the balance without being asked.
  auto_pay_sources  text[]      not null default '{}',
  auto_pay_max_fen  bigint      not null check (auto_pay_max_fen > 0),
  -- Only orders made after this are paid so.
  auto_pay_since    timestamptz,
  -- Null: the platform's own limit.
  low_balance_fen   bigint      check (low_balance_fen >= 0),
  updated_by        bigint      not null,
  updated_at        timestamptz not null
);
create index common_rule_paying on common_rule (seller_id) where auto_pay_sources <> '{}';

-- When an order was last tried to be paid by itself, so that one that cannot be does not stand in the way of others.
create table auto_pay_try (
  seller_id bigint      not null,
  order_id  bigint      not null,
  tried_at  timestamptz not null,
  primary key (seller_id, order_id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id) on delete cascade
);

-- The seller's own classes of goods, two deep; goods stand in one of them at most.
create table goods_class (
  seller_id bigint  not null references seller (id) on delete cascade,
  id        bigint generated always as identity,
  parent_id bigint,
  name      text    not null,
  sort      integer not null,
  primary key (seller_id, id),
  foreign key (seller_id, parent_id) references goods_class (seller_id, id)
);
create unique index goods_class_name on goods_class (seller_id, coalesce(parent_id, 0), lower(name));

create table goods_class_link (
  seller_id bigint not null,
  goods_id  bigint not null,
  class_id  bigint not null,
  primary key (seller_id, goods_id),
  foreign key (seller_id, goods_id) references goods (seller_id, id) on delete cascade,
  foreign key (seller_id, class_id) references goods_class (seller_id, id) on delete cascade
);
create index goods_class_link_class on goods_class_link (seller_id, class_id);

-- migration: 0140_store_rule.sql
-- What happens by itself with the orders of a store, and a record of why.
create table store_rule (
  seller_id  bigint      not null,
  store_id   bigint      not null,
  content    jsonb       not null,
  updated_at timestamptz not null,
  primary key (seller_id, store_id),
  foreign key (seller_id, store_id) references store (seller_id, id)
);

create table store_rule_record (
  seller_id  bigint      not null,
  id         bigint generated always as identity,
  store_id   bigint      not null,
  order_id   bigint      not null,
  action     text        not null check (action in ('logistics', 'paid', 'held', 'left')),
  cause      text        not null,
  detail     jsonb       not null default '{}',
  -- What was paid; 0 for everything else.
  amount_fen bigint      not null default 0,
  created_at timestamptz not null,
  primary key (seller_id, id),
  -- What is tried again is the same record with a new cause.
  unique (seller_id, order_id, action)
);
create index store_rule_record_list on store_rule_record (seller_id, store_id, created_at desc, id desc);
create index store_rule_record_paid on store_rule_record (seller_id, store_id, created_at) where action = 'paid';

-- migration: 0141_listing_stock.sql
-- Stock and prices of listings follow without the listing being told anew.
alter table listing drop constraint listing_wish_check;
alter table listing add constraint listing_wish_check check (wish in ('publish', 'unpublish', 'offer'));
-- Something it is made of moved since it was last told.
alter table listing add column stock_due boolean not null default false;
create index listing_due on listing (seller_id, id) where stock_due;

-- Up to which movement of stock the listings were looked at.
create table listing_stock_mark (
  is_only     boolean primary key default true check (is_only),
  movement_id bigint  not null
);
insert into listing_stock_mark (movement_id) values (0);

-- migration: 0142_template_import.sql
-- Sheets of goods to be made from design templates and artworks, row by row.
create table template_import (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 1001),
  name        text        not null,
  state       text        not null default 'checked' check (state in ('checked', 'running', 'done')),
  language    text        not null,
  row_count   integer     not null,
  created_by  bigint      not null,
  created_at  timestamptz not null,
  finished_at timestamptz,
  primary key (seller_id, id)
);
create index template_import_newest on template_import (seller_id, created_at desc, id desc);

create table template_import_row (
  seller_id bigint  not null,
  import_id bigint  not null,
  row_at    integer not null,
  status    text    not null check (status in ('ready', 'error', 'made', 'failed')),
  values    jsonb   not null,
  problems  jsonb   not null default '[]',
  goods_id  bigint,
  title     text    not null default '',
  primary key (seller_id, import_id, row_at),
  foreign key (seller_id, import_id) references template_import (seller_id, id) on delete cascade
);
create index template_import_row_status on template_import_row (seller_id, import_id, status, row_at);

-- migration: 0143_mockup_look.sql
-- What the first picture of a design is recognised by, so that a picture from elsewhere finds its goods.
create table mockup_look (
  seller_id  bigint  not null,
  design_id  bigint  not null,
  version    integer not null,
  light_hash text    not null,
  shape_hash text    not null,
  histogram  bytea   not null,
  primary key (seller_id, design_id, version)
);

-- migration: 0144_listing_lookup.sql
-- From a blank that moved to the listings made of it.
create index listing_goods on listing (seller_id, goods_id);

-- migration: 0145_grid_painting.sql
-- Sheets that are painted in full size by a job: for the library, or for the show images of goods as well.
create table grid_painting (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  user_id    bigint      not null,
  name       text        not null,
  size_px    integer     not null,
  view       jsonb       not null,
  -- Whose show images the picture joins; null for the library only.
  goods_id   bigint,
  state      text        not null default 'queued' check (state in ('queued', 'painting', 'keeping', 'done', 'failed')),
  error      jsonb,
  upload_id  bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);

-- migration: 0146_listing_draft.sql
-- Listings that a batch run prepares wait as drafts until the seller releases them.
alter table listing drop constraint listing_state_check;
alter table listing add constraint listing_state_check
  check (state in ('draft', 'queued', 'publishing', 'pending', 'live', 'failed', 'unpublished'));

-- migration: 0147_grid_painting_cause.sql
-- What asked for a painting that is asked for many times over, so that each goods gets it once.
alter table grid_painting add column cause text;
create unique index grid_painting_once on grid_painting (seller_id, goods_id, cause) where cause is not null;

-- migration: 0150_payment_numbers.sql
-- A node draws numbers of payments ahead, as it does for orders, so that a payment and all that names it are written at once.
alter table payment alter column id set generated by default;

-- migration: 0151_order_number_search.sql
-- Orders are found by the start of their number. One index keeps numbers unique and finds by their start, whatever the
-- language of the database.
alter table sales_order drop constraint sales_order_seller_id_order_no_key;
create unique index sales_order_number on sales_order (seller_id, order_no text_pattern_ops);

-- migration: 0155_label_zpl.sql
-- Shipping labels also come in the language of label printers.
alter table order_bulk drop constraint order_bulk_action_check;
alter table order_bulk add constraint order_bulk_action_check
  check (action in ('pay', 'cancel', 'hold', 'release', 'label', 'label_zpl', 'slip'));

-- migration: 0156_authentication.sql
-- Who a seller is by their documents. The number is sealed; only who reviews reads it whole.
create table seller_authentication (
  seller_id     bigint      not null references seller (id),
  id            bigint generated always as identity (start with 1001),
  user_id       bigint      not null,
  kind          text        not null check (kind in ('person', 'company')),
  name          text        not null,
  number_sealed text        not null,
  legal_person  text        not null default '',
  pictures      jsonb       not null default '[]',
  state         text        not null check (state in ('pending', 'approved', 'refused', 'withdrawn', 'replaced')),
  reason        text        not null default '',
  reviewed_by   bigint,
  reviewed_at   timestamptz,
  created_at    timestamptz not null,
  primary key (seller_id, id)
);
-- One that waits and one that holds.
create unique index seller_authentication_open on seller_authentication (seller_id, state)
  where state in ('pending', 'approved');
create index seller_authentication_queue on seller_authentication (state, created_at);

-- migration: 0157_third_party_product.sql
-- Products of others that a seller sells or watches.
create table third_party_product (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  name       text        not null,
  sku_code   text        not null default '',
  supplier   text        not null default '',
  link       text        not null default '',
  cost_fen   bigint,
  price_fen  bigint,
  remark     text        not null default '',
  pictures   jsonb       not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create index third_party_product_newest on third_party_product (seller_id, created_at desc, id desc);

-- migration: 0158_seller_domain.sql
-- Names of sellers' own that pictures of their listings begin with.
create table seller_domain (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  host       text        not null,
  token      text        not null,
  state      text        not null check (state in ('waiting', 'active', 'failing')),
  is_used    boolean     not null default false,
  problem    text,
  checked_at timestamptz,
  created_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index seller_domain_host on seller_domain (seller_id, host);
-- A name that works belongs to one seller, and one name is used at a time.
create unique index seller_domain_active on seller_domain (host) where state = 'active';
create unique index seller_domain_used on seller_domain (seller_id) where is_used;
create index seller_domain_token on seller_domain (token);
create index seller_domain_due on seller_domain (state, checked_at);

-- migration: 0160_held_by_rule.sql
-- Why a rule put an order aside, in both languages; null for every other cause.
alter table sales_order add column hold_note jsonb;

-- What a rule held stands on hold from now on. What it held before is looked at anew.
delete from store_rule_record r using sales_order o
where o.seller_id = r.seller_id and o.id = r.order_id and r.action = 'held' and o.state = 'awaiting_payment';

-- migration: 0161_market_fact.sql
-- What marketplaces tell about categories and a shop's own lists, kept for a while.
create table market_fact (
  seller_id  bigint      not null,
  store_id   bigint      not null,
  -- `categories:<parent>`, `fields:<category>`, `choices`.
  key        text        not null,
  content    jsonb       not null,
  fetched_at timestamptz not null,
  primary key (seller_id, store_id, key),
  foreign key (seller_id, store_id) references store (seller_id, id) on delete cascade
);

-- migration: 0162_push_claim.sql
-- Who tells a marketplace of a parcel holds it for so long; a second run finds it taken.
alter table store_push add column claimed_at timestamptz;

-- migration: 0170_order_wants_blanks.sql
-- Paid orders that wait for blanks, those who paid first at the front.
create index sales_order_wants_blanks on sales_order (paid_at) where state = 'on_hold' and hold_reason = 'stock';

-- migration: 0171_session_changed.sql
-- Nodes keep for some seconds whom a token belongs to and what they may do. Whatever changes that says so itself when it
-- is committed, so that no way of changing it can be forgotten; without a number it is about everybody.
create function announce_session_of(person bigint) returns void language sql as $$
  select pg_notify('inkroute_event', json_build_object('topic', 'session', 'payload',
    json_build_object('user_id', person))::text)
$$;

create function announce_session() returns trigger language plpgsql as $$
begin
  perform announce_session_of(coalesce(old.user_id, new.user_id));
  return null;
end $$;
create trigger session_changed after update on session for each row
  when (old.revoked_at is distinct from new.revoked_at or old.expires_at <> new.expires_at or old.user_id <> new.user_id)
  execute function announce_session();
create trigger session_gone after delete on session for each row
  when (old.revoked_at is null and old.expires_at > now()) execute function announce_session();
create trigger user_role_changed after insert or update or delete on user_role
  for each row execute function announce_session();

create function announce_user() returns trigger language plpgsql as $$
begin
  perform announce_session_of(old.id);
  return null;
end $$;
create trigger app_user_changed after update on app_user for each row
  when (old.is_enabled <> new.is_enabled or old.username <> new.username or old.kind <> new.kind
    or old.seller_id is distinct from new.seller_id)
  execute function announce_user();
create trigger app_user_gone after delete on app_user for each row execute function announce_user();

create function announce_role() returns trigger language plpgsql as $$
begin
  perform announce_session_of(null);
  return null;
end $$;
create trigger role_changed after update on role for each row
  when (old.permissions is distinct from new.permissions) execute function announce_role();
create trigger role_gone after delete on role for each row execute function announce_role();

-- migration: 0172_ledger_checked_once.sql
-- A posting was summed up once for itself and once more for each of its entries. Now entries that come in one statement
-- must balance among themselves, which needs no look at the table: since entries never change or go, a posting that was
-- balanced stays so whatever is added to it. That it has its entries is checked once, at commit as before.
create function ledger_check_added() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select transaction_id, sum(amount_fen) as total into wrong
    from added group by seller_id, transaction_id having sum(amount_fen) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % is not balanced: % fen', wrong.transaction_id, wrong.total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balanced after insert on ledger_entry referencing new table as added
  for each statement execute function ledger_check_added();
drop trigger ledger_entry_balanced on ledger_entry;

create or replace function ledger_check_balanced() returns trigger language plpgsql as $$
declare
  total numeric;
  lines integer;
begin
  select coalesce(sum(amount_fen), 0), count(*) into total, lines
    from ledger_entry where seller_id = new.seller_id and transaction_id = new.id;
  if total <> 0 or lines < 2 then
    raise exception 'ledger transaction % is not balanced: % fen over % entries', new.id, total, lines
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- migration: 0173_pay_group_by_order.sql
-- Every payment looks whether its orders were about to be paid together before; without this it walks through all that
-- the seller ever paid. By the first order alone: a list may be longer than an index takes.
create index order_pay_group_first on order_pay_group (seller_id, (order_ids[1]));

-- migration: 0174_room_for_updates.sql
-- Shelves and balances change with every order. With room in their pages a new version of a row stays beside the old one:
-- no index learns of it, and whoever reads the row next sweeps the old one away.
alter table product_stock set (fillfactor = 50);
alter table ledger_account set (fillfactor = 50);

-- migration: 0175_task_waits.sql
-- The demo's factory leaves a task be until then, so that there is work to look at in every stage.
alter table production_task add column waits_until timestamptz;
create index production_waiting on production_task (waits_until) where waits_until is not null;

-- migration: 0176_work_lines_follow.sql
-- When an order is changed its lines are written anew; requests follow those that stay before the change is through.
alter table work_order_line
  alter constraint work_order_line_seller_id_order_id_line_id_fkey deferrable initially deferred;

-- migration: 0190_shelves_must_move.sql
-- Blanks are taken in the same breath as the commit: nobody looks at the answer in between, so a shelf that holds too few
-- must stop the transaction by itself. Whoever paid then goes the long way, on which an order waits for blanks.
create function shelves_must_move(moved bigint, wanted integer) returns void language plpgsql as $$
begin
  if moved <> wanted then
    raise exception 'a shelf holds too few: % of % moved', moved, wanted using errcode = 'IR001';
  end if;
end $$;

-- Numbers of print sets are drawn ahead, so that their jobs can be enqueued before a shelf is locked.
alter table print_set alter column id set generated by default;

-- migration: 0195_grid_painting_cancel.sql
-- A painting that is no longer wanted is called off before it reaches the library.
alter table grid_painting drop constraint grid_painting_state_check;
alter table grid_painting add constraint grid_painting_state_check
  check (state in ('queued', 'painting', 'keeping', 'done', 'failed', 'cancelled'));

-- migration: 0196_merged_sku_whole.sql
-- How many SKUs a merged one was made of. When goods leave the recycle bin for good it loses a part; a set that is not
-- whole any more must not be sent as if it were.
alter table merged_sku add column part_count integer not null default 0;
update merged_sku set part_count = (
  select count(*) from merged_sku_part
  where merged_sku_part.seller_id = merged_sku.seller_id and merged_sku_part.merged_id = merged_sku.id
);

-- migration: 0198_import_channel.sql
-- A shipment of a file may need a channel that nobody's rules pick: one chosen for all orders of the file, and what
-- the check found each channel would take.
alter table order_import
  add column channel_id bigint,
  add column channels jsonb not null default '[]';

-- migration: 0199_two_sided_pictures.sql
-- Pictures of designs printed on two sides that call their area the same, such as front and back of a shirt, all showed
-- the last of the prints. They are put back into the line and made anew.
update design_mockup m
set state = 'queued'
from design d, design_version v
where d.seller_id = m.seller_id and d.id = m.design_id
  and v.seller_id = m.seller_id and v.design_id = m.design_id and v.version = m.version
  and m.state = 'done' and m.color_id <> 0
  and exists (
    select from product_view own
    join product_view other on other.product_id = own.product_id and other.picture_product = own.picture_product
      and other.picture_area = own.picture_area and other.picture_view <> own.picture_view
    where own.product_id = d.basic_product_id and own.view_id = m.view_id
      and other.view_id = any (v.printed_view_ids)
  );

-- What stands in the line is looked for by the clock, among all pictures ever made.
create index design_mockup_queued on design_mockup (updated_at) where state = 'queued';
