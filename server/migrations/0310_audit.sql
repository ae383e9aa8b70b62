-- What staff did: one row per changed subject, or one per call that names none. Rows are only ever added.
create table audit_record (
  -- Counted by the trigger without gaps, so that a missing row is noticed.
  id         bigint      primary key default 0,
  at         timestamptz not null,
  -- Null for the platform itself, e.g. a scheduled job. No foreign key: the record outlives everything it names.
  staff_id   bigint,
  staff_name text        not null,
  ip         text        not null default '',
  user_agent text        not null default '',
  request_id text        not null default '',
  -- Method and path of the contract, or the name of a job.
  endpoint   text        not null,
  permission text,
  subject    text,
  subject_id text,
  title      text        not null default '',
  input      jsonb,
  before     jsonb,
  after      jsonb,
  result     text        not null check (result in ('ok', 'refused', 'failed')),
  -- Name of the refusal in the error catalogue.
  error      text,
  -- Of this row and the hash before it.
  hash       bytea       not null default ''
);
create index audit_record_recent on audit_record (at desc, id desc);
create index audit_record_staff on audit_record (staff_id, id desc);
create index audit_record_subject on audit_record (subject, subject_id, id desc);
create index audit_record_subject_id on audit_record (subject_id, id desc);
create index audit_record_endpoint on audit_record (endpoint, id desc);
create index audit_record_request on audit_record (request_id);

create function audit_hash(previous bytea, r audit_record) returns bytea language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    r.id, extract(epoch from r.at), r.staff_id, r.staff_name, r.ip, r.user_agent, r.request_id, r.endpoint,
    r.permission, r.subject, r.subject_id, r.title, r.input, r.before, r.after, r.result, r.error)::text, 'UTF8'))
$$;

-- One writer at a time, from here to the commit; records are written as the last statement of a transaction.
create function audit_chain() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7151202);
  select id, hash into last from audit_record order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.hash := audit_hash(coalesce(last.hash, ''), new);
  return new;
end
$$;
create trigger audit_chain before insert on audit_record for each row execute function audit_chain();

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit records cannot be changed or removed' using errcode = 'restrict_violation';
end
$$;
create trigger audit_no_change before update or delete on audit_record
  for each row execute function audit_refuse_change();
create trigger audit_no_truncate before truncate on audit_record execute function audit_refuse_change();

-- The end of the chain at some moment, authenticated with the application's secret: rewriting the chain in the
-- database, or cutting off its end, does not get past this.
create table audit_seal (
  record_id bigint      primary key,
  hash      bytea       not null,
  mac       bytea       not null,
  sealed_at timestamptz not null
);
create trigger audit_seal_no_change before update or delete on audit_seal
  for each row execute function audit_refuse_change();
create trigger audit_seal_no_truncate before truncate on audit_seal execute function audit_refuse_change();
