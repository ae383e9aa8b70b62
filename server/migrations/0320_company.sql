-- Who runs this installation, and under which brand. Site, messages and documents read it; empty fields are not shown.
create table company (
  only_one   boolean primary key default true check (only_one),
  -- Shape: `Company` in contract/src/company/company.ts.
  value      jsonb       not null default '{}',
  -- Counts changes, so that two editors never overwrite each other unseen.
  revision   integer     not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text        not null default ''
);

-- The support contact becomes part of it.
insert into company (value)
select coalesce(
  (select jsonb_build_object(
     'email', coalesce(value ->> 'email', ''),
     'chat_url', coalesce(value ->> 'chat_url', ''),
     'hours', jsonb_build_object('zh', coalesce(value ->> 'hours_zh', ''), 'en', coalesce(value ->> 'hours_en', '')))
   from site_config where key = 'contact'),
  '{}');
delete from site_config where key = 'contact';

-- Titles of pages end with the name of the site, which is now resolved when the title is read.
update seo_page
set title_zh = replace(title_zh, ' - 印途 InkRoute', ' - {{site}}'),
    title_en = replace(title_en, ' - 印途 InkRoute', ' - {{site}}');
