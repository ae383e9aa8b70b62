-- Sheets that are painted in full size by a job: for the library, or for the show images of goods as well.
create table grid_painting (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  user_id    bigint      not null,
  name       text        not null,
  size_px    integer     not null,
  view       jsonb       not null,
  -- Whose show images the picture joins; null for the library only.
  goods_id   bigint,
  state      text        not null default 'queued' check (state in ('queued', 'painting', 'keeping', 'done', 'failed')),
  error      jsonb,
  upload_id  bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
