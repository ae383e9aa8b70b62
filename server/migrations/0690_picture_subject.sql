-- Subjects of pictures whose background a batch removes, found once, so that what the preview shows is what is made.
create table picture_subject (
  seller_id  bigint      not null references seller (id),
  kind       text        not null check (kind in ('material', 'artwork')),
  key        text        not null,
  -- 'bare' pictures have no background to remove.
  outcome    text        not null check (outcome in ('found', 'none', 'bare')),
  width      integer     not null,
  height     integer     not null,
  -- Empty unless found.
  mask       text        not null,
  created_at timestamptz not null,
  primary key (seller_id, kind, key)
);
