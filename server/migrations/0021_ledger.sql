-- Double-entry ledger. Every seller has a closed book: the seller's own accounts (available, frozen) and the
-- platform's counterpart accounts for that seller. All keys lead with seller_id, a book never needs another one,
-- and no row is shared by all sellers, so posting for one never waits for another.
create table ledger_account (
  seller_id   bigint      not null references seller (id),
  kind        text        not null check (kind in (
    'available', 'frozen',
    'revenue', 'freight', 'coupon_expense', 'compensation', 'withdraw_payable',
    'clearing_alipay', 'clearing_wechat', 'clearing_bank'
  )),
  balance_fen bigint      not null default 0,
  created_at  timestamptz not null default now(),
  primary key (seller_id, kind),
  constraint seller_account_not_negative check (kind not in ('available', 'frozen') or balance_fen >= 0)
);

create table ledger_transaction (
  seller_id       bigint      not null references seller (id),
  id              bigint generated always as identity,
  idempotency_key text        not null,
  -- Why money moved, and the row that made it move, for the fees page to link to.
  cause           text        not null,
  cause_id        text        not null default '',
  created_by      bigint,
  created_at      timestamptz not null default now(),
  primary key (seller_id, id),
  constraint ledger_posts_once unique (seller_id, idempotency_key)
);
create index ledger_transaction_age on ledger_transaction (seller_id, created_at);

create table ledger_entry (
  seller_id         bigint not null,
  transaction_id    bigint not null,
  account_kind      text   not null,
  amount_fen        bigint not null check (amount_fen <> 0),
  balance_after_fen bigint not null default 0,
  primary key (seller_id, transaction_id, account_kind),
  foreign key (seller_id, transaction_id) references ledger_transaction (seller_id, id),
  foreign key (seller_id, account_kind) references ledger_account (seller_id, kind)
);
create index ledger_entry_by_account on ledger_entry (seller_id, account_kind, transaction_id);

-- An entry is the only thing that moves a balance.
create function ledger_apply_entry() returns trigger language plpgsql as $$
begin
  update ledger_account set balance_fen = balance_fen + new.amount_fen
    where seller_id = new.seller_id and kind = new.account_kind
    returning balance_fen into new.balance_after_fen;
  return new;
end $$;
create trigger ledger_entry_applies before insert on ledger_entry
  for each row execute function ledger_apply_entry();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are written once (% on %)', tg_op, tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_entry_fixed before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
create trigger ledger_transaction_fixed before update or delete on ledger_transaction
  for each row execute function ledger_refuse_change();
create trigger ledger_account_kept before delete on ledger_account
  for each row execute function ledger_refuse_change();
-- Depth 0 is a statement somebody wrote; the update of an entry's own trigger runs at depth 1.
create trigger ledger_balance_follows_entries before update on ledger_account
  for each row when (pg_trigger_depth() < 1) execute function ledger_refuse_change();
create function ledger_start_empty() returns trigger language plpgsql as $$
begin
  new.balance_fen := 0;
  return new;
end $$;
create trigger ledger_account_starts_empty before insert on ledger_account
  for each row execute function ledger_start_empty();

-- Checked at commit, when all entries of the transaction are in.
create function ledger_check_balanced() returns trigger language plpgsql as $$
declare
  book bigint := new.seller_id;
  checked bigint := case when tg_table_name = 'ledger_entry'
    then (to_jsonb(new) ->> 'transaction_id')::bigint else (to_jsonb(new) ->> 'id')::bigint end;
  total numeric;
  lines integer;
begin
  select coalesce(sum(amount_fen), 0), count(*) into total, lines
    from ledger_entry where seller_id = book and transaction_id = checked;
  if total <> 0 or lines < 2 then
    raise exception 'ledger transaction % is not balanced: % fen over % entries', checked, total, lines
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_check_balanced();
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_balanced();
