-- What every capability uses: installation, repeatable requests, jobs carried through a restore.

-- Facts about the installation itself: has the demo been seeded, when was it made.
create table installation (
  key        text primary key,
  value      jsonb       not null,
  created_at timestamptz not null default now()
);

-- The key of a repeatable request and its answer, committed together with the work of the request.
create table idempotency_key (
  scope        text        not null,
  key_hash     text        not null,
  request_hash text        not null,
  response     bytea,
  created_at   timestamptz not null default now(),
  -- Which request holds the key; one that lost it cannot commit any more.
  claim        uuid,
  -- Renewed while the request runs: the key of a process that died is free again a moment later.
  leased_until timestamptz not null default now(),
  -- Something was committed under this key, so it must not run again.
  is_committed boolean not null default false,
  -- The answer is final. Until then it is what the last transaction returned, if that is a reply at all.
  is_answered  boolean not null default false,
  primary key (scope, key_hash)
);
create index idempotency_key_age on idempotency_key (created_at);

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

-- Jobs that were waiting when a backup was taken. A restore puts them here, and the first node that starts hands them to
-- its queue: the queue's own tables belong to its library and are made by it.
create table carried_job (
  id          bigint generated always as identity primary key,
  name        text        not null,
  data        jsonb       not null,
  priority    integer     not null default 0,
  start_after timestamptz not null
);
