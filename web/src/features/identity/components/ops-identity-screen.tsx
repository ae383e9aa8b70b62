import * as contract from '@inkroute/contract/identity/identity'
import { Tag } from 'antd'
import { choices } from '../../../shared/list/filter-types.ts'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { identityText as text } from '../identity.text.ts'
import { ReviewDrawer } from './review-drawer.tsx'

const colors = {
  pending: 'blue',
  approved: 'green',
  refused: 'red',
  withdrawn: 'default',
  replaced: 'default',
}

/** Staff compare the documents with the entered data. */
export default listScreen(contract.listIdentities, {
  title: text.ops_title,
  description: ({ reply, say }) => say(text.ops_description, { count: reply?.pending ?? 0 }),
  wide: text.states,
  rowKey: (row) => `${row.seller_id}-${row.id}`,
  filters: {
    state: {
      kind: 'choice',
      shown: 'tabs',
      label: text.states,
      initial: 'pending',
      any: text.all,
      options: choices(contract.identityStates, (state) => text[state]),
    },
    keyword: { kind: 'search', label: text.search },
  },
  columns: [
    {
      title: text.seller,
      cell: (row) => (
        <OpsLink kind="seller" id={row.seller_id}>
          {row.seller_name}
        </OpsLink>
      ),
    },
    { title: text.subject, cell: (row, { say }) => `${say(text[row.kind])} · ${row.name}` },
    {
      title: text.states,
      width: 110,
      cell: (row, { say }) => <Tag color={colors[row.state]}>{say(text[row.state])}</Tag>,
    },
    { title: text.handed_in, width: 140, from: 'lg', cell: (row) => <RelativeTime at={row.created_at} /> },
  ],
  actions: [{ key: 'open', label: (row) => (row.state === 'pending' ? text.review : text.view), opens: true }],
  none: text.ops_empty,
  drawer: { row: (row, close) => <ReviewDrawer key={row.id} row={row} onClose={close} /> },
})
