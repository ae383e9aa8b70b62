import { joinKinds } from '@inkroute/contract/site/join/fields'
import * as contract from '@inkroute/contract/site/join/join'
import { Tag } from 'antd'
import { saveText } from '../../../../shared/format/save-file.ts'
import { TwoLines } from '../../../../shared/list/cells.tsx'
import { choices } from '../../../../shared/list/filter-types.ts'
import { fileExport } from '../../../../shared/list/list-exports.tsx'
import { listScreen } from '../../../../shared/list/list-screen.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { opsJoinText as text } from '../ops-join.text.ts'
import { OpsJoinDrawer } from './ops-join-drawer.tsx'

const colors = { new: 'blue', contacted: 'gold', accepted: 'green', refused: 'default' } as const

export default listScreen(contract.listJoins, {
  title: text.title,
  description: text.description,
  rowKey: 'id',
  filters: {
    state: {
      kind: 'choice',
      shown: 'tabs',
      label: text.tabs,
      any: text.all,
      options: choices(['new', 'contacted', 'accepted', 'refused'], (state) => text[state]),
      count: ({ counts }, state) => (state ? counts[state] : undefined),
    },
    query: { kind: 'search', label: text.search, param: 'q', maxLength: 60 },
    kind: {
      kind: 'choice',
      label: text.kind,
      any: text.any_kind,
      options: choices(joinKinds, (kind) => text[kind]),
    },
  },
  columns: [
    {
      title: text.company,
      opens: true,
      cell: (row, { say }) => <TwoLines second={`${row.reference} · ${say(text[row.kind])}`}>{row.company}</TwoLines>,
    },
    {
      title: text.contact,
      from: 'md',
      cell: (row) => <TwoLines second={row.email}>{`${row.contact} · ${row.phone}`}</TwoLines>,
    },
    { title: text.region, from: 'xl', cell: (row) => row.region },
    {
      title: text.state,
      width: 100,
      cell: (row, { say }) => <Tag color={colors[row.state]}>{say(text[row.state])}</Tag>,
    },
    { title: text.when, width: 120, from: 'sm', cell: (row) => <RelativeTime at={row.created_at} /> },
  ],
  none: text.none,
  drawer: { row: (row, close) => <OpsJoinDrawer key={row.id} row={row} onClose={close} /> },
  exports: [
    fileExport(contract.exportJoins, {
      label: text.export,
      input: (query) => query,
      save: ({ file_name, csv, rows }, say) => {
        saveText(file_name, csv, 'text/csv;charset=utf-8')
        showToast('success', say(text.exported, { count: rows }))
      },
    }),
  ],
})
