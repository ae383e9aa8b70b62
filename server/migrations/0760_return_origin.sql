-- Where the browser left from to a platform, when that is another name of ours than the one platforms send back to.
alter table store_auth_attempt add column return_origin text not null default '';
