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
