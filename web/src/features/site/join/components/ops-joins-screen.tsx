import { joinKinds } from '@inkroute/contract/site/join/fields'
import * as contract from '@inkroute/contract/site/join/join'
import { Button, Input, Select, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../../../shared/api/client.ts'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { TabLinks } from '../../../../shared/ui/tab-links.tsx'
import { CardTable } from '../../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { readJoinQuery } from '../join.view.ts'
import { opsJoinText } from '../ops-join.text.ts'
import css from './ops-join.module.css'
import { OpsJoinDrawer } from './ops-join-drawer.tsx'

const PAGE_SIZE = 20
const states = ['new', 'contacted', 'accepted', 'refused'] as const
const colors = { new: 'blue', contacted: 'gold', accepted: 'green', refused: 'default' } as const

function useColumns(onOpen: (row: contract.JoinRow) => void): TableColumnsType<contract.JoinRow> {
  const text = useText(opsJoinText)
  return [
    {
      title: text.company,
      render: (_, row) => (
        <button type="button" className={css.name} onClick={() => onOpen(row)}>
          {row.company}
          <small>
            {row.reference} · {text[row.kind]}
          </small>
        </button>
      ),
    },
    {
      title: text.contact,
      responsive: ['md'],
      render: (_, row) => (
        <>
          {row.contact} · {row.phone}
          <small className={css.small}>{row.email}</small>
        </>
      ),
    },
    { title: text.region, responsive: ['xl'], dataIndex: 'region' },
    { title: text.state, width: 100, render: (_, row) => <Tag color={colors[row.state]}>{text[row.state]}</Tag> },
    { title: text.when, width: 120, responsive: ['sm'], render: (_, row) => <RelativeTime at={row.created_at} /> },
  ]
}

/** Downloads a text as a file with this name. */
function saveFile(name: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function ExportButton({
  filter,
}: {
  filter: { state?: contract.JoinState; kind?: (typeof joinKinds)[number]; query?: string }
}) {
  const text = useText(opsJoinText)
  const [is_busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const sheet = await call(contract.exportJoins, filter).catch(() => null)
    setBusy(false)
    if (!sheet) return
    saveFile(sheet.file_name, sheet.csv)
    showToast('success', fill(text.exported, { count: sheet.rows }))
  }
  return (
    <Button loading={is_busy} onClick={run}>
      {text.export}
    </Button>
  )
}

export default function OpsJoins() {
  const text = useText(opsJoinText)
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<contract.JoinRow | null>(null)
  const { page, state, kind, query } = readJoinQuery(params)
  const filter = { ...(state && { state }), ...(kind && { kind }), ...(query && { query }) }
  const { data, isPending } = useCall(contract.listJoins, { page, page_size: PAGE_SIZE, ...filter })
  const columns = useColumns(setOpened)
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    if (name !== 'page') next.delete('page')
    setParams(next)
  }
  const items = [
    { key: '', to: '?', label: text.all },
    ...states.map((one) => ({ key: one, to: `?state=${one}`, label: `${text[one]} ${data?.counts[one] ?? ''}` })),
  ]
  return (
    <>
      <PageHeader title={text.title} description={text.description} actions={<ExportButton filter={filter} />} />
      <TabLinks label={text.tabs} active={state ?? ''} items={items} />
      <div className={css.filters}>
        <Input.Search
          allowClear
          maxLength={60}
          defaultValue={query}
          placeholder={text.search}
          aria-label={text.search}
          onSearch={(value) => set('q', value.trim())}
        />
        <Select
          value={kind ?? ''}
          aria-label={text.kind}
          options={[{ value: '', label: text.any_kind }, ...joinKinds.map((one) => ({ value: one, label: text[one] }))]}
          onChange={(value: string) => set('kind', value)}
        />
      </div>
      <CardTable
        rowKey="id"
        columns={columns}
        dataSource={data?.data ?? []}
        loading={isPending}
        locale={{ emptyText: text.none }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => set('page', next > 1 ? String(next) : ''),
        }}
      />
      {opened ? <OpsJoinDrawer key={opened.id} row={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
