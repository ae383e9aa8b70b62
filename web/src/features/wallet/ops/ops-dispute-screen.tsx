import * as contract from '@inkroute/contract/wallet/dispute'
import { Tag } from 'antd'
import { formatInstant } from '../../../shared/format/time.ts'
import { Money, TwoLines } from '../../../shared/list/cells.tsx'
import { choices } from '../../../shared/list/filter-types.ts'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { PayMark } from '../../../shared/pay/pay-mark.tsx'
import type { Bilingual } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { payDeskText as text } from './desk.text.ts'

const colours = { open: 'orange', won: 'green', lost: 'red' } as const
const words: Readonly<Record<string, Bilingual>> = text

/** The gateway's own word where we have none for it. */
const gatewayWord = (word: string): Bilingual => words[`word_${word.toLowerCase()}`] ?? { zh: word, en: word }

/** Disputes with what is held for them and until when evidence is taken. */
export default listScreen(contract.listDisputes, {
  title: text.disputes,
  description: text.disputes_description,
  wide: text.disputes,
  rowKey: 'id',
  filters: {
    state: {
      kind: 'choice',
      shown: 'tabs',
      label: text.state,
      any: text.all,
      options: choices(contract.disputeStates, (state) => text[state]),
    },
  },
  columns: [
    {
      title: text.dispute,
      cell: (row, { say }) => (
        <TwoLines second={say(gatewayWord(row.reason))}>
          <span className="wrap-anywhere tabular-nums">
            <PayMark channel={row.channel} /> {row.dispute_no}
          </span>
        </TwoLines>
      ),
    },
    {
      title: text.seller,
      cell: (row) => (
        <OpsLink kind="seller" id={row.seller_id}>
          {row.seller_name}
        </OpsLink>
      ),
    },
    {
      title: text.payment,
      cell: (row) =>
        row.out_trade_no.startsWith('P') ? (
          <OpsLink kind="payment" id={row.out_trade_no} />
        ) : (
          <span className="wrap-anywhere tabular-nums">{row.out_trade_no}</span>
        ),
    },
    {
      title: text.amount,
      align: 'right',
      width: 130,
      cell: (row) => (
        <TwoLines second={`${row.currency} ${row.charged}`}>
          <Money amount={row.amount} />
        </TwoLines>
      ),
    },
    { title: text.held, align: 'right', width: 110, cell: (row) => <Money amount={row.held} /> },
    {
      title: text.state,
      width: 150,
      cell: (row, { say }) => (
        <TwoLines second={row.state === 'open' ? say(gatewayWord(row.gateway_state)) : null}>
          <Tag color={colours[row.state]}>{say(text[row.state])}</Tag>
        </TwoLines>
      ),
    },
    {
      title: text.due,
      width: 150,
      cell: ({ state, due_at }) => (state === 'open' && due_at ? formatInstant(due_at, 'Asia/Shanghai') : null),
    },
    { title: text.opened, width: 120, from: 'xl', cell: (row) => <RelativeTime at={row.opened_at} /> },
  ],
  none: text.none_disputes,
})
