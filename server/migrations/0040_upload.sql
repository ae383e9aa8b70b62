-- A picture as it came in: waiting for intake, ready with its derivatives, or refused with the reason.
create table upload (
  seller_id        bigint      not null references seller (id),
  id               bigint generated always as identity,
  user_id          bigint      not null,
  purpose          text        not null check (purpose in ('material', 'avatar', 'attachment')),
  -- Each signed policy carries its own; a policy or its callback used twice meets the same row.
  nonce            text        not null,
  name             text        not null,
  status           text        not null default 'pending' check (status in ('pending', 'ready', 'refused')),
  refusal          jsonb,
  type             text,
  bytes            bigint      not null,
  width_px         integer,
  height_px        integer,
  dpi              integer,
  has_alpha        boolean,
  dominant_color   text,
  -- 64 bits of light and dark: pictures that look alike differ in few of them.
  perceptual_hash  bit(64),
  picture_key      text,
  vector_key       text,
  preview_469_key  text,
  preview_1000_key text,
  created_at       timestamptz not null default now(),
  finished_at      timestamptz,
  primary key (seller_id, id),
  unique (seller_id, nonce),
  constraint ready_has_files check (status <> 'ready' or (picture_key is not null and preview_469_key is not null))
);
create index upload_library on upload (seller_id, purpose, created_at desc, id desc);
create index upload_unfinished on upload (created_at) where status <> 'ready';

-- Who still needs a stored object. An object nobody holds is removed.
create table object_hold (
  seller_id  bigint not null,
  object_key text   not null,
  holder     text   not null,
  primary key (seller_id, object_key, holder)
);
create index object_hold_holder on object_hold (seller_id, holder);
