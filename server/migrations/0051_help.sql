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
