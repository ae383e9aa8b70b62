-- Sheets of goods to be made from design templates and artworks, row by row.
create table template_import (
  seller_id   bigint      not null references seller (id),
  id          bigint generated always as identity (start with 1001),
  name        text        not null,
  state       text        not null default 'checked' check (state in ('checked', 'running', 'done')),
  language    text        not null,
  row_count   integer     not null,
  created_by  bigint      not null,
  created_at  timestamptz not null,
  finished_at timestamptz,
  primary key (seller_id, id)
);
create index template_import_newest on template_import (seller_id, created_at desc, id desc);

create table template_import_row (
  seller_id bigint  not null,
  import_id bigint  not null,
  row_at    integer not null,
  status    text    not null check (status in ('ready', 'error', 'made', 'failed')),
  values    jsonb   not null,
  problems  jsonb   not null default '[]',
  goods_id  bigint,
  title     text    not null default '',
  primary key (seller_id, import_id, row_at),
  foreign key (seller_id, import_id) references template_import (seller_id, id) on delete cascade
);
create index template_import_row_status on template_import_row (seller_id, import_id, status, row_at);
