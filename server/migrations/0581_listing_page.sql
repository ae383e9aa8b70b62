-- Where buyers see a listing, on platforms that tell it with an id of their own.
alter table listing add column page_url text not null default '';
