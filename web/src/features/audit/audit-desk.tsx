import { actName } from '@inkroute/contract/audit/act-names'
import * as contract from '@inkroute/contract/audit/audit'
import { Alert, Button, Drawer, Input, Select, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../shared/api/hooks.ts'
import { useSearchFilter } from '../../shared/hooks/use-search-filter.ts'
import { OpsExport } from '../../shared/ops/ops-export.tsx'
import { OpsText } from '../../shared/ops/ops-link.tsx'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { DayInput } from '../../shared/ui/fields/day-input.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { CardTable } from '../../shared/ui/table/card-table.tsx'
import css from './audit.module.css'
import { auditText, fieldText, subjectText } from './audit.text.ts'
import { fieldChanges, subjectPath } from './audit.view.ts'

const PAGE_SIZE = 20
const keys = ['staff_id', 'subject', 'subject_id', 'endpoint', 'result', 'date_from', 'date_to', 'keyword'] as const
const resultColors = { ok: 'green', refused: 'orange', failed: 'red' } as const

type Row = contract.AuditRecord

function useSubjectName() {
  const text = useText(subjectText)
  return (subject: string | null) => (subject && subject in text ? text[subject as keyof typeof text] : (subject ?? ''))
}

function useFieldName() {
  const text = useText(fieldText)
  return (field: string) => {
    const name = field === 'frozen_reason' ? 'reason' : field
    return name in text ? text[name as keyof typeof text] : field
  }
}

function Integrity() {
  const text = useText(auditText)
  const state = useCall(contract.getAuditIntegrity, {}, { quiet: true }).data
  if (!state) return null
  return state.is_intact ? (
    <Alert type="success" showIcon title={fill(text.intact, { last: state.last_id, sealed: state.sealed_id })} />
  ) : (
    <Alert type="error" showIcon title={fill(text.broken, { id: state.broken_at ?? 0 })} />
  )
}

type Filtering = ReturnType<typeof useSearchFilter<(typeof keys)[number]>>

function Filters({ filter, setFilter }: Pick<Filtering, 'filter' | 'setFilter'>) {
  const text = useText(auditText)
  const nameOf = useSubjectName()
  const facets = useCall(contract.getAuditFacets, {}, { quiet: true }).data
  const search = (key: 'subject_id' | 'endpoint' | 'keyword') => (
    <Input.Search
      allowClear
      key={`${key}:${filter[key] ?? ''}`}
      defaultValue={filter[key] ?? ''}
      placeholder={text[key]}
      aria-label={text[key]}
      onSearch={(value) => setFilter({ [key]: value.trim() })}
    />
  )
  return (
    <div className={css.filters}>
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={text.person}
        aria-label={text.person}
        value={filter.staff_id ?? null}
        options={(facets?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(staff_id) => setFilter({ staff_id: staff_id ?? '' })}
      />
      <Select
        allowClear
        placeholder={text.subject}
        aria-label={text.subject}
        value={filter.subject ?? null}
        options={(facets?.subjects ?? []).map((subject) => ({ value: subject, label: nameOf(subject) }))}
        onChange={(subject) => setFilter({ subject: subject ?? '' })}
      />
      <Select
        allowClear
        placeholder={text.result}
        aria-label={text.result}
        value={filter.result ?? null}
        options={contract.auditResults.map((result) => ({ value: result, label: text[result] }))}
        onChange={(result) => setFilter({ result: result ?? '' })}
      />
      {search('subject_id')}
      {search('keyword')}
      {search('endpoint')}
      <DayInput
        label={text.from}
        latest={filter.date_to}
        value={filter.date_from}
        onChange={(date_from) => setFilter({ date_from })}
      />
      <DayInput
        label={text.until}
        earliest={filter.date_from}
        value={filter.date_to}
        onChange={(date_to) => setFilter({ date_to })}
      />
    </div>
  )
}

function Detail({ record }: { readonly record: Row }) {
  const text = useText(auditText)
  const fieldName = useFieldName()
  const { language } = useLanguage()
  const path = subjectPath(record)
  const changes = fieldChanges(record)
  const facts = [
    [text.person, `${record.staff_name} · ${record.ip}`],
    [text.what, actName(record.endpoint, language)],
    [text.endpoint, record.endpoint],
    [text.permission, record.permission ?? ''],
    [text.device, record.user_agent],
    [text.request, record.request_id],
  ] as const
  return (
    <div className={css.detail}>
      {path ? <Link to={path}>{text.open}</Link> : null}
      {changes.length > 0 ? (
        <table className={css.changes}>
          <thead>
            <tr>
              <th>{text.field}</th>
              <th>{text.before}</th>
              <th>{text.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <td>{fieldName(field)}</td>
                <td className={css.old}>{before}</td>
                <td className={css.new}>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <table className={css.changes}>
        <tbody>
          {facts.map(([name, value]) =>
            value === '' ? null : (
              <tr key={name}>
                <th>{name}</th>
                <td>{value}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <strong>{text.input}</strong>
      <pre className={css.raw}>{JSON.stringify(record.input, null, 2)}</pre>
    </div>
  )
}

function useColumns(onOpen: (record: Row) => void): TableColumnsType<Row> {
  const text = useText(auditText)
  const nameOf = useSubjectName()
  const fieldName = useFieldName()
  const { language } = useLanguage()
  return [
    {
      title: text.what,
      render: (_, row) => {
        const path = subjectPath(row)
        const name = row.title || row.subject_id || ''
        return (
          <>
            {actName(row.endpoint, language)}
            <small className={css.small}>
              {nameOf(row.subject)} {path ? <Link to={path}>{name}</Link> : <OpsText>{name}</OpsText>}
            </small>
          </>
        )
      },
    },
    {
      title: text.changes,
      render: (_, row) => {
        const changes = fieldChanges(row)
        const [first] = changes
        return (
          <>
            {first ? (
              <span className={css.first}>
                {fieldName(first.field)}{' '}
                {first.before ? <del className={css.old}>{first.before.slice(0, 40)}</del> : null}{' '}
                <ins className={css.new}>{first.after.slice(0, 60)}</ins>
              </span>
            ) : null}
            <Button size="small" type="link" className={css.more ?? ''} onClick={() => onOpen(row)}>
              {changes.length > 1 ? fill(text.fields_changed, { count: changes.length }) : text.details}
            </Button>
          </>
        )
      },
    },
    {
      title: text.person,
      render: (_, row) => (
        <>
          {row.staff_name}
          <small className={css.small}>{row.ip}</small>
        </>
      ),
    },
    {
      title: text.result,
      render: (_, row) => (
        <>
          <Tag color={resultColors[row.result]}>{text[row.result]}</Tag>
          {row.error ? <small className={css.small}>{row.error}</small> : null}
        </>
      ),
    },
    { title: text.when, width: 130, render: (_, row) => <RelativeTime at={row.at} /> },
  ]
}

/** What staff did: searchable, exportable, and provably complete. */
export default function AuditDesk() {
  const text = useText(auditText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [open, setOpen] = useState<Row | null>(null)
  const columns = useColumns(setOpen)
  const list = useCall(contract.listAudit, { ...filter, page, page_size: PAGE_SIZE } as never, { quiet: true })
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<OpsExport kind="audit.list" params={filter} />}
      />
      <Integrity />
      <Filters filter={filter} setFilter={setFilter} />
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
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
      <Drawer
        open={open !== null}
        size="large"
        title={open ? `#${open.id} ${open.title}` : ''}
        onClose={() => setOpen(null)}
      >
        {open ? <Detail record={open} /> : null}
      </Drawer>
    </>
  )
}
