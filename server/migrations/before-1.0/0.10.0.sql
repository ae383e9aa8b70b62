-- What version 0.10.0 added to 0.9.0. Never edited.

-- migration: 0205_demo_accounts_and_sessions.sql
-- Accounts of the demonstration have published passwords: they log in only while the demonstration is on.
alter table app_user add column is_demo boolean not null default false;
update app_user set is_demo = true
where lower(username) in ('demo', 'demo-design', 'demo-service', 'ops')
  and exists (select 1 from installation where key = 'demo');
-- Whoever the demo seller added since is just as known.
update app_user set is_demo = true
where seller_id = (select seller_id from app_user where username = 'demo' and is_demo);

-- Minutes without a call made by hand after which a session ends; staff have it, sellers have none.
alter table session add column idle_minutes integer;
-- Staff of before had seven days: they log in again.
update session set revoked_at = now() from app_user u
where u.id = session.user_id and u.kind = 'staff' and revoked_at is null;

-- A jump token, and the session it is exchanged for, belong to the session that issued it.
-- A `step` token is a staff login that has passed the password and waits for its second step.
alter table session add column parent_id bigint references session (id) on delete cascade;
create index session_parent on session (parent_id) where parent_id is not null;
alter table session drop constraint session_purpose_check;
alter table session add constraint session_purpose_check check (purpose in ('login', 'jump', 'step'));

-- migration: 0206_staff_login.sql
-- The authenticator app of a member of staff. The secret is sealed; a code's time step counts once.
create table staff_second_factor (
  user_id       bigint      primary key references app_user (id) on delete cascade,
  sealed_secret bytea       not null,
  last_step     bigint      not null default 0,
  created_at    timestamptz not null,
  confirmed_at  timestamptz
);

create table staff_recovery_code (
  user_id   bigint not null references app_user (id) on delete cascade,
  code_hash bytea  not null,
  used_at   timestamptz,
  primary key (user_id, code_hash)
);

