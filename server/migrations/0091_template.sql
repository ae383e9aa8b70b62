-- Ready designs of the platform to start from, made from the definitions of the program.
create table design_template (
  id          integer primary key,
  sort        integer not null,
  name_zh     text    not null,
  name_en     text    not null,
  scenario    text    not null,
  style       text    not null,
  product_id  bigint  not null references product (id) on delete cascade,
  color_id    integer not null,
  slots       jsonb   not null,
  document    jsonb   not null,
  -- Everything it may be found by, in lower case.
  words       text    not null,
  -- Null until it is painted.
  picture_key text
);

create table user_design_template (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity,
  name        text        not null,
  product_id  bigint      not null references product (id),
  color_id    integer     not null,
  slots       jsonb       not null,
  document    jsonb       not null,
  picture_key text,
  created_at  timestamptz not null default now(),
  primary key (seller_id, id)
);
create index user_design_template_newest on user_design_template (seller_id, created_at desc, id desc);
