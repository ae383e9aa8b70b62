import * as contract from '@inkroute/contract/auth/staff-desk'
import { Button, Input, Modal, Select, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { addressInput } from '../../../shared/api/address-input.ts'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { AccountModal, LinkModal, SessionsModal } from './account-modals.tsx'
import css from './staff-desk.module.css'
import { staffDeskText } from './staff-desk.text.ts'

const PAGE_SIZE = 20
const keys = ['keyword', 'role_id', 'state'] as const

type Row = contract.StaffAccount
type Opened = { readonly kind: 'edit' | 'sessions'; readonly row: Row } | { readonly kind: 'add' }

function TwoStep({ row }: { readonly row: Row }) {
  const text = useText(staffDeskText)
  if (row.has_two_step) return <Tag color="green">{text.two_step_on}</Tag>
  return row.needs_two_step ? <Tag color="orange">{text.two_step_needed}</Tag> : <Tag>{text.two_step_off}</Tag>
}

function useRowActions(onLink: (link: string) => void) {
  const text = useText(staffDeskText)
  const options = { refetch: [contract.listStaff], onSuccess: () => showToast('success', text.done) }
  const enable = useSend(contract.setStaffAccountEnabled, options)
  const reset = useSend(contract.resetStaffTwoStep, options)
  const renew = useSend(contract.renewStaffPassword, {
    refetch: [contract.listStaff],
    onSuccess: ({ link }) => onLink(link),
  })
  const ask = (title: string, content: string, run: () => void) =>
    Modal.confirm({
      title,
      content,
      okText: text.sure,
      cancelText: text.back,
      okButtonProps: { danger: true },
      onOk: run,
    })
  return {
    enable: ({ id }: Row) => enable.mutate({ id, is_enabled: true }),
    disable: ({ id, username }: Row) =>
      ask(`${text.disable} ${username}`, text.disable_sure, () => enable.mutate({ id, is_enabled: false })),
    renew: ({ id, username }: Row) => ask(`${text.renew} ${username}`, text.renew_sure, () => renew.mutate({ id })),
    reset: ({ id, username }: Row) => ask(`${text.reset} ${username}`, text.reset_sure, () => reset.mutate({ id })),
  }
}

function useColumns(onOpen: (opened: Opened) => void, onLink: (link: string) => void): TableColumnsType<Row> {
  const text = useText(staffDeskText)
  const act = useRowActions(onLink)
  return [
    {
      title: text.accounts,
      render: (_, row) => (
        <>
          {row.display_name || row.username} {row.is_self ? <Tag color="blue">{text.self}</Tag> : null}
          {row.is_demo ? <Tag>{text.demo}</Tag> : null}
          {row.is_enabled ? null : <Tag color="red">{text.disabled}</Tag>}
          <small className="block text-xs text-quiet">{row.username}</small>
        </>
      ),
    },
    { title: text.role, render: (_, row) => row.roles.map(({ id, name }) => <Tag key={id}>{name}</Tag>) },
    { title: text.two_step, render: (_, row) => <TwoStep row={row} /> },
    {
      title: text.last_login,
      render: (_, row) =>
        row.invited_until ? (
          <Tag color="gold">{text.invited}</Tag>
        ) : row.last_login_at ? (
          <RelativeTime at={row.last_login_at} />
        ) : (
          text.never
        ),
    },
    {
      key: ACTIONS,
      render: (_, row) => (
        <RowActions
          actions={[
            row.can_edit && { key: 'edit', label: text.edit, onClick: () => onOpen({ kind: 'edit', row }) },
            {
              key: 'sessions',
              label: fill(text.sessions, { count: row.session_count }),
              onClick: () => onOpen({ kind: 'sessions', row }),
            },
            row.can_edit && { key: 'renew', label: text.renew, onClick: () => act.renew(row) },
            row.can_edit && row.has_two_step && { key: 'reset', label: text.reset, onClick: () => act.reset(row) },
            row.can_edit && {
              key: 'enable',
              label: row.is_enabled ? text.disable : text.enable,
              is_danger: row.is_enabled,
              onClick: () => (row.is_enabled ? act.disable(row) : act.enable(row)),
            },
          ]}
        />
      ),
    },
  ]
}

export function Accounts() {
  const text = useText(staffDeskText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const columns = useColumns(setOpened, setLink)
  const roles = useCall(contract.listStaffRoles, {}).data?.data ?? []
  const list = useCall(
    contract.listStaff,
    addressInput(contract.listStaff, { ...filter, page, page_size: PAGE_SIZE }),
    { quiet: true },
  )
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  const close = () => setOpened(null)
  return (
    <>
      <div className={`flex flex-wrap items-center gap-3 mb-4 ${css.bar}`}>
        <Input.Search
          allowClear
          key={filter.keyword ?? ''}
          defaultValue={filter.keyword ?? ''}
          placeholder={text.search}
          aria-label={text.search}
          onSearch={(keyword) => setFilter({ keyword: keyword.trim() })}
        />
        <Select
          allowClear
          style={{ minWidth: 140 }}
          placeholder={text.role}
          aria-label={text.role}
          value={filter.role_id ?? null}
          options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(role_id) => setFilter({ role_id: role_id ?? '' })}
        />
        <Select
          allowClear
          style={{ minWidth: 120 }}
          placeholder={text.state}
          aria-label={text.state}
          value={filter.state ?? null}
          options={(['enabled', 'disabled'] as const).map((state) => ({ value: state, label: text[state] }))}
          onChange={(state) => setFilter({ state: state ?? '' })}
        />
        <Button type="primary" onClick={() => setOpened({ kind: 'add' })}>
          {text.add}
        </Button>
      </div>
      <CardTable
        rowKey="id"
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        locale={{ emptyText: text.none }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: list.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => setFilter({ page: String(next) }),
        }}
      />
      {opened?.kind === 'add' ? <AccountModal row={null} roles={roles} onClose={close} onLink={setLink} /> : null}
      {opened?.kind === 'edit' ? (
        <AccountModal row={opened.row} roles={roles} onClose={close} onLink={setLink} />
      ) : null}
      {opened?.kind === 'sessions' ? <SessionsModal row={opened.row} onClose={close} /> : null}
      {link ? <LinkModal link={link} onClose={() => setLink(null)} /> : null}
    </>
  )
}
