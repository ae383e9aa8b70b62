-- Names can be blanked in audit records when somebody's data is erased. The chain of hashes stays: a blanked record
-- keeps the hash it had, and what is left of it is hashed into `erased_hash`, which a later record of the chain lists.
alter table audit_record
  add column erased_by bigint,
  add column erased_hash bytea;

create or replace function audit_refuse_change() returns trigger language plpgsql as $$
begin
  -- Nested, because seals share this function and have none of these columns.
  if tg_table_name = 'audit_record' and tg_op = 'UPDATE' and current_setting('inkroute.erasing', true) = 'on' then
    if (new.id, new.at, new.staff_id, new.endpoint, new.subject, new.subject_id, new.result, new.hash)
        is not distinct from (old.id, old.at, old.staff_id, old.endpoint, old.subject, old.subject_id, old.result, old.hash)
      and new.erased_by is not null then
      new.erased_hash := audit_hash(new.hash, new);
      return new;
    end if;
  end if;
  raise exception 'audit records cannot be changed or removed' using errcode = 'restrict_violation';
end
$$;
