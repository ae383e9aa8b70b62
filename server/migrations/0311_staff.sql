-- Exports of staff belong to no seller: 0, as for roles.
alter table export_record drop constraint export_record_seller_id_fkey;

-- Members of this role have to log in with two steps, also where it is not required of everybody.
alter table role add column needs_two_step boolean not null default false;
-- The role with every permission of the operations console. It cannot be edited, and somebody always holds it.
alter table role add column is_administrator boolean not null default false;
create unique index role_administrator on role (seller_id) where is_administrator;

-- Staff who held all duties so far become administrators; new permissions follow at the next start.
with added as (
  insert into role (seller_id, name, description, permissions, is_administrator, needs_two_step)
  select 0, '管理员', '全部权限，含员工与权限管理', '{ops.staff}', true, true
  where not exists (select 1 from role where seller_id = 0 and name = '管理员')
  returning id
)
insert into user_role (seller_id, user_id, role_id)
select 0, u.id, added.id
from app_user u, added
where u.kind = 'staff' and (
  select array_agg(p) from user_role ur join role r on r.seller_id = ur.seller_id and r.id = ur.role_id,
    unnest(r.permissions) p where ur.user_id = u.id
) @> '{ops.staff,ops.finance,ops.production,ops.support}';
