-- How full the budget of calls to a marketplace is, for all processes together. Unlogged: after a crash of the database
-- it begins empty, which a platform forgives, and a row is written for every call.
create unlogged table market_call_budget (
  name  text             primary key,
  level double precision not null,
  at    timestamptz      not null
);
