-- Freight as staff keep it: channels with their limits and dates, and price tables in versions.

alter table shipping_channel
  add column carrier                 text        not null default '',
  -- Size counts only where it weighs more than this share of the actual weight.
  add column volumetric_over_percent integer     not null default 100 check (volumetric_over_percent >= 100),
  -- Length plus twice width and height; null where only the longest side counts.
  add column max_girth_mm            integer     check (max_girth_mm > 0),
  add column max_value_fen           bigint      check (max_value_fen > 0),
  -- Who pays duty and import tax, and the countries where that differs: { "US": "ddp" }.
  add column duty_terms              text        not null default 'ddu' check (duty_terms in ('ddp', 'ddu', 'ioss', 'none')),
  add column country_terms           jsonb       not null default '{}',
  -- Where it leaves from; empty means every warehouse that has a price table.
  add column warehouses              text[]      not null default '{}',
  add column enabled_from            date,
  add column enabled_until           date,
  add column version                 integer     not null default 1,
  add column updated_at              timestamptz not null default now(),
  add check (enabled_until >= enabled_from);

-- One version of a price table. Of the scheduled versions of a channel and warehouse, the newest that has begun is in
-- force; the others that have begun are past.
create table shipping_tariff (
  id          bigint generated always as identity primary key,
  channel_id  bigint      not null references shipping_channel (id),
  name        text        not null,
  warehouses  text[]      not null,
  state       text        not null check (state in ('draft', 'checked', 'scheduled')),
  valid_from  date        check (valid_from is not null or state <> 'scheduled'),
  -- For zones that do not say otherwise.
  minimum_fen bigint      not null default 0 check (minimum_fen >= 0),
  fuel_bp     integer     not null default 0 check (fuel_bp between 0 and 10000),
  surcharges  jsonb       not null default '[]',
  -- How it was imported: file, currency and rate; null where it was typed.
  source      jsonb,
  version     integer     not null default 1,
  created_by  text        not null default '',
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now()
);
create index shipping_tariff_of_channel on shipping_tariff (channel_id, valid_from desc, id desc);

create table shipping_zone (
  tariff_id   bigint   not null references shipping_tariff (id) on delete cascade,
  position    smallint not null,
  name        text     not null,
  countries   text[]   not null,
  -- Beginnings of postcodes; empty means the rest of its countries.
  prefixes    text[]   not null default '{}',
  days_min    smallint not null,
  days_max    smallint not null,
  minimum_fen bigint   check (minimum_fen >= 0),
  fuel_bp     integer  check (fuel_bp between 0 and 10000),
  pricing     jsonb    not null,
  primary key (tariff_id, position)
);
create index shipping_zone_country on shipping_zone using gin (countries);

-- The version in force on a day for every channel and warehouse.
create function tariffs_in_force(on_day date) returns table (tariff_id bigint, channel_id bigint, warehouse text)
language sql stable as $$
  select distinct on (t.channel_id, w.code) t.id, t.channel_id, w.code
  from shipping_tariff t
  join shipping_channel c on c.id = t.channel_id
  cross join lateral unnest(t.warehouses) as w (code)
  where t.state = 'scheduled' and t.valid_from <= on_day
    and (c.warehouses = '{}' or w.code = any (c.warehouses))
  order by t.channel_id, w.code, t.valid_from desc, t.id desc
$$;

-- The tables of installations that have some: warehouses with the same prices share one, countries with the same price
-- share a zone.
with per_warehouse as (
  select channel_id, warehouse, md5(string_agg(concat_ws('|', country, first_weight_g, first_price_fen, step_weight_g,
    step_price_fen, minimum_fen, fuel_bp, days_min, days_max), ',' order by country)) as content
  from shipping_rate group by channel_id, warehouse
), merged as (
  select channel_id, array_agg(warehouse order by warehouse) as warehouses
  from per_warehouse group by channel_id, content
)
insert into shipping_tariff (channel_id, name, warehouses, state, valid_from, surcharges)
select m.channel_id, c.code || ' ' || array_to_string(m.warehouses, ' '), m.warehouses, 'scheduled', date '2020-01-01',
  coalesce((
    select jsonb_agg(jsonb_build_object('kind', 'remote', 'name', '偏远附加费', 'from', null, 'until', null,
      'countries', jsonb_build_array(a.country), 'prefixes', a.prefixes, 'basis', 'parcel', 'amount', a.surcharge_fen,
      'over_side_mm', null, 'over_girth_mm', null, 'over_weight_g', null) order by a.country, a.surcharge_fen)
    from (select country, surcharge_fen, jsonb_agg(prefix order by prefix) as prefixes
      from shipping_remote_area r where r.channel_id = m.channel_id group by country, surcharge_fen) a
  ), '[]')
from merged m join shipping_channel c on c.id = m.channel_id
order by c.sort, m.warehouses;

insert into shipping_zone (tariff_id, position, name, countries, days_min, days_max, minimum_fen, fuel_bp, pricing)
select t.id, row_number() over (partition by t.id order by min(r.country)) - 1,
  case when count(*) = 1 then min(r.country)
    else row_number() over (partition by t.id order by min(r.country)) || ' 区' end,
  array_agg(r.country order by r.country), r.days_min, r.days_max, r.minimum_fen, r.fuel_bp,
  jsonb_build_object('kind', 'first_step', 'first_weight_g', r.first_weight_g, 'first_price_fen', r.first_price_fen,
    'step_weight_g', r.step_weight_g, 'step_price_fen', r.step_price_fen)
from shipping_tariff t
join shipping_rate r on r.channel_id = t.channel_id and r.warehouse = t.warehouses[1]
group by t.id, r.days_min, r.days_max, r.minimum_fen, r.fuel_bp,
  r.first_weight_g, r.first_price_fen, r.step_weight_g, r.step_price_fen;

drop table shipping_rate;
drop table shipping_remote_area;

create trigger shipping_tariff_counts after insert or update or delete or truncate on shipping_tariff
  for each statement execute function count_freight_revision();
create trigger shipping_zone_counts after insert or update or delete or truncate on shipping_zone
  for each statement execute function count_freight_revision();
-- Quotes carry the region of the warehouse a parcel leaves from.
create trigger warehouse_counts after insert or update or delete or truncate on warehouse
  for each statement execute function count_freight_revision();

-- Orders that a channel still has to carry: what switching it off touches.
create index sales_order_open_channel on sales_order (channel_id, state)
  where state in ('awaiting_payment', 'paid', 'in_review', 'on_hold', 'in_production', 'packed');
