-- Messages and notices, and everything the public site shows: pages, posts, help.

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
  -- Search words that do not occur in the text.
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

-- Posts of the blog. Texts are markup, made into HTML when they are read. The live texts are in the columns;
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
