import { Alert, Button, Input, Progress, Skeleton } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useUser } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { type SubAccount, useRoles, useSubAccounts } from '../team.api.ts'
import { teamText } from '../team.text.ts'
import type { TeamFilter } from '../team.view.ts'
import { SubAccountDrawer } from './sub-account-drawer.tsx'
import { SubAccountTable } from './sub-account-table.tsx'
import css from './team.module.css'

const PAGE_SIZE = 20

function Seats({ used, seats }: { used: number; seats: number }) {
  const text = useText(teamText)
  return (
    <div className="flex items-center text-quiet gap-3">
      <span id="seats-label">{text.seats}</span>
      <strong className="font-strong text-ink">
        {used} / {seats}
      </strong>
      <Progress
        className={css.meter ?? ''}
        percent={Math.min(100, Math.round((used / seats) * 100))}
        showInfo={false}
        size="small"
        aria-labelledby="seats-label"
        {...(used >= seats ? { strokeColor: 'var(--color-warning)' } : {})}
      />
    </div>
  )
}

function SeatsFull({ seats }: { seats: number }) {
  const text = useText(teamText)
  const { language } = useLanguage()
  const level = useUser()?.level_name[language] ?? ''
  return <Alert className="mb-4" type="warning" showIcon title={fill(text.seats_full, { seats, level })} />
}

interface PanelProps {
  readonly filter: TeamFilter
  readonly onFilter: (filter: TeamFilter) => void
}

function Nobody({ filter, onFilter, create }: PanelProps & { create: React.ReactNode }) {
  const text = useText(teamText)
  if (!filter.keyword) {
    return <EmptyState icon="team" title={text.empty_accounts} body={text.empty_accounts_body} action={create} />
  }
  const clear = <Button onClick={() => onFilter({ ...filter, keyword: '', page: 1 })}>{text.clear_search}</Button>
  return <EmptyState icon="search" title={fill(text.no_match, { keyword: filter.keyword })} action={clear} />
}

export function SubAccountPanel({ filter, onFilter }: PanelProps) {
  const text = useText(teamText)
  const may_create = usePermission('setting.role:create')
  const list = useSubAccounts(filter, PAGE_SIZE)
  const roles = useRoles()
  const [editing, setEditing] = useState<SubAccount | 'new' | null>(null)
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton active paragraph={{ rows: 6 }} />
  const { data, total, seats, seats_used } = list.data
  const is_full = seats_used >= seats
  const create = may_create ? (
    <Button
      type="primary"
      icon={<Icon name="plus" size_px={16} />}
      disabled={is_full}
      onClick={() => setEditing('new')}
    >
      {text.new_account}
    </Button>
  ) : null
  return (
    <>
      {is_full && may_create ? <SeatsFull seats={seats} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 mb-4">
        <div className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${css.filters}`}>
          <Input.Search
            key={filter.keyword}
            className={css.search ?? ''}
            allowClear
            defaultValue={filter.keyword}
            placeholder={text.search_accounts}
            aria-label={text.search_accounts}
            onSearch={(keyword) => onFilter({ ...filter, keyword: keyword.trim(), page: 1 })}
          />
          <Seats used={seats_used} seats={seats} />
        </div>
        {total > 0 ? create : null}
      </div>
      {total === 0 ? (
        <Nobody filter={filter} onFilter={onFilter} create={create} />
      ) : (
        <SubAccountTable
          rows={data}
          total={total}
          page={filter.page}
          page_size={PAGE_SIZE}
          is_loading={list.isPlaceholderData}
          onPage={(page) => onFilter({ ...filter, page })}
          onEdit={setEditing}
        />
      )}
      {editing ? (
        <SubAccountDrawer
          account={editing === 'new' ? null : editing}
          roles={roles.data?.data ?? []}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  )
}
