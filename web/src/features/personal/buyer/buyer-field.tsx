import { type Answer, type ChoiceField, type PersonalField, wordsIn } from '@inkroute/engine/personal/personal-field'
import { useId } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { TextAreaField, TextField } from '../../../shared/ui/fields/text-field.tsx'
import css from './buyer.module.css'
import { buyerText } from './buyer.text.ts'
import { overLimit, withExtra } from './buyer.view.ts'
import { NightInput } from './night-input.tsx'
import { PhotoInput } from './photo-input.tsx'

interface ChoiceProps {
  readonly field: ChoiceField
  readonly label: string
  readonly help: string
  readonly error: string | null
  readonly language: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function Choice({ field, label, help, error, language, value, onChange }: ChoiceProps) {
  const text = useText(buyerText)
  const name = useId()
  const note_id = `${name}-note`
  return (
    <fieldset className="grid min-w-0 border-0 gap-1.5 p-0 m-0" aria-describedby={error || help ? note_id : undefined}>
      <legend className="text-sm font-medium p-0">{label}</legend>
      <div className="flex flex-wrap gap-2 mt-1.5">
        {field.options.map((option) => (
          <label
            key={option.value}
            className={`flex items-center min-h-11 cursor-pointer bg-surface border-strong rounded-control gap-2 px-3 ${css.option}`}
          >
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.colour ? <span className={css.swatch} style={{ background: option.colour }} aria-hidden /> : null}
            {withExtra(text, wordsIn(option.label, language) || option.value, option.extra_fen)}
          </label>
        ))}
      </div>
      {error || help ? (
        <p id={note_id} className={error ? css.error : css.help} role={error ? 'alert' : undefined}>
          {error ?? help}
        </p>
      ) : null}
    </fieldset>
  )
}

interface FieldProps {
  readonly token: string
  readonly field: PersonalField
  readonly language: string
  readonly error: string | null
  readonly answer: Answer | undefined
  readonly onChange: (answer: Answer) => void
}

/** One question to the buyer. */
export function BuyerField({ token, field, language, error, answer, onChange }: FieldProps) {
  const text = useText(buyerText)
  const named = withExtra(text, wordsIn(field.label, language), field.extra_fen)
  const label = field.is_required ? named : fill(text.optional, { label: named })
  const help = wordsIn(field.help, language)
  const over = overLimit(field, answer)
  const frame = { label, error: over ? fill(text.too_long, { detail: over }) : error }
  const value = typeof answer === 'string' ? answer : ''
  if (field.kind === 'photo') {
    const photo = answer !== undefined && typeof answer !== 'string' ? answer : null
    return <PhotoInput {...frame} token={token} field={field} help={help} answer={photo} onChange={onChange} />
  }
  if (field.kind === 'choice')
    return <Choice {...frame} field={field} help={help} language={language} value={value} onChange={onChange} />
  if (field.kind === 'date') {
    const limits = { min: field.earliest ?? undefined, max: field.latest ?? undefined }
    return <TextField {...frame} {...limits} type="date" help={help} value={value} onChange={onChange} />
  }
  if (field.kind === 'sky') return <NightInput {...frame} help={help} value={value} onChange={onChange} />
  if (field.kind === 'monogram') {
    const most = [help, fill(text.letters_up_to, { count: field.max_letters })].filter(Boolean).join(' · ')
    return <TextField {...frame} help={most} value={value} autoComplete="off" onChange={onChange} />
  }
  const note = [help, fill(text.up_to, { count: field.max_length })].filter(Boolean).join(' · ')
  const common = { ...frame, help: note, value, onChange, dir: 'auto', autoComplete: 'off' } as const
  return field.fit === 'wrap' ? <TextAreaField {...common} rows={3} /> : <TextField {...common} />
}