-- The one-time link at which a member of staff chooses a password.
create table staff_invite (
  token_hash bytea       primary key,
  user_id    bigint      not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index staff_invite_user on staff_invite (user_id);

-- Every login to the operations console and every refusal, by the name that was typed.
create table staff_login (
  id         bigint generated always as identity primary key,
  user_id    bigint references app_user (id) on delete set null,
  username   text        not null,
  outcome    text        not null,
  ip         text        not null,
  user_agent text        not null,
  created_at timestamptz not null
);
create index staff_login_recent on staff_login (created_at desc, id desc);

-- migration: 0207_captcha_for_sms.sql
-- One text message for one slide.
alter table captcha_pass add column sms_sent_at timestamptz;

-- migration: 0215_stored_bytes.sql
-- What a picture takes in storage: the lossless copy, previews and drawing. The file that was sent is not kept, and can
-- be a fraction of it. Null until measured; rows from before are measured by a job.
alter table upload add column stored_bytes bigint;
create index upload_unmeasured on upload (seller_id, id) where status = 'ready' and stored_bytes is null;
-- Attachments and avatars, which are removed when nothing has used them for some time.
create index upload_loose on upload (created_at) where purpose <> 'material' and status = 'ready';
-- Text of drawings set in another font than the designer's, as {"missing_fonts": ["…"]}.
alter table upload add column notes jsonb;

-- migration: 0220_store_leases.sql
-- Raised whenever the place reached in a store's orders changes: a page that was asked for before a rescan must not
-- overwrite it.
alter table store_sync add column version integer not null default 0;

-- Who is renewing the token at the platform, and until when nobody else may. The call itself runs outside any transaction.
alter table store_credential
  add column refresh_claim uuid,
  add column refreshing_until timestamptz;

-- migration: 0221_idempotency_commit.sql
-- A key and its answer are committed together with the work they stand for.
alter table idempotency_key
  -- Which request holds the key; one that lost it cannot commit any more.
  add column claim        uuid,
  -- Renewed while the request runs: the key of a process that died is free again a moment later.
  add column leased_until timestamptz not null default now(),
  -- Something was committed under this key, so it must not run again.
  add column is_committed boolean     not null default false,
  -- The answer is final. Until then it is what the last transaction returned, if that is a reply at all.
  add column is_answered  boolean     not null default false;

update idempotency_key set is_committed = true, is_answered = true where response is not null;

-- Joins the commit of a request's work.
create function commit_idempotency_key(p_scope text, p_key_hash text, p_claim uuid, p_response bytea) returns void
language plpgsql as $$
begin
  -- What wrote nothing may run again.
  if pg_current_xact_id_if_assigned() is null then
    return;
  end if;
  update idempotency_key set is_committed = true, response = p_response
    where scope = p_scope and key_hash = p_key_hash and claim = p_claim;
  if not found then
    raise exception 'another request has taken over this idempotency key' using errcode = 'IK001';
  end if;
end $$;

-- migration: 0222_market_call_budget.sql
-- How full the budget of calls to a marketplace is, for all processes together. Unlogged: after a crash of the database
-- it begins empty, which a platform forgives, and a row is written for every call.
create unlogged table market_call_budget (
  name  text             primary key,
  level double precision not null,
  at    timestamptz      not null
);

-- migration: 0227_carried_job.sql
-- Jobs that were waiting when a backup was taken. A restore puts them here, and the first node that starts hands them to
-- its queue: the queue's own tables belong to its library and are made by it.
create table carried_job (
  id          bigint generated always as identity primary key,
  name        text        not null,
  data        jsonb       not null,
  priority    integer     not null default 0,
  start_after timestamptz not null
);

-- migration: 0228_waiting_rows.sql
-- Every minute rows that wait for a job are compared with the jobs there are. These tables grow for ever while few of
-- their rows wait.
create index print_set_waiting on print_set (created_at) where state in ('queued', 'running');
create index design_mockup_waiting on design_mockup (updated_at) where state in ('queued', 'running');
create index payment_refund_waiting on payment_refund (created_at) where state in ('sending');
create index upload_waiting on upload (created_at) where status in ('pending');
create index export_record_waiting on export_record (created_at) where status in ('queued', 'running');
create index store_push_waiting on store_push (created_at) where state in ('waiting');
create index listing_waiting on listing (updated_at) where state in ('queued', 'publishing');
create index shipment_unregistered on shipment (sent_at) where state = 'sent' and registered_at is null;

-- migration: 0235_personalisation.sql
-- What buyers wrote or sent for a line ([{label, value, picture_url?}]): printing the listing's own design would print
-- the sample, so the order waits until a person says that the answers are in the design.
alter table foreign_order_line
  add column personalisation jsonb not null default '[]' check (jsonb_typeof(personalisation) = 'array'),
  add column filled_how text check (filled_how in ('confirmed', 'replaced')),
  add column filled_at timestamptz,
  add column filled_by bigint,
  add constraint filled_once check ((filled_how is null) = (filled_at is null) and (filled_at is null) = (filled_by is null));

-- migration: 0240_print_area_focus.sql
-- What a print area says beyond its rectangle, in the same coordinates of the 550 × 550 canvas.
alter table product_print_area
  -- The part that the product's main picture shows: new artwork is placed there. Null when all of it is seen.
  add column focus    jsonb,
  -- Where nothing is printed, such as the hole for a camera.
  add column cut_outs jsonb not null default '[]';

-- migration: 0245_channel_minimum_weight.sql
-- The least a channel takes, goods and packaging of a whole shipment together; 0 takes anything.
alter table shipping_channel add column min_weight_g integer not null default 0 check (min_weight_g >= 0);
update shipping_channel set min_weight_g = 12000 where code = 'CN-SEA';
-- The minimum is shown from its column now.
update shipping_channel set note_zh = '适合大批备货到海外仓或 FBA', note_en = 'For stock going to an overseas or FBA warehouse'
where code = 'CN-SEA' and note_zh = '12 公斤起运，适合备货到海外仓或 FBA';

-- How many parcels an order is charged for and leaves in.
alter table sales_order add column parcel_count smallint not null default 1 check (parcel_count > 0);

-- migration: 0246_no_invented_contact.sql
-- An address nobody reads was given out as support. What operators entered themselves stays.
delete from site_config where key = 'contact' and value ->> 'email' = 'support@inkroute.example';

-- migration: 0250_product_hs_codes.sql
-- Tariff numbers a product is declared under at customs: one, or one for each kind of piece in a set.
alter table product add column hs_codes text[] not null default '{}';
