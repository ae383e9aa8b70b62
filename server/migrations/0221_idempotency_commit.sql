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
