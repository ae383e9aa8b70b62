import type { OrderDetail } from '@inkroute/contract/order/order'
import { listPersonalLines, type PersonalLine } from '@inkroute/contract/personal/personal'
import { wordsIn } from '@inkroute/engine/personal/personal-field'
import { Tag } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { draftText } from '../draft.text.ts'
import css from '../wishes.module.css'

const APPROVAL_SCREEN = '/myOrder/personal'
const MAX_LINES = 100
const colours = { queued: 'default', held: 'red', look: 'blue', approved: 'green' } as const

type Asked = Pick<OrderDetail, 'id' | 'foreign_lines' | 'hold_reason' | 'problems'>
type Proved = Asked & Pick<OrderDetail, 'lines' | 'source'>

const isPersonal = ({ foreign_lines, hold_reason, problems }: Asked): boolean =>
  hold_reason === 'personalised' ||
  problems.some(({ kind }) => kind === 'personalised') ||
  foreign_lines.some(({ personalisation }) => personalisation.length > 0)

/** Lines of an order whose design is made from the buyer's answers, by the line of the platform. */
export function useOwnDesigns(order: Asked): ReadonlyMap<number, PersonalLine> {
  const may_open = useMayOpen()
  const is_asked = isPersonal(order) && may_open(APPROVAL_SCREEN)
  const found = useCall(listPersonalLines, is_asked ? { order_id: order.id, page_size: MAX_LINES } : null, {
    quiet: true,
  })
  return new Map((found.data?.data ?? []).map((line) => [line.line_id, line]))
}

/** Whether an order may have pieces made from a buyer's answers: a reprint repeats them without saying so. */
export function useMayProve(order: Proved): boolean {
  const may_open = useMayOpen()
  const may_have = isPersonal(order) || order.source === 'reprint'
  return order.lines.length > 0 && may_have && may_open(APPROVAL_SCREEN)
}

/** What becomes of the buyer's answers: the picture, what is wrong with them, and the way to the approval. */
export function OwnDesign({ line, order_id }: { readonly line: PersonalLine; readonly order_id: number }) {
  const text = useText(draftText)
  const { language } = useLanguage()
  const [picture] = line.pictures
  const getName = (field_id: string | null) => {
    const field = line.fields.find(({ id }) => id === field_id)
    return field ? `${wordsIn(field.label, language)} · ` : ''
  }
  return (
    <div className={`flex items-start gap-3 ${css.own}`}>
      {picture ? <img src={picture.small_url} alt="" width={88} height={88} loading="lazy" /> : null}
      <div className="grid gap-1">
        <span>
          <Tag color={colours[line.state]}>{text[`own_${line.state}`]}</Tag>
        </span>
        {line.problems.map((problem) => (
          <span key={`${problem.field_id}:${problem.text}`} className="text-danger">
            {getName(problem.field_id)}
            {problem.text}
          </span>
        ))}
        <Link to={`${APPROVAL_SCREEN}?order=${order_id}`}>
          {line.state === 'held' || line.state === 'look' ? text.own_open : text.own_see}
        </Link>
      </div>
    </div>
  )
}
