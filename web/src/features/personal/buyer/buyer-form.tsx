import { fenToDecimal } from '@inkroute/contract/money'
import * as contract from '@inkroute/contract/personal/buyer'
import type { Answer } from '@inkroute/engine/personal/personal-field'
import { getSurcharge } from '@inkroute/engine/personal/surcharge'
import { useRef, useState } from 'react'
import { useSend } from '../../../shared/api/light-hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import css from './buyer.module.css'
import { buyerText } from './buyer.text.ts'
import { firstAnswers, isShown, problemWords } from './buyer.view.ts'
import { BuyerField } from './buyer-field.tsx'
import { Pictures } from './pictures.tsx'
import { useLivePreview } from './use-live-preview.ts'

interface FormProps {
  readonly token: string
  readonly page: contract.BuyerPage
  readonly label_language: string
}

/** The questions, with the product painted as it is answered. */
export function BuyerForm({ token, page, label_language }: FormProps) {
  const text = useText(buyerText)
  const { language } = useLanguage()
  const { fields } = page
  const [answers, setAnswers] = useState(() => firstAnswers(fields, page.answers))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [is_tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { reply, is_current, is_failed, again } = useLivePreview(token, answers)
  const approve = useSend(contract.approveBuyerAnswers, {
    quiet: true,
    refetch: [contract.openBuyerPage],
    onError: again,
  })
  const change = (id: string, answer: Answer) => {
    setAnswers({ ...answers, [id]: answer })
    setTouched(new Set([...touched, id]))
  }
  const problems = reply?.problems ?? []
  const findError = (id: string) => {
    const problem = problems.find(({ field_id }) => field_id === id)
    // What was missing a moment ago is being typed now.
    if (!problem || (problem.kind === 'missing' && !is_current)) return null
    return is_tried || touched.has(id) ? problemWords(text, language, problem) : null
  }
  const shown = fields.filter((field) => isShown(field, fields, answers))
  const extra_fen = getSurcharge(shown, answers)
  const others = problems.filter(({ field_id }) => !shown.some(({ id }) => id === field_id))
  const submit = () => {
    setTried(true)
    if (problems.length > 0 || !reply?.hash)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    else approve.mutate({ token, answers, hash: reply.hash })
  }
  const urls = reply && reply.pictures.length > 0 ? reply.pictures : page.picture_urls
  const is_busy = approve.isPending || !is_current
  return (
    <div className={`grid gap-4 ${css.split}`}>
      <div className={`grid sticky top-0 z-1 bg-paper gap-1 pb-2 ${css.stage}`}>
        <Pictures urls={urls} title={page.title} />
        <p className={`flex items-center min-h-6 gap-2 ${css.status}`} role="status" data-current={is_current}>
          {is_failed ? text.not_painted : !is_current ? text.painting : reply?.hash ? text.painted : text.sample_note}
          {is_failed ? <Button onClick={again}>{text.retry}</Button> : null}
        </p>
      </div>
      <form
        ref={form}
        className="grid content-start gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!is_busy) submit()
        }}
      >
        <p>{text.lead}</p>
        {shown.map((field) => (
          <BuyerField
            key={field.id}
            token={token}
            field={field}
            language={label_language}
            error={findError(field.id)}
            answer={answers[field.id]}
            onChange={(answer) => change(field.id, answer)}
          />
        ))}
        {others.map((problem) => (
          <p key={`${problem.kind}:${problem.detail}`} className={css.error} role="alert">
            {problemWords(text, language, problem)}
          </p>
        ))}
        {approve.error ? (
          <p className={css.error} role="alert">
            {approve.error.message || text.failed_body}
          </p>
        ) : null}
        {extra_fen > 0 ? (
          <p className={css.help}>{fill(text.extras, { amount: formatMoney(fenToDecimal(extra_fen)) })}</p>
        ) : null}
        {is_tried && is_current && problems.length > 0 ? <p className={css.error}>{text.fix_first}</p> : null}
        <p className={css.help}>
          {text.approve_note} {page.may_change ? text.changeable : ''}
        </p>
        <Button type="submit" kind="primary" large block busy={is_busy && !is_failed}>
          {text.approve}
        </Button>
      </form>
    </div>
  )
}
