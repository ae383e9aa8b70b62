-- Yuan for one unit of the order's currency when it came in, in ten-thousandths, and the day of that rate. Null where
-- no rate was known.
alter table foreign_order
  add column rate_e4 bigint check (rate_e4 > 0),
  add column rate_at timestamptz;

create function keep_foreign_rate() returns trigger language plpgsql as $$
begin
  if new.rate_e4 is null and new.currency <> '' then
    select r.rate_e4, r.updated_at into new.rate_e4, new.rate_at
    from exchange_rate r where r.currency = upper(new.currency);
  end if;
  return new;
end $$;
create trigger keep_foreign_rate before insert on foreign_order for each row execute function keep_foreign_rate();

-- What a marketplace keeps of a sale, as a seller knows it; without a row the usual fee applies. Platform 0 stands for
-- orders that came without a shop: files and programs.
create table seller_fee_rate (
  seller_id       bigint      not null references seller (id),
  platform        integer     not null check (platform >= 0),
  commission_bp   integer     not null check (commission_bp between 0 and 9000),
  payment_bp      integer     not null check (payment_bp between 0 and 1000),
  -- For each order, in hundredths of the marketplace's currency.
  fixed_fee_minor integer     not null default 0 check (fixed_fee_minor >= 0),
  updated_at      timestamptz not null,
  primary key (seller_id, platform)
);
