-- Statistics and lists of one product's lines.
create index personal_line_goods on personal_line (seller_id, goods_id);
