import { Button, Modal, Skeleton, Table, type TableColumnsType, Tag } from 'antd'
import { useMemo, useState } from 'react'
import { Allowed, usePermission } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { pickerGroups, summarise } from '../permission-tree.view.ts'
import { type Role, useDeleteRole, useRoles } from '../team.api.ts'
import { teamText } from '../team.text.ts'
import { RoleDrawer } from './role-drawer.tsx'
import css from './team.module.css'

function Grants({ role }: { role: Role }) {
  const { language } = useLanguage()
  const text = useText(teamText)
  const groups = useMemo(() => pickerGroups(language, new Set(role.permissions)), [language, role.permissions])
  const parts = summarise(role.permissions, groups)
  if (parts.length === 0) return <span className="text-xs text-quiet wrap-anywhere">{text.grants_nothing}</span>
  return (
    <span className="flex flex-wrap gap-1">
      {parts.map((part) => (
        <Tag key={part.key}>{part.label}</Tag>
      ))}
    </span>
  )
}

function DeleteModal({ role, onClose }: { role: Role; onClose: () => void }) {
  const text = useText(teamText)
  const send = useDeleteRole({
    onSuccess: () => {
      showToast('success', text.deleted)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.delete_title, { name: role.name })}
      okText={text.delete_ok}
      okButtonProps={{ danger: true }}
      cancelText={text.cancel}
      confirmLoading={send.isPending}
      onOk={() => send.mutate({ id: role.id })}
      onCancel={onClose}
    >
      {text.delete_body}
    </Modal>
  )
}

function RoleActions({ role, onEdit }: { role: Role; onEdit: () => void }) {
  const text = useText(teamText)
  const [is_asking, setAsking] = useState(false)
  if (!usePermission('setting.role:edit')) return null
  const hint = role.can_edit ? (role.member_count > 0 ? text.delete_in_use : '') : text.locked
  return (
    <>
      <RowActions
        actions={[
          { key: 'edit', label: text.edit, is_disabled: !role.can_edit, onClick: onEdit },
          { key: 'delete', label: text.delete, is_danger: true, refusal: hint, onClick: () => setAsking(true) },
        ]}
      />
      {is_asking ? <DeleteModal role={role} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function useColumns(onEdit: (role: Role) => void): TableColumnsType<Role> {
  const text = useText(teamText)
  return [
    {
      key: 'name',
      title: text.role,
      render: (_, role) => (
        <div>
          <div className="font-medium wrap-anywhere">{role.name}</div>
          <div className="text-xs text-quiet wrap-anywhere">{role.description}</div>
          <div className={`hidden mt-1 ${css.narrow}`}>
            <Grants role={role} />
          </div>
        </div>
      ),
    },
    { key: 'grants', title: text.grants, responsive: ['md'], render: (_, role) => <Grants role={role} /> },
    { key: 'members', title: text.members, dataIndex: 'member_count', width: 80, align: 'right', responsive: ['md'] },
    {
      key: 'updated',
      title: text.updated,
      width: 140,
      responsive: ['xl'],
      render: (_, role) => <RelativeTime at={role.updated_at} />,
    },
    {
      key: 'actions',
      title: <span className="visually-hidden">{text.actions}</span>,
      width: 140,
      align: 'right',
      render: (_, role) => <RoleActions role={role} onEdit={() => onEdit(role)} />,
    },
  ]
}

export function RolePanel() {
  const text = useText(teamText)
  const roles = useRoles()
  const [editing, setEditing] = useState<Role | 'new' | null>(null)
  const columns = useColumns(setEditing)
  if (roles.isError) return <LoadFailed onRetry={() => void roles.refetch()} />
  if (!roles.data) return <Skeleton active paragraph={{ rows: 6 }} />
  const rows = roles.data.data
  const create = (
    <Allowed permission="setting.role:create">
      <Button type="primary" icon={<Icon name="plus" size_px={16} />} onClick={() => setEditing('new')}>
        {text.new_role}
      </Button>
    </Allowed>
  )
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState icon="shield" title={text.empty_roles} body={text.empty_roles_body} action={create} />
      ) : (
        <>
          <div
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 mb-4"
            style={{ justifyContent: 'flex-end' }}
          >
            {create}
          </div>
          <Table<Role> rowKey="id" columns={columns} dataSource={rows} pagination={false} />
        </>
      )}
      {editing ? <RoleDrawer role={editing === 'new' ? null : editing} onClose={() => setEditing(null)} /> : null}
    </>
  )
}
