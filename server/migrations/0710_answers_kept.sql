-- A later commit of the same request that brings no answer leaves the answer of an earlier one.
create or replace function commit_idempotency_key(p_scope text, p_key_hash text, p_claim uuid, p_response bytea) returns void
language plpgsql as $$
begin
  -- What wrote nothing may run again.
  if pg_current_xact_id_if_assigned() is null then
    return;
  end if;
  update idempotency_key set is_committed = true, response = coalesce(p_response, response)
    where scope = p_scope and key_hash = p_key_hash and claim = p_claim;
  if not found then
    raise exception 'another request has taken over this idempotency key' using errcode = 'IK001';
  end if;
end $$;
