-- Levels and the rules for reaching them become rows that staff edit. They start as every installation had them so far.

create table membership_level (
  level           smallint primary key check (level >= 0),
  name_zh         text     not null check (name_zh <> ''),
  name_en         text     not null check (name_en <> ''),
  -- One sentence on the page of plans.
  text_zh         text     not null default '',
  text_en         text     not null default '',
  discount_bp     integer  not null check (discount_bp between 0 and 9000),
  -- Null is unlimited, here and below.
  design_quota    integer  check (design_quota >= 0),
  sub_accounts    integer  not null check (sub_accounts >= 0),
  stores          integer  check (stores >= 0),
  -- Designs one batch run may make.
  batch_size      integer  not null check (batch_size > 0),
  -- Room of the picture library.
  storage_gb      integer  check (storage_gb > 0),
  -- Spend within the window that reaches the level.
  accumulated_fen bigint   not null check (accumulated_fen >= 0)
);
insert into membership_level
  (level, name_zh, name_en, discount_bp, design_quota, sub_accounts, stores, batch_size, storage_gb, accumulated_fen)
values
  (0, '普通', 'Basic', 0, 100, 1, 2, 20, 5, 0),
  (1, '白银', 'Silver', 200, 500, 3, 10, 100, 20, 300000),
  (2, '黄金', 'Gold', 400, 2000, 10, 30, 500, 100, 2000000),
  (3, '铂金', 'Platinum', 600, 10000, 30, 100, 2000, 500, 10000000),
  (4, '钻石', 'Diamond', 800, null, 100, null, 5000, null, 50000000);

create table membership_rule (
  only_row    boolean  primary key default true check (only_row),
  -- Days over which spend counts towards a level.
  window_days integer  not null check (window_days between 1 and 730),
  -- When a seller whose spend fell below a threshold goes down. Going up happens with the payment.
  recheck     text     not null check (recheck in ('hour', 'day', 'month')),
  -- Raised with every change, so that two people editing at once are told.
  version     integer  not null default 1,
  updated_at  timestamptz not null default now()
);
insert into membership_rule (window_days, recheck) values (90, 'hour');

-- What a running plan was sold with. When a level becomes worse, its running plans keep the better terms until they end.
create table kept_level_terms (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity,
  level        smallint    not null,
  discount_bp  integer     not null,
  design_quota integer,
  sub_accounts integer     not null,
  stores       integer,
  batch_size   integer     not null,
  storage_gb   integer,
  ends_at      timestamptz not null,
  primary key (seller_id, id)
);
create index kept_level_terms_end on kept_level_terms (ends_at);
