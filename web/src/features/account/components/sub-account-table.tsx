import { Avatar, type TableColumnsType, Tag } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import type { SubAccount } from '../team.api.ts'
import { teamText } from '../team.text.ts'
import { SubAccountActions } from './sub-account-actions.tsx'
import css from './team.module.css'

function RoleTags({ account }: { account: SubAccount }) {
  return (
    <span className="flex flex-wrap gap-1">
      {account.roles.map((role) => (
        <Tag key={role.id}>{role.name}</Tag>
      ))}
    </span>
  )
}

function State({ account }: { account: SubAccount }) {
  const text = useText(teamText)
  return (
    <span className={`inline-flex items-center whitespace-nowrap gap-2 ${css.state}`} data-off={!account.is_enabled}>
      {account.is_enabled ? text.enabled : text.disabled}
    </span>
  )
}

function Person({ account }: { account: SubAccount }) {
  return (
    <div className="flex items-center min-w-0 gap-3">
      <Avatar size={36} style={{ background: 'var(--color-action-soft)', color: 'var(--color-action)', flex: 'none' }}>
        {account.display_name.slice(0, 1)}
      </Avatar>
      <div>
        <div className="font-medium wrap-anywhere">{account.display_name}</div>
        <div className="text-xs text-quiet wrap-anywhere">{account.username}</div>
      </div>
    </div>
  )
}

interface TableProps {
  readonly rows: readonly SubAccount[]
  readonly total: number
  readonly page: number
  readonly page_size: number
  readonly is_loading: boolean
  readonly onPage: (page: number) => void
  readonly onEdit: (account: SubAccount) => void
}

function useColumns(onEdit: TableProps['onEdit']): TableColumnsType<SubAccount> {
  const text = useText(teamText)
  return [
    { key: 'person', title: text.person, render: (_, row) => <Person account={row} /> },
    { key: 'roles', title: text.roles, responsive: ['md'], render: (_, row) => <RoleTags account={row} /> },
    { key: 'state', title: text.state, width: 120, responsive: ['md'], render: (_, row) => <State account={row} /> },
    {
      key: 'last_login',
      title: text.last_login,
      width: 160,
      responsive: ['xl'],
      render: (_, { last_login_at }) =>
        last_login_at ? (
          <RelativeTime at={last_login_at} />
        ) : (
          <span className="text-xs text-quiet wrap-anywhere">{text.never}</span>
        ),
    },
    {
      key: ACTIONS,
      title: text.actions,
      width: 240,
      render: (_, row) => <SubAccountActions account={row} onEdit={() => onEdit(row)} />,
    },
  ]
}

export function SubAccountTable(props: TableProps) {
  const columns = useColumns(props.onEdit)
  const { rows, total, page, page_size, is_loading, onPage } = props
  return (
    <CardTable<SubAccount>
      rowKey="id"
      columns={columns}
      dataSource={[...rows]}
      loading={is_loading}
      pagination={
        total > page_size
          ? { current: page, pageSize: page_size, total, showSizeChanger: false, onChange: onPage }
          : false
      }
    />
  )
}
