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
