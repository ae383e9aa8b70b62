-- One code that stands for several SKUs of goods.
create table merged_sku (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  code       text        not null,
  name       text        not null,
  remark     text        not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create unique index merged_sku_code on merged_sku (seller_id, upper(code));
create index merged_sku_newest on merged_sku (seller_id, updated_at desc, id desc);

create table merged_sku_part (
  seller_id bigint  not null,
  merged_id bigint  not null,
  sku_id    bigint  not null,
  quantity  integer not null check (quantity between 1 and 99),
  sort      integer not null,
  primary key (seller_id, merged_id, sku_id),
  foreign key (seller_id, merged_id) references merged_sku (seller_id, id) on delete cascade,
  -- Goods leave the recycle bin for good one day; what was merged of them loses that part.
  foreign key (seller_id, sku_id) references goods_sku (seller_id, id) on delete cascade
);
create index merged_sku_part_sku on merged_sku_part (seller_id, sku_id);

-- Eight places for base products of a seller's own choice.
create table exclusive_base (
  seller_id  bigint      not null references seller (id),
  place      integer     not null check (place between 1 and 8),
  product_id bigint      not null references product (id),
  name       text        not null,
  remark     text        not null,
  color_ids  integer[]   not null,
  updated_at timestamptz not null,
  primary key (seller_id, place),
  -- Places can change what stands on them within one transaction.
  constraint exclusive_base_once unique (seller_id, product_id) deferrable initially immediate
);
