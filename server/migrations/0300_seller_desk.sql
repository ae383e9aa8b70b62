-- Sellers as staff see them: contact, freezing, notes, money adjustments, and views of the console as a seller.

alter table seller
  -- For staff: not shown to the seller and not part of the identity check.
  add column company text not null default '',
  add column email text not null default '',
  add column frozen_at timestamptz,
  add column frozen_reason text not null default '',
  add column frozen_by bigint,
  add constraint frozen_has_reason check ((frozen_at is null) = (frozen_reason = ''));
create index seller_frozen on seller (frozen_at desc) where frozen_at is not null;

-- Freezing and unfreezing change what the tokens of all people of a seller are worth.
create function announce_seller() returns trigger language plpgsql as $$
begin
  perform announce_session_of(id) from app_user where seller_id = new.id;
  return null;
end $$;
create trigger seller_frozen_changed after update on seller for each row
  when (old.frozen_at is distinct from new.frozen_at) execute function announce_seller();

-- A `view` is the console as staff see it through a seller's eyes: short and read only.
alter table session
  drop constraint session_purpose_check,
  add constraint session_purpose_check check (purpose in ('login', 'jump', 'step', 'view')),
  add column viewer_id bigint references app_user (id) on delete cascade,
  add constraint view_has_viewer check ((purpose = 'view') = (viewer_id is not null));

create table seller_view (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  -- Sessions are swept after a month; this row stays.
  session_id bigint      not null,
  staff_id   bigint      not null,
  reason     text        not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  primary key (seller_id, id)
);
create index seller_view_of_staff on seller_view (staff_id, id desc);

create table seller_note (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  body       text        not null check (body <> ''),
  is_pinned  boolean     not null default false,
  created_by bigint      not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
create index seller_note_order on seller_note (seller_id, is_pinned desc, id desc);

-- Money that staff give or take outside of orders. Above the limit of the person who asks, another one decides.
create table money_adjustment (
  seller_id      bigint      not null references seller (id),
  id             bigint generated always as identity (start with 10001),
  -- Positive credits the seller.
  amount_fen     bigint      not null check (amount_fen <> 0),
  category       text        not null check (category in ('compensation', 'freight', 'correction', 'fee', 'other')),
  -- For staff.
  reason         text        not null check (reason <> ''),
  -- For the seller, in the trading record and the message.
  text_zh        text        not null,
  text_en        text        not null,
  -- The order, ticket or transfer it is about.
  reference      text        not null default '',
  needs_second   boolean     not null,
  state          text        not null check (state in ('pending', 'posted', 'rejected', 'cancelled')),
  requested_by   bigint      not null,
  requested_at   timestamptz not null,
  decided_by     bigint,
  decided_at     timestamptz,
  note           text        not null default '',
  transaction_id bigint,
  primary key (seller_id, id),
  constraint decided_once check ((state = 'pending') = (decided_at is null)),
  constraint posted_has_entry check ((state = 'posted') = (transaction_id is not null)),
  constraint second_is_another check (state not in ('posted', 'rejected') or not needs_second or decided_by <> requested_by),
  foreign key (seller_id, transaction_id) references ledger_transaction (seller_id, id)
);
create unique index money_adjustment_id on money_adjustment (id);
create index money_adjustment_pending on money_adjustment (requested_at) where state = 'pending';
create index money_adjustment_recent on money_adjustment (requested_at desc, id desc);

-- How much one person may move alone. A person's own limit comes before those of their roles, of which the highest counts.
create table staff_money_limit (
  subject    text        not null check (subject in ('role', 'user')),
  subject_id bigint      not null,
  limit_fen  bigint      not null check (limit_fen >= 0),
  updated_by bigint,
  updated_at timestamptz not null,
  primary key (subject, subject_id)
);

-- One search field finds a seller by anything: each kind is one index lookup. Those of orders, parcels and names are added
-- with the orders desk.
create index seller_company on seller (lower(company) text_pattern_ops) where company <> '';
create index seller_email on seller (lower(email) text_pattern_ops) where email <> '';
create index app_user_phone_prefix on app_user (phone text_pattern_ops) where phone is not null;
create index seller_authentication_name on seller_authentication (lower(name) text_pattern_ops) where state = 'approved';
create index store_any_name on store (lower(name) text_pattern_ops) where deleted_at is null;
create index session_ip on session (ip) where ip <> '';
create index activity_log_ip on activity_log (ip) where ip <> '';
