-- The permissions there were when a role of staff was last saved, so that those of a newer version can be offered. Until
-- now the administrators' role holds every permission of the version before.
alter table role add column seen_permissions text[];
update role set seen_permissions = known.permissions
from (select permissions from role where seller_id = 0 and is_administrator limit 1) known
where role.seller_id = 0;
