-- Processor time spent on reading files, by clock hour: those of the seller's people, and those of buyers.
create table upload_work (
  seller_id bigint      not null references seller (id),
  hour      timestamptz not null,
  sender    text        not null check (sender in ('seller', 'buyer')),
  cpu_ms    bigint      not null,
  primary key (seller_id, hour, sender)
);
