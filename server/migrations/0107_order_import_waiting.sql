-- The inbox asks for them on every look at the dashboard.
create index order_import_waiting on order_import (seller_id, created_at) where state in ('checked', 'stopped');
