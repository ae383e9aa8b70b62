-- Uploaded files and exports.

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
  -- A deleted picture can be brought back for some days; what uses it keeps it longer.
  deleted_at       timestamptz,
  -- What a picture takes in storage: the lossless copy, previews and drawing. The file that was sent is not kept, and can
  -- be a fraction of it. Null until measured; rows from before are measured by a job.
  stored_bytes     bigint,
  -- Text of drawings set in another font than the designer's, as {"missing_fonts": ["…"]}.
  notes            jsonb,
  primary key (seller_id, id),
  unique (seller_id, nonce),
  constraint ready_has_files check (status <> 'ready' or (picture_key is not null and preview_469_key is not null))
);
create index upload_library on upload (seller_id, purpose, created_at desc, id desc);
create index upload_unfinished on upload (created_at) where status <> 'ready';
create index upload_deleted on upload (deleted_at) where deleted_at is not null;
create index upload_name on upload (seller_id, purpose, name, id);
create index upload_unmeasured on upload (seller_id, id) where status = 'ready' and stored_bytes is null;
-- Attachments and avatars, which are removed when nothing has used them for some time.
create index upload_loose on upload (created_at) where purpose <> 'material' and status = 'ready';
create index upload_waiting on upload (created_at) where status in ('pending');

-- Who still needs a stored object. An object nobody holds is removed.
create table object_hold (
  seller_id  bigint not null,
  object_key text   not null,
  holder     text   not null,
  primary key (seller_id, object_key, holder)
);
create index object_hold_holder on object_hold (seller_id, holder);

-- A long export: a job with progress, a file and a day on which the file goes.
create table export_record (
  seller_id    bigint      not null references seller (id),
  id           bigint generated always as identity,
  user_id      bigint      not null references app_user (id),
  kind         text        not null,
  name         text        not null,
  format       text        not null check (format in ('xlsx', 'csv', 'zip')),
  params       jsonb       not null default '{}',
  -- Language and time zone of the person who asked for the file.
  language     text        not null check (language in ('zh', 'en')),
  time_zone    text        not null,
  status       text        not null default 'queued'
    check (status in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
  progress     integer     not null default 0,
  total        integer,
  file_key     text,
  bytes        bigint,
  error        text,
  -- Counts the runs, so that a run that was cancelled and started again cannot finish the newer one.
  attempt      integer     not null default 0,
  created_at   timestamptz not null default now(),
  beat_at      timestamptz,
  finished_at  timestamptz,
  expires_at   timestamptz,
  primary key (seller_id, id)
);
create index export_record_newest on export_record (seller_id, created_at desc, id desc);
create index export_record_expiry on export_record (expires_at) where status = 'done';
create index export_record_unfinished on export_record (beat_at) where status in ('queued', 'running');
create index export_record_waiting on export_record (created_at) where status in ('queued', 'running');
