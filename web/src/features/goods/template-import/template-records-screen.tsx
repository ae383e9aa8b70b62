import type { TemplateImport } from '@inkroute/contract/goods/template-import'
import * as contract from '@inkroute/contract/goods/template-import'
import { Drawer, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ImportRows } from './import-rows.tsx'
import css from './template-import.module.css'
import { templateImportText } from './template-import.text.ts'

const PAGE_SIZE = 20
const LIVE_MS = 3000
const IMPORT = '/goods/templateImport'
const tones = { checked: 'off', running: 'busy', done: 'good' } as const

function Actions({ row, onOpen }: { readonly row: TemplateImport; readonly onOpen: () => void }) {
  const text = useText(templateImportText)
  const refetch = [contract.listTemplateImports, contract.listTemplateRows]
  const commit = useSend(contract.commitTemplateImport, {
    refetch,
    onSuccess: ({ queued }) => showToast('success', fill(text.started, { count: queued })),
  })
  const remove = useSend(contract.deleteTemplateImport, {
    refetch,
    onSuccess: () => showToast('success', text.removed),
  })
  const { state, counts, id } = row
  const can_go_on = state === 'checked' && counts.ready > 0
  const can_retry = state === 'done' && counts.failed > 0
  return (
    <RowActions
      actions={[
        can_go_on || can_retry
          ? {
              key: 'commit',
              label: can_go_on ? text.go_on : text.retry,
              is_busy: commit.isPending,
              onClick: () => commit.mutate({ id }),
            }
          : null,
        { key: 'look', label: text.look, onClick: onOpen },
        state === 'running'
          ? null
          : {
              key: 'remove',
              label: text.remove,
              is_danger: true,
              confirm: { title: text.remove_ask, ok: text.remove, cancel: text.cancel },
              onClick: () => remove.mutate({ id }),
            },
      ]}
    />
  )
}

function useColumns(onOpen: (row: TemplateImport) => void): TableColumnsType<TemplateImport> {
  const text = useText(templateImportText)
  return [
    {
      title: text.file,
      render: (_, { name, counts, row_count }) => (
        <>
          <b>{name}</b>
          <p className="text-quiet wrap-anywhere">{fill(text.progress, { made: counts.made, total: row_count })}</p>
          {counts.error + counts.failed > 0 ? (
            <p className="text-danger">{fill(text.trouble, { count: counts.error + counts.failed })}</p>
          ) : null}
        </>
      ),
    },
    {
      title: text.state,
      width: 150,
      render: (_, { state }) => (
        <span className={css.state} data-tone={tones[state]}>
          {text[`state_${state}`]}
        </span>
      ),
    },
    { title: text.by, dataIndex: 'created_by', width: 130, responsive: ['xl'] },
    { title: text.time, width: 130, responsive: ['md'], render: (_, row) => <RelativeTime at={row.created_at} /> },
    { key: ACTIONS, render: (_, row) => <Actions row={row} onOpen={() => onOpen(row)} /> },
  ]
}

export default function TemplateRecordsScreen() {
  const text = useText(templateImportText)
  const { page, setFilter } = useSearchFilter([] as const)
  const [open, setOpen] = useState<TemplateImport | null>(null)
  const [is_live, setLive] = useState(false)
  const asked = useCall(
    contract.listTemplateImports,
    { page, page_size: PAGE_SIZE },
    { quiet: true, ...(is_live ? { refetch_ms: LIVE_MS } : {}) },
  )
  const runs = (asked.data?.data ?? []).some(({ state }) => state === 'running')
  if (runs !== is_live) setLive(runs)
  const columns = useColumns(setOpen)
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader description={text.record_description} actions={<Link to={IMPORT}>{text.to_import}</Link>} />
      {asked.isError && !asked.data ? <LoadFailed onRetry={() => void asked.refetch()} /> : null}
      {asked.data?.total === 0 ? (
        <EmptyState
          icon="rows"
          title={text.none}
          body={text.none_body}
          action={<Link to={IMPORT}>{text.to_import}</Link>}
        />
      ) : (
        <CardTable
          wide_label={text.file}
          rowKey="id"
          columns={columns}
          dataSource={asked.data?.data ?? []}
          loading={asked.isPending}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: asked.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next) }),
          }}
        />
      )}
      {open ? (
        <Drawer open title={open.name} size={860} onClose={() => setOpen(null)}>
          <ImportRows id={open.id} is_live={is_live} />
        </Drawer>
      ) : null}
    </div>
  )
}
