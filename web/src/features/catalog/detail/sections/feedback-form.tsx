import { applyProductFeedback } from '@inkroute/contract/catalog/own'
import { type FeedbackKind, feedbackKinds, MAX_FEEDBACK_TEXT } from '@inkroute/contract/catalog/own-codes'
import { type FormEvent, useId } from 'react'
import { useSend } from '../../../../shared/api/light-hooks.ts'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx'
import css from './feedback-form.module.css'
import { feedbackProblem, feedbackText } from './sections.text.ts'

const MIN_TEXT = 5

const rules = {
  kind: ({ kind }: { kind: string }) => (kind ? null : feedbackProblem.kind),
  text: ({ text }: { text: string }) => (text.trim().length < MIN_TEXT ? feedbackProblem.text : null),
}

interface FeedbackFormProps {
  readonly product_id: number
  readonly has_session: boolean
  readonly onLogin: () => void
}

function Words({ field }: { field: ReturnType<ReturnType<typeof useForm<{ kind: string; text: string }>>['bind']> }) {
  const text = useText(feedbackText)
  const id = useId()
  return (
    <div className={`grid text-sm gap-1.5 ${css.words}`}>
      <label htmlFor={id}>{text.text}</label>
      <textarea
        className="w-full font-inherit text-ink bg-surface border-strong rounded-control px-3 py-2.5"
        id={id}
        rows={4}
        maxLength={MAX_FEEDBACK_TEXT}
        placeholder={text.placeholder}
        value={field.value}
        aria-invalid={field.error !== null}
        aria-describedby={field.error ? `${id}-error` : undefined}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
      {field.error ? (
        <p id={`${id}-error`} className="text-danger" role="alert">
          {field.error}
        </p>
      ) : null}
    </div>
  )
}

/** Feedback on a product. Visitors log in first and return here. */
export function FeedbackForm({ product_id, has_session, onLogin }: FeedbackFormProps) {
  const text = useText(feedbackText)
  const { language } = useLanguage()
  const form = useForm({ kind: '', text: '' }, rules)
  const sending = useSend(applyProductFeedback, {
    onSuccess: () => form.set('text', ''),
    onError: (error) => form.refuse(error.problems),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!has_session) return onLogin()
    if (sending.isPending || !form.check()) return
    sending.mutate({ product_id, kind: form.values.kind as FeedbackKind, text: form.values.text })
  }
  return (
    <form
      className={`grid justify-items-start bg-surface rounded-card gap-4 p-6 ${css.form}`}
      onSubmit={onSubmit}
      noValidate
    >
      <h3>{text.title}</h3>
      {sending.isSuccess ? (
        <>
          <p className="text-sm text-quiet" role="status">
            {text.sent}
          </p>
          <Button onClick={sending.reset}>{text.again}</Button>
        </>
      ) : (
        <>
          <p className="text-sm text-quiet">{text.lead}</p>
          <SelectField
            {...form.bind('kind')}
            label={text.kind}
            placeholder={text.choose}
            choices={feedbackKinds.map((kind) => ({ value: kind.key, label: kind[language] }))}
          />
          <Words field={form.bind('text')} />
          <Button kind="primary" type="submit" busy={sending.isPending}>
            {has_session ? text.send : text.login}
          </Button>
        </>
      )}
    </form>
  )
}
