import type { PersonalLine } from '@inkroute/contract/personal/personal'
import { wordsIn } from '@inkroute/engine/personal/personal-field'
import { Alert, Button, Checkbox, Image, Tag } from 'antd'
import { Link } from 'react-router'
import { formatInstant } from '../../shared/format/time.ts'
import { useMayOpen } from '../../shared/session/permission.tsx'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { viewAnswer, viewExtra } from './answer.view.ts'
import { AskBuyer, BuyerProgress } from './buyer/ask-buyer.tsx'
import css from './personal.module.css'
import { personalText } from './personal.text.ts'

const colours = { queued: 'default', held: 'red', look: 'blue', approved: 'green' } as const

function Picture({ line }: { readonly line: PersonalLine }) {
  const text = useText(personalText)
  const [first] = line.pictures
  if (first)
    return (
      <Image.PreviewGroup items={line.pictures.map(({ large_url }) => large_url)}>
        <Image className={css.picture ?? ''} src={first.large_url} alt={line.title} loading="lazy" />
      </Image.PreviewGroup>
    )
  // A line that is held has nothing to look at but its reason.
  if (line.state === 'held') return null
  return (
    <div className="grid place-items-center w-full text-quiet text-center object-contain aspect-square bg-fill rounded-control p-4">
      {text.painting}
    </div>
  )
}

/** What is printed, by the names of the fields. */
function Answers({ line }: { readonly line: PersonalLine }) {
  const { language } = useLanguage()
  return (
    <dl className="m-0">
      {line.fields.flatMap((field) => {
        const view = viewAnswer(field, line.answers[field.id], language)
        if (!view) return []
        return [
          <div className="flex gap-2" key={field.id}>
            <dt className="flex-none text-quiet">{view.label}</dt>
            <dd className="wrap-anywhere m-0" dir="auto">
              {view.colour ? <span className={css.swatch} style={{ background: view.colour }} /> : null}
              {view.value}
            </dd>
          </div>,
        ]
      })}
    </dl>
  )
}

/** What is charged for the answers, and whether the buyer paid it. */
function Extras({ line }: { readonly line: PersonalLine }) {
  const text = useText(personalText)
  const view = viewExtra(line)
  if (!view) return null
  const notes = [
    fill(text.extra, { amount: view.extra }),
    ...(view.expected ? [fill(text.extra_asked, { amount: view.expected })] : []),
    ...(view.paid ? [fill(text.extra_paid, { amount: view.paid })] : []),
  ]
  return (
    <small className="text-quiet wrap-anywhere">
      {notes.join(' · ')}
      {view.missing ? <Tag color="orange">{fill(text.extra_short, { amount: view.missing })}</Tag> : null}
    </small>
  )
}

/** What is wrong, each with the field it is about. */
function Problems({ line }: { readonly line: PersonalLine }) {
  const { language } = useLanguage()
  if (line.problems.length === 0) return null
  const findName = (field_id: string | null) => {
    const field = line.fields.find(({ id }) => id === field_id)
    return field ? <strong>{wordsIn(field.label, language)} · </strong> : null
  }
  return (
    <Alert
      type="error"
      showIcon
      title={line.problems.map((problem) => (
        <div key={`${problem.field_id}:${problem.text}`}>
          {findName(problem.field_id)}
          {problem.text}
        </div>
      ))}
    />
  )
}

interface CardProps {
  readonly line: PersonalLine
  readonly is_chosen: boolean
  readonly is_busy: boolean
  readonly onToggle?: () => void
  readonly onApprove?: () => void
  readonly onCorrect?: () => void
}

export function LineCard({ line, is_chosen, is_busy, onToggle, onApprove, onCorrect }: CardProps) {
  const text = useText(personalText)
  const may_open = useMayOpen()
  const time_zone = useTimeZone()
  const number = line.external_no || line.order?.order_no || ''
  const name = { name: number }
  return (
    <li className="card flex flex-col min-w-0 gap-2 p-3" data-state={line.state}>
      <Picture line={line} />
      <div className="flex items-center gap-2">
        {onToggle ? (
          <Checkbox checked={is_chosen} onChange={onToggle} aria-label={fill(text.select_one, name)} />
        ) : null}
        <strong className="flex-1 overflow-hidden text-ellipsis">
          {line.order && may_open('/myOrder/orderDetail/{id}') ? (
            <Link to={`/myOrder/orderDetail/${line.order.id}`}>{number}</Link>
          ) : (
            number
          )}
        </strong>
        <Tag color={colours[line.state]}>{text[line.state]}</Tag>
      </div>
      <small className="text-quiet wrap-anywhere">
        {[line.store?.name, line.title, line.variant, fill(text.pieces, { count: line.quantity })]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <Answers line={line} />
      <Extras line={line} />
      {line.goes_on_at ? (
        <small className="text-quiet wrap-anywhere">
          {fill(text.goes_on, { at: formatInstant(line.goes_on_at, time_zone) })}
        </small>
      ) : null}
      <Problems line={line} />
      {line.buyer ? <BuyerProgress ask={line.buyer} /> : null}
      <div className="flex flex-wrap gap-2 mt-auto">
        {onApprove ? (
          <Button type="primary" disabled={is_busy} aria-label={fill(text.approve_one, name)} onClick={onApprove}>
            {text.approve}
          </Button>
        ) : null}
        {onCorrect ? (
          <Button aria-label={fill(text.correct_one, name)} onClick={onCorrect}>
            {text.correct}
          </Button>
        ) : null}
        <AskBuyer line={line} number={number} may_ask={onCorrect !== undefined} />
      </div>
    </li>
  )
}
