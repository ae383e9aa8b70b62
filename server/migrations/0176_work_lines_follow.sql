-- When an order is changed its lines are written anew; requests follow those that stay before the change is through.
alter table work_order_line
  alter constraint work_order_line_seller_id_order_id_line_id_fkey deferrable initially deferred;
