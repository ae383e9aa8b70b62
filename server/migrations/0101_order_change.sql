-- Which payment carries how much of an order. An order that was changed may stand on several; together they are its total.
create table order_payment (
  seller_id  bigint not null references seller (id),
  order_id   bigint not null,
  payment_id bigint not null,
  amount_fen bigint not null check (amount_fen > 0),
  primary key (seller_id, order_id, payment_id),
  foreign key (seller_id, order_id) references sales_order (seller_id, id),
  foreign key (seller_id, payment_id) references payment (seller_id, id)
);
insert into order_payment (seller_id, order_id, payment_id, amount_fen)
  select seller_id, id, payment_id, total_fen - refunded_fen from sales_order
  where payment_id is not null and total_fen > refunded_fen;

-- How often an order was changed; names the money of each change.
alter table sales_order add column revision integer not null default 0;

-- The number of a line on its files and its task; never used twice within an order.
alter table sales_order_line add column piece_no integer not null default 1;
update sales_order_line l set piece_no = n.place
  from (select seller_id, order_id, id, row_number() over (partition by seller_id, order_id order by id) as place
    from sales_order_line) n
  where n.seller_id = l.seller_id and n.order_id = l.order_id and n.id = l.id;
