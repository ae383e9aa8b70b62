import { documentKinds, newDocumentKinds } from '@inkroute/contract/warehouse/codes'
import * as contract from '@inkroute/contract/warehouse/document'
import { Button } from 'antd'
import { Link } from 'react-router'
import { TwoLines } from '../../../shared/list/cells.tsx'
import { choices, sameInBoth } from '../../../shared/list/filter-types.ts'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { warehouseText as shared } from '../warehouse.text.ts'
import { documentText as text } from './document.text.ts'
import { DocumentState, getPlaces } from './document-header.tsx'
import { NewDocument, useWarehouseOptions } from './new-document.tsx'

const states = ['draft', 'posted', 'on_the_way'] as const

const who = (name: string, at: string | null) =>
  at === null ? null : <TwoLines second={<RelativeTime at={at} />}>{name}</TwoLines>

/** All stock documents, and where new ones begin. */
export default listScreen(contract.listStockDocuments, {
  title: text.title,
  description: text.description,
  wide: text.title,
  rowKey: 'id',
  above: ({ say, open }) => (
    <span className="inline-flex flex-wrap items-center gap-2">
      {newDocumentKinds.map((kind) => (
        <Button key={kind} type={kind === 'receipt' ? 'primary' : 'default'} onClick={() => open(kind)}>
          {say(text.new, { kind: say(shared[kind]).toLowerCase() })}
        </Button>
      ))}
    </span>
  ),
  filters: {
    keyword: { kind: 'search', label: text.keyword, maxLength: 60 },
    kind: {
      kind: 'choice',
      label: text.kind,
      any: text.any_kind,
      options: choices(documentKinds, (kind) => shared[kind]),
    },
    state: {
      kind: 'choice',
      label: text.state,
      any: text.any_state,
      options: choices(states, (state) => shared[state]),
    },
    warehouse: {
      kind: 'choice',
      label: shared.warehouse,
      any: shared.all_warehouses,
      options: () => useWarehouseOptions().map(({ value, label }) => ({ value, label: sameInBoth(label) })),
    },
  },
  columns: [
    { title: text.number, cell: (head) => <Link to={`/ops/stockDocument/${head.id}`}>{head.number}</Link> },
    { title: text.kind, cell: (head, { say }) => say(shared[head.kind]) },
    { title: shared.warehouse, cell: (head) => getPlaces(head) },
    {
      title: text.lines,
      cell: (head, { say }) => say(text.line_count, { lines: head.line_count, pieces: head.pieces }),
    },
    {
      title: text.reason,
      cell: ({ reason }, { say }) => (reason in text ? say(text[reason as keyof typeof text]) : reason),
    },
    { title: text.state, cell: (head) => <DocumentState head={head} /> },
    { title: text.made, cell: (head) => who(head.created_by, head.created_at) },
    { title: text.posted, cell: (head) => who(head.posted_by, head.posted_at) },
  ],
  none: text.none,
  drawer: {
    param: 'new',
    byKey: (key, close) => {
      const kind = newDocumentKinds.find((one) => one === key)
      return kind ? <NewDocument kind={kind} onClose={close} /> : null
    },
  },
})
