-- From a blank that moved to the listings made of it.
create index listing_goods on listing (seller_id, goods_id);
