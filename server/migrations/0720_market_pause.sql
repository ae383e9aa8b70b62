-- A marketplace that had enough of our calls: until when a shop is not called at all, by any process. `strikes` counts how
-- often in a row that happened without being told how long to wait. Unlogged, like the budget of calls.
create unlogged table market_pause (
  name    text        primary key,
  until   timestamptz not null,
  strikes smallint    not null
);

-- How often the page being read was made smaller because the shop did not answer in time.
alter table store_sync add column page_cuts smallint not null default 0;
