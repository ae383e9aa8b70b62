-- What a seller makes of the catalogue: favourites in a tree of the seller's own, own show images, feedback.

create table user_product_category (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated always as identity,
  parent_id  bigint,
  name       text        not null,
  sort       integer     not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, id),
  foreign key (seller_id, parent_id) references user_product_category (seller_id, id)
);
create index user_product_category_order on user_product_category (seller_id, sort, id);

-- A favourite lies in one category of the seller's own, or in none.
create table product_favourite (
  seller_id   bigint      not null references seller (id) on delete cascade,
  product_id  bigint      not null references product (id) on delete cascade,
  category_id bigint,
  created_at  timestamptz not null default now(),
  primary key (seller_id, product_id),
  foreign key (seller_id, category_id) references user_product_category (seller_id, id) on delete set null (category_id)
);
create index product_favourite_newest on product_favourite (seller_id, created_at desc, product_id desc);
create index product_favourite_category on product_favourite (seller_id, category_id);

create table user_product_show_image (
  seller_id        bigint      not null references seller (id) on delete cascade,
  id               bigint generated always as identity,
  product_id       bigint      not null references product (id) on delete cascade,
  -- The colour it shows; null fits every colour.
  color_id         integer,
  name             text        not null,
  sort             integer     not null,
  preview_469_key  text        not null,
  preview_1000_key text        not null,
  width_px         integer     not null,
  height_px        integer     not null,
  created_at       timestamptz not null default now(),
  primary key (seller_id, id)
);
create index user_product_show_image_order on user_product_show_image (seller_id, product_id, sort, id);

create table product_feedback (
  seller_id  bigint      not null references seller (id) on delete cascade,
  id         bigint generated always as identity,
  user_id    bigint      not null,
  product_id bigint      not null references product (id) on delete cascade,
  kind       text        not null check (kind in ('quality', 'picture', 'size', 'price', 'stock', 'delivery', 'other')),
  text       text        not null,
  -- Stored pictures: [{upload_id, name, preview_469_key, preview_1000_key}].
  pictures   jsonb       not null default '[]',
  status     text        not null default 'open' check (status in ('open', 'answered')),
  answer     text        not null default '',
  answered_by bigint,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (seller_id, id)
);
-- Staff read across sellers, the open ones first.
create index product_feedback_staff on product_feedback (status, created_at desc);
