import { listStaffLogins } from '@inkroute/contract/auth/staff'
import { Tag } from 'antd'
import { TwoLines } from '../../../shared/list/cells.tsx'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import type { Bilingual } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { getDevice } from '../security/security.view.ts'
import { staffLoginText as text } from './ops-auth.text.ts'

/** Browser and system if known; the full user agent is in the title. */
function deviceWords(user_agent: string): string {
  const { browser, system } = getDevice(user_agent)
  return [browser, system].filter(Boolean).join(' · ') || user_agent.slice(0, 60)
}

const outcomeWord = (outcome: string): Bilingual =>
  outcome in text ? text[outcome as keyof typeof text] : text.other_refusal

/** Login attempts at the operations console: who, when, from where, and whether they succeeded. */
export default listScreen(listStaffLogins, {
  title: text.title,
  description: text.description,
  rowKey: 'id',
  filters: {
    refused: {
      kind: 'choice',
      shown: 'tabs',
      label: text.outcome,
      any: text.all,
      options: [{ value: '1', label: text.refused_only }],
    },
    username: { kind: 'search', label: text.search, maxLength: 64 },
  },
  columns: [
    {
      title: text.who,
      cell: (row, { say }) => (
        <>
          {row.username} {row.is_known ? null : <Tag>{say(text.unknown)}</Tag>}
        </>
      ),
    },
    {
      title: text.outcome,
      cell: (row, { say }) => <Tag color={row.is_refused ? 'red' : 'green'}>{say(outcomeWord(row.outcome))}</Tag>,
    },
    {
      title: text.from,
      cell: (row) => (
        <TwoLines second={<span title={row.user_agent}>{deviceWords(row.user_agent)}</span>}>{row.ip}</TwoLines>
      ),
    },
    { title: text.when, width: 140, cell: (row) => <RelativeTime at={row.created_at} /> },
  ],
  none: text.none,
})
