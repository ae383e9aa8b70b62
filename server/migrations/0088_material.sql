-- A deleted picture can be brought back for some days; what uses it keeps it longer.
alter table upload add column deleted_at timestamptz;
create index upload_deleted on upload (deleted_at) where deleted_at is not null;
create index upload_name on upload (seller_id, purpose, name, id);

-- Folders of a seller's library.
create table material_category (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  parent_id  bigint,
  name       text        not null,
  sort       integer     not null default 0,
  created_at timestamptz not null default now(),
  primary key (seller_id, id),
  foreign key (seller_id, parent_id) references material_category (seller_id, id),
  unique nulls not distinct (seller_id, parent_id, name)
);

create table material_tag (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  name       text        not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, id)
);
create unique index material_tag_name on material_tag (seller_id, lower(name));

-- What the library knows about an upload of purpose material; its id is the upload's.
create table material (
  seller_id      bigint  not null,
  id             bigint  not null,
  -- Counts rows in the order they were committed, so that a search can load what is new since it last looked.
  seq            bigint generated always as identity,
  category_id    bigint,
  -- Null until measured.
  shape_hash     bit(64),
  histogram      bytea,
  measures       jsonb,
  colors         text[]  not null default '{}',
  color_families text[]  not null default '{}',
  aspect         text,
  kind           text,
  style          text,
  tileable       boolean not null default false,
  -- Account that shared it, or host it was fetched from.
  origin         text,
  -- Platform design it was copied from.
  artwork_slug   text,
  primary key (seller_id, id),
  foreign key (seller_id, id) references upload (seller_id, id) on delete cascade,
  foreign key (seller_id, category_id) references material_category (seller_id, id) on delete set null (category_id)
);
create index material_category_of on material (seller_id, category_id);
create index material_newer on material (seller_id, seq);
create index material_unmeasured on material (seq) where measures is null;

create table material_tagging (
  seller_id   bigint not null,
  material_id bigint not null,
  tag_id      bigint not null,
  primary key (seller_id, material_id, tag_id),
  foreign key (seller_id, material_id) references material (seller_id, id) on delete cascade,
  foreign key (seller_id, tag_id) references material_tag (seller_id, id) on delete cascade
);
create index material_tagging_tag on material_tagging (seller_id, tag_id);

insert into material (seller_id, id)
select seller_id, id from upload where purpose = 'material' and status = 'ready' order by seller_id, id;
