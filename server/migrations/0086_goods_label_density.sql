-- Labels whose bars are too narrow for common printers: their seller is told.
alter table goods_label_run add column dense_count integer not null default 0;
