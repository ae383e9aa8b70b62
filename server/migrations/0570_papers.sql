-- Papers made on request, such as invoices and FBA labels, and the orders they are about: an erasure and the retention
-- job find them here.
create table paper_file (
  seller_id  bigint      not null references seller (id),
  id         bigint generated always as identity (start with 1001),
  kind       text        not null,
  file_key   text        not null,
  order_ids  bigint[]    not null default '{}',
  created_at timestamptz not null,
  primary key (seller_id, id),
  unique (seller_id, file_key)
);
create index paper_file_age on paper_file (created_at);

-- A saved version is never changed, except that an erasure may take a buyer's name out of its texts.
create or replace function design_version_is_immutable() returns trigger language plpgsql as $$
begin
  if current_setting('inkroute.erasing', true) = 'on'
    and to_jsonb(new) - 'document' - 'hash' = to_jsonb(old) - 'document' - 'hash' then
    return new;
  end if;
  raise exception 'a saved design version is never changed';
end $$;
