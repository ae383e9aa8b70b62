-- A posting was summed up once for itself and once more for each of its entries. Now entries that come in one statement
-- must balance among themselves, which needs no look at the table: since entries never change or go, a posting that was
-- balanced stays so whatever is added to it. That it has its entries is checked once, at commit as before.
create function ledger_check_added() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select transaction_id, sum(amount_fen) as total into wrong
    from added group by seller_id, transaction_id having sum(amount_fen) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % is not balanced: % fen', wrong.transaction_id, wrong.total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balanced after insert on ledger_entry referencing new table as added
  for each statement execute function ledger_check_added();
drop trigger ledger_entry_balanced on ledger_entry;

create or replace function ledger_check_balanced() returns trigger language plpgsql as $$
declare
  total numeric;
  lines integer;
begin
  select coalesce(sum(amount_fen), 0), count(*) into total, lines
    from ledger_entry where seller_id = new.seller_id and transaction_id = new.id;
  if total <> 0 or lines < 2 then
    raise exception 'ledger transaction % is not balanced: % fen over % entries', new.id, total, lines
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
