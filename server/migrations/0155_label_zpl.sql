-- Shipping labels also come in the language of label printers.
alter table order_bulk drop constraint order_bulk_action_check;
alter table order_bulk add constraint order_bulk_action_check
  check (action in ('pay', 'cancel', 'hold', 'release', 'label', 'label_zpl', 'slip'));
