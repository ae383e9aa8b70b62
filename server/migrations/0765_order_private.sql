-- Amounts and buyers of orders have a permission of their own. Whoever saw orders keeps seeing them, except the factory's roles.
update role set permissions = permissions || '{ops.order:private}'
  where seller_id = 0 and 'ops.order' = any (permissions) and not 'ops.order:private' = any (permissions)
    and not ('ops.production' = any (permissions) and permissions <@ '{ops.production,ops.stock,ops.freight,ops.order}');
