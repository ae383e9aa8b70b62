-- Pictures that staff take: of what failed a check, in answers to sellers.
create table staff_picture (
  id         bigint generated always as identity primary key,
  key        text        not null,
  name       text        not null,
  width_px   integer     not null,
  height_px  integer     not null,
  created_by bigint      not null,
  created_at timestamptz not null
);

-- An order that makes pieces of another again, at no charge.
alter table sales_order add column reprint_of bigint;
create index sales_order_reprint on sales_order (seller_id, reprint_of) where reprint_of is not null;

-- Requests after the sale: something is to be put right, or goods come back.
create table work_order (
  seller_id        bigint      not null references seller (id),
  id               bigint generated always as identity (start with 100001),
  work_no          text        not null unique,
  form             text        not null check (form in ('work', 'return')),
  kind             text        not null,
  state            text        not null check (state in ('submitted', 'processing', 'waiting_seller', 'resolved', 'rejected')),
  wish             text        not null,
  order_id         bigint      not null,
  opened_by        text        not null check (opened_by in ('seller', 'staff')),
  created_by       bigint,
  -- The member of staff who deals with it.
  handler_id       bigint,
  outcome          text        check (outcome in ('refund', 'reprint', 'coupon')),
  note             text        not null default '',
  refund_fen       bigint      not null default 0 check (refund_fen >= 0),
  reprint_order_id bigint,
  coupon_id        bigint,
  is_withdrawn     boolean     not null default false,
  return_address   text,
  return_tracking  text,
  received_at      timestamptz,
  seller_unread    integer     not null default 0,
  staff_unread     integer     not null default 0,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  closed_at        timestamptz,
  primary key (seller_id, id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id),
  constraint resolved_has_outcome check ((state = 'resolved') = (outcome is not null))
);
create unique index work_order_id on work_order (id);
create index work_order_list on work_order (seller_id, form, state, updated_at desc, id desc);
create index work_order_of on work_order (seller_id, order_id);
create index work_order_queue on work_order (updated_at, id) where state in ('submitted', 'processing');

create table work_order_line (
  seller_id bigint  not null,
  work_id   bigint  not null,
  order_id  bigint  not null,
  line_id   bigint  not null,
  pieces    integer not null check (pieces > 0),
  primary key (seller_id, work_id, line_id),
  foreign key (seller_id, work_id) references work_order (seller_id, id),
  foreign key (seller_id, order_id, line_id) references sales_order_line (seller_id, order_id, id)
);

create table work_order_message (
  seller_id  bigint      not null,
  work_id    bigint      not null,
  id         bigint generated always as identity,
  author     text        not null check (author in ('seller', 'staff', 'system')),
  user_id    bigint,
  -- What the system says stands here in both languages.
  body       text        not null,
  body_en    text,
  pictures   jsonb       not null default '[]',
  created_at timestamptz not null,
  primary key (seller_id, work_id, id),
  foreign key (seller_id, work_id) references work_order (seller_id, id)
);
