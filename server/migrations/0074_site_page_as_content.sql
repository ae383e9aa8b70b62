-- Content pages are kept with everything else staff write, as items of the kind `page`.
drop table site_page_version;
drop table site_page;
