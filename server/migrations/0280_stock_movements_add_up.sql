-- Every shelf equals the sum of its movements: new shelves, changes and removed shelves are all written by triggers,
-- and a movement is never changed afterwards.

-- What shelves held before movements were recorded. Negative ids sort these rows before all others.
insert into stock_movement (id, item_id, warehouse_code, change, pieces_after, cause, created_at) overriding system value
select -row_number() over (order by s.item_id, s.warehouse_code), s.item_id, s.warehouse_code,
  s.pieces - coalesce(m.moved, 0), s.pieces - coalesce(m.moved, 0), 'opening', coalesce(m.first_at, s.updated_at)
from product_stock s
left join (
  select item_id, warehouse_code, sum(change)::int as moved, min(created_at) as first_at
  from stock_movement group by item_id, warehouse_code
) m using (item_id, warehouse_code)
where s.pieces <> coalesce(m.moved, 0);

-- Shelves that are gone: their movements sum up to nothing.
insert into stock_movement (item_id, warehouse_code, change, pieces_after, cause)
select m.item_id, m.warehouse_code, -sum(m.change)::int, 0, 'removed'
from stock_movement m
where not exists (select 1 from product_stock s where s.item_id = m.item_id and s.warehouse_code = m.warehouse_code)
group by m.item_id, m.warehouse_code having sum(m.change) <> 0;

alter table stock_movement add column kind text not null generated always as (
  case
    when cause in ('opening', 'removed') then cause
    when cause like 'return %' then 'return'
    when cause like 'spoilt %' then 'spoilt'
    when cause ~ '^IR[0-9]' then 'order'
    when cause ~ '^(GR|SC|TR|TA|SW|SA)[0-9]' then 'document'
    else 'other'
  end) stored;
-- Sales of a shelf in a period.
create index stock_movement_sold on stock_movement (item_id, warehouse_code, created_at) include (change)
  where kind in ('order', 'return');
create index stock_movement_cause on stock_movement (cause, id);

create function note_new_shelves() returns trigger language plpgsql as $$
begin
  insert into stock_movement (item_id, warehouse_code, change, pieces_after, cause)
    select item_id, warehouse_code, pieces, pieces,
      coalesce(nullif(current_setting('inkroute.stock_cause', true), ''), 'opening')
    from added where pieces <> 0;
  return null;
end $$;
create trigger product_stock_opens after insert on product_stock
  referencing new table as added for each statement execute function note_new_shelves();

create function note_removed_shelves() returns trigger language plpgsql as $$
begin
  insert into stock_movement (item_id, warehouse_code, change, pieces_after, cause)
    select item_id, warehouse_code, -pieces, 0, 'removed' from removed where pieces <> 0;
  return null;
end $$;
create trigger product_stock_goes after delete on product_stock
  referencing old table as removed for each statement execute function note_removed_shelves();

create function refuse_movement_change() returns trigger language plpgsql as $$
begin
  raise exception 'stock movements are never changed; post a document that reverses them';
end $$;
create trigger stock_movement_is_final before update or delete on stock_movement
  for each row execute function refuse_movement_change();

-- A variant has a shelf, even if empty, in every warehouse that supplies its product. Deferred to the end of the
-- transaction, so that shelves written together with the product keep their pieces.
create function open_missing_shelves() returns trigger language plpgsql as $$
begin
  insert into product_stock (product_id, item_id, warehouse_code, pieces)
    select distinct i.product_id, i.id, w.code, 0
    from product_item i
    join product_supply s on s.product_id = i.product_id
    join warehouse w on w.code = any(s.warehouses)
    where i.product_id = new.product_id
      and (tg_table_name <> 'product_item' or i.id = (to_jsonb(new) ->> 'id')::bigint)
  on conflict do nothing;
  return null;
end $$;
create constraint trigger product_item_has_shelves after insert on product_item
  deferrable initially deferred for each row execute function open_missing_shelves();
create constraint trigger product_supply_has_shelves after insert or update on product_supply
  deferrable initially deferred for each row execute function open_missing_shelves();
insert into product_stock (product_id, item_id, warehouse_code, pieces)
  select distinct i.product_id, i.id, w.code, 0
  from product_item i
  join product_supply s on s.product_id = i.product_id
  join warehouse w on w.code = any(s.warehouses)
on conflict do nothing;
