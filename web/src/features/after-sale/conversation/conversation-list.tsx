import type { ConversationState } from '@inkroute/contract/after-sale/codes'
import type { ConversationRow } from '@inkroute/contract/after-sale/conversation'
import { Badge, Tag } from 'antd'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import css from './conversation.module.css'

interface ListProps<R extends ConversationRow> {
  readonly rows: readonly R[]
  readonly chosen_id?: number | undefined
  /** What each state is called for this reader. */
  readonly names: Readonly<Record<ConversationState, string>>
  /** The state in which the next word is the reader’s. */
  readonly own_turn: ConversationState
  readonly onChoose: (id: number) => void
  readonly extra?: (row: R) => string
}

/** Conversations by their first words, with whose turn it is. */
export function ConversationList<R extends ConversationRow>({
  rows,
  chosen_id,
  names,
  own_turn,
  onChoose,
  extra,
}: ListProps<R>) {
  return (
    <ul className={`bare-list overflow-hidden border rounded-card ${css.list}`}>
      {rows.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className={`bare-button grid grid-cols-auto-last w-full text-ink text-left gap-x-3 gap-y-0.5 px-4 py-3 ${css.item}`}
            aria-current={row.id === chosen_id}
            onClick={() => onChoose(row.id)}
          >
            <b>
              {row.unread > 0 ? <Badge status="processing" /> : null} {row.subject}
            </b>
            <Tag color={row.state === own_turn ? 'blue' : 'default'}>{names[row.state]}</Tag>
            <small>{extra ? extra(row) : row.last_words}</small>
            <small>
              <RelativeTime at={row.updated_at} />
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}
