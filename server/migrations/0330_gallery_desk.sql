-- Artworks and design templates of the platform become rows that staff keep. Those of the release follow its files until
-- staff change them (`is_own`).
alter table gallery_artwork
  add column author       text        not null default '',
  add column licence      text        not null default 'own'
    check (licence in ('own', 'commissioned', 'bought', 'cc0', 'cc_by', 'other')),
  -- Where the right to use it is proven: invoice, contract, address of the source.
  add column licence_note text        not null default '',
  add column price_fen    bigint      not null default 0 check (price_fen >= 0),
  add column state        text        not null default 'on_sale' check (state in ('draft', 'on_sale', 'withdrawn')),
  -- Counts changes, so that two editors never overwrite each other unseen.
  add column revision     integer     not null default 1,
  add column is_own       boolean     not null default false,
  -- Files of an uploaded artwork, which never change under one slug. Null for drawings that ship with the program.
  add column picture_key  text,
  add column vector_key   text,
  add column created_at   timestamptz not null default now(),
  add column updated_at   timestamptz not null default now(),
  add column updated_by   text        not null default '';
create index gallery_artwork_state on gallery_artwork (state, sort);
create index gallery_artwork_updated on gallery_artwork (updated_at desc, slug);

-- Named groups of artworks in an order staff choose.
create table gallery_collection (
  id         bigint generated always as identity primary key,
  name_zh    text        not null,
  name_en    text        not null,
  sort       integer     not null,
  -- Whether sellers see it.
  is_shown   boolean     not null default true,
  revision   integer     not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text        not null default ''
);
create unique index gallery_collection_name on gallery_collection (lower(name_zh));

create table gallery_collection_item (
  collection_id bigint  not null references gallery_collection (id) on delete cascade,
  slug          text    not null references gallery_artwork (slug) on delete cascade,
  sort          integer not null,
  primary key (collection_id, slug)
);
create index gallery_collection_item_slug on gallery_collection_item (slug);

create sequence design_template_number as integer start with 10001;
alter table design_template
  alter column id set default nextval('design_template_number'),
  add column scenario_zh  text        not null default '',
  add column scenario_en  text        not null default '',
  add column style_zh     text        not null default '',
  add column style_en     text        not null default '',
  add column tags_zh      text[]      not null default '{}',
  add column tags_en      text[]      not null default '{}',
  add column author       text        not null default '',
  add column licence      text        not null default 'own'
    check (licence in ('own', 'commissioned', 'bought', 'cc0', 'cc_by', 'other')),
  add column licence_note text        not null default '',
  add column price_fen    bigint      not null default 0 check (price_fen >= 0),
  add column state        text        not null default 'on_sale' check (state in ('draft', 'on_sale', 'withdrawn')),
  add column revision     integer     not null default 1,
  add column is_own       boolean     not null default false,
  add column created_at   timestamptz not null default now(),
  add column updated_at   timestamptz not null default now(),
  add column updated_by   text        not null default '',
  -- Slugs of the artworks it shows: a template is offered only while all of them are.
  add column artworks     jsonb       not null
    generated always as
      (jsonb_path_query_array(document, '$.views[*].layers[*].source ? (@.kind == "artwork").key')) stored;
create index design_template_state on design_template (state, sort);
create index design_template_product on design_template (product_id);
create index design_template_artworks on design_template using gin (artworks);
alter sequence design_template_number owned by design_template.id;

-- A wish to buy an artwork or template that has a price; `paid_at` makes it the seller's.
create table gallery_purchase (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity,
  kind       text        not null check (kind in ('artwork', 'template')),
  item       text        not null,
  price_fen  bigint      not null check (price_fen > 0),
  created_by bigint      not null,
  created_at timestamptz not null,
  paid_at    timestamptz,
  primary key (seller_id, id)
);
create unique index gallery_purchase_once on gallery_purchase (seller_id, kind, item) where paid_at is not null;

-- Which designs show an artwork or began with a template. Copies in a seller's library count as the artwork.
create table gallery_use (
  seller_id bigint not null,
  design_id bigint not null,
  kind      text   not null check (kind in ('artwork', 'template')),
  -- Slug of the artwork or number of the template.
  item      text   not null,
  primary key (seller_id, design_id, kind, item),
  foreign key (seller_id, design_id) references design (seller_id, id) on delete cascade
);
create index gallery_use_item on gallery_use (kind, item, seller_id, design_id);
create index sales_order_line_design on sales_order_line (seller_id, design_id);
create index material_artwork on material (artwork_slug) where artwork_slug is not null;

create function gallery_items_of(of_seller bigint, document jsonb, pictures jsonb)
returns table (kind text, item text) language sql stable as $$
  select 'artwork', one ->> 'key' from jsonb_array_elements(pictures) one where one ->> 'kind' = 'artwork'
  union
  select 'artwork', m.artwork_slug
  from jsonb_array_elements(pictures) one
  join material m on m.seller_id = of_seller
    and m.id = case when one ->> 'kind' = 'material' then (one ->> 'key')::bigint end
  where m.artwork_slug is not null
  union
  select 'template', document ->> 'template_id' where document ->> 'template_id' is not null
$$;

create function note_gallery_use() returns trigger language plpgsql as $$
begin
  insert into gallery_use (seller_id, design_id, kind, item)
  select new.seller_id, new.design_id, used.kind, used.item
  from gallery_items_of(new.seller_id, new.document, new.pictures) used
  on conflict do nothing;
  return null;
end $$;
create trigger design_version_uses_gallery after insert on design_version
  for each row execute function note_gallery_use();

insert into gallery_use (seller_id, design_id, kind, item)
select v.seller_id, v.design_id, used.kind, used.item
from design_version v, gallery_items_of(v.seller_id, v.document, v.pictures) used
on conflict do nothing;
