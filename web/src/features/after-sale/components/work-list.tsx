import type { WorkRow } from '@inkroute/contract/after-sale/after-sale'
import { staffStateNames, workKindNames, workStateNames } from '@inkroute/contract/after-sale/codes'
import { Badge, Tag } from 'antd'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import css from '../after-sale.module.css'
import { workText } from '../after-sale.text.ts'
import { workColor } from '../after-sale.view.ts'

interface TagProps {
  readonly work: Pick<WorkRow, 'state' | 'is_withdrawn'>
  readonly is_staff?: boolean
}

export function WorkStateTag({ work, is_staff = false }: TagProps) {
  const text = useText(workText)
  const { language } = useLanguage()
  return (
    <Tag color={workColor(work.state)}>
      {work.is_withdrawn ? text.withdrawn : (is_staff ? staffStateNames : workStateNames)[work.state][language]}
    </Tag>
  )
}

interface ListProps<R extends WorkRow> {
  readonly rows: readonly R[]
  readonly chosen_id: number | undefined
  readonly onChoose: (id: number) => void
  /** Extra row content for staff. */
  readonly extra?: (row: R) => string
}

/** Requests as a list of threads: subject, last message, unread mark. */
export function WorkList<R extends WorkRow>({ rows, chosen_id, onChoose, extra }: ListProps<R>) {
  const text = useText(workText)
  const { language } = useLanguage()
  return (
    <ul className={`bare-list ${css.list}`}>
      {rows.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className={css.item}
            aria-current={row.id === chosen_id}
            onClick={() => onChoose(row.id)}
          >
            <Badge
              dot={row.unread > 0}
              {...(row.unread > 0 ? { title: fill(text.unread, { count: row.unread }) } : {})}
            >
              {row.picture_url ? (
                <img src={row.picture_url} alt="" width={48} height={48} loading="lazy" />
              ) : (
                <span className={`grid place-items-center w-12 h-12 text-quiet ${css.blank}`}>
                  <Icon name="box" />
                </span>
              )}
            </Badge>
            <span className={`grid min-w-0 gap-0.5 ${css.item_words}`}>
              <span className={`flex min-w-0 gap-2 ${css.item_head}`}>
                <b>{workKindNames[row.kind][language]}</b>
                <span>{row.title}</span>
              </span>
              <span className={css.last}>{row.last_words}</span>
              <small className="wrap-anywhere tabular-nums">
                {row.work_no} · {row.order_no}
                {extra ? ` · ${extra(row)}` : ''}
              </small>
            </span>
            <span className={`grid justify-items-end min-w-0 gap-0.5 ${css.item_side}`}>
              <WorkStateTag work={row} is_staff={extra !== undefined} />
              <small>
                <RelativeTime at={row.updated_at} />
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
