-- Outside services and marketplaces have a permission of their own: it decides where keys and customers' data are sent.
-- Those who had it with the permission for staff keep it.
update role
set permissions = array_append(permissions, 'ops.services'),
    seen_permissions = case when seen_permissions is null then null else array_append(seen_permissions, 'ops.services') end
where seller_id = 0 and 'ops.staff' = any(permissions) and not 'ops.services' = any(permissions);
