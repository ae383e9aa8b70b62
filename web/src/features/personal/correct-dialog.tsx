import * as contract from '@inkroute/contract/personal/personal'
import { type Answers, type PersonalField, wordsIn } from '@inkroute/engine/personal/personal-field'
import { Alert, Button, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useSend } from '../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { DayInput } from '../../shared/ui/fields/day-input.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './personal.module.css'
import { personalText } from './personal.text.ts'
import { PhotoInput, type PhotoSender } from './photo-input.tsx'

const NOT_PRINTED = ''

/** The platform's own answers, and which field each of them fills from now on. */
function Told({ line, onClose }: { readonly line: contract.PersonalLine; readonly onClose: () => void }) {
  const text = useText(personalText)
  const { language } = useLanguage()
  const [mapping, setMapping] = useState<Record<string, string>>(() =>
    Object.fromEntries(line.told.map(({ key, field_id }) => [key, field_id ?? NOT_PRINTED])),
  )
  const save = useSend(contract.savePersonalMapping, {
    refetch: [contract.listPersonalLines],
    onSuccess: ({ queued }) => {
      showToast('success', fill(text.remembered, { count: queued }))
      onClose()
    },
  })
  const options = [
    ...line.fields.map((field) => ({ value: field.id, label: wordsIn(field.label, language) })),
    { value: NOT_PRINTED, label: text.not_printed },
  ]
  const remember = () =>
    save.mutate({
      goods_id: line.goods_id,
      store_id: line.store_id,
      mapping: Object.fromEntries(Object.entries(mapping).map(([key, id]) => [key, id === NOT_PRINTED ? null : id])),
    })
  if (line.told.length === 0) return <p className="text-quiet wrap-anywhere">{text.told_none}</p>
  return (
    <section className={`mt-4 ${css.told}`}>
      <h3>{text.told}</h3>
      <ul>
        {line.told.map(({ key, label, value, picture_url }) => (
          <li key={`${key}:${value}`}>
            <span dir="auto">
              {label}:{' '}
              {picture_url ? (
                <a href={picture_url} target="_blank" rel="noopener noreferrer">
                  {text.picture}
                </a>
              ) : (
                value
              )}
            </span>
            <Select
              size="small"
              value={mapping[key] ?? NOT_PRINTED}
              options={options}
              aria-label={fill(text.belongs, { label })}
              onChange={(id: string) => setMapping({ ...mapping, [key]: id })}
            />
          </li>
        ))}
      </ul>
      <Button size="small" loading={save.isPending} onClick={remember}>
        {text.remember}
      </Button>
    </section>
  )
}

interface FieldProps {
  readonly field: PersonalField
  readonly answer: Answers[string] | undefined
  readonly sender: PhotoSender
  readonly onChange: (answer: Answers[string]) => void
}

function FieldInput({ field, answer, sender, onChange }: FieldProps) {
  const { language } = useLanguage()
  const value = typeof answer === 'string' ? answer : ''
  const label = wordsIn(field.label, language)
  if (field.kind === 'photo')
    return <PhotoInput field={field} label={label} answer={answer} sender={sender} onChange={onChange} />
  if (field.kind === 'choice')
    return (
      <Select
        value={value || null}
        aria-label={label}
        options={field.options.map((option) => ({
          value: option.value,
          label: wordsIn(option.label, language) || option.value,
        }))}
        onChange={(next: string | null) => onChange(next ?? '')}
      />
    )
  if (field.kind === 'date') return <DayInput value={value} label={label} onChange={onChange} />
  if (field.kind !== 'text')
    return <Input value={value} aria-label={label} onChange={({ target }) => onChange(target.value)} />
  return (
    <Input.TextArea
      value={value}
      aria-label={label}
      dir="auto"
      autoSize={{ minRows: 1, maxRows: 4 }}
      count={{ show: true, max: field.max_length }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The answers of one line, corrected in place by the seller. */
export function CorrectDialog({
  line,
  sender,
  onClose,
}: {
  readonly line: contract.PersonalLine
  readonly sender: PhotoSender
  readonly onClose: () => void
}) {
  const text = useText(personalText)
  const { language } = useLanguage()
  const [answers, setAnswers] = useState<Answers>(line.answers)
  const [problems, setProblems] = useState(line.problems)
  const save = useSend(contract.correctPersonalLine, {
    refetch: [contract.listPersonalLines],
    onSuccess: (made) => {
      setProblems(made.problems)
      if (made.state === 'held') return showToast('error', text.still_held)
      showToast('success', text.corrected)
      onClose()
    },
  })
  const findProblem = (id: string) => problems.find(({ field_id }) => field_id === id)?.text
  const others = problems.filter(({ field_id }) => !line.fields.some(({ id }) => id === field_id))
  return (
    <Modal
      open
      title={text.correct_title}
      okText={text.correct_ok}
      cancelText={text.cancel}
      confirmLoading={save.isPending}
      onCancel={onClose}
      onOk={() => save.mutate({ id: line.id, answers })}
    >
      <Form layout="vertical">
        {line.fields.map((field) => {
          const problem = findProblem(field.id)
          return (
            <Form.Item
              key={field.id}
              label={wordsIn(field.label, language)}
              required={field.is_required}
              {...(problem ? { validateStatus: 'error' as const, help: problem } : {})}
            >
              <FieldInput
                field={field}
                answer={answers[field.id]}
                sender={sender}
                onChange={(answer) => setAnswers({ ...answers, [field.id]: answer })}
              />
            </Form.Item>
          )
        })}
      </Form>
      {others.length > 0 ? (
        <Alert type="error" showIcon title={others.map(({ text: words }) => <div key={words}>{words}</div>)} />
      ) : null}
      <Told line={line} onClose={onClose} />
    </Modal>
  )
}
