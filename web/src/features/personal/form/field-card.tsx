import { fenToDecimal } from '@inkroute/contract/money'
import { getAction } from '@inkroute/engine/personal/new-field'
import { type PersonalField, wordsIn } from '@inkroute/engine/personal/personal-field'
import { mostExtra } from '@inkroute/engine/personal/surcharge'
import { Button, Checkbox, Input, Select } from 'antd'
import { useId } from 'react'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { DayInput } from '../../../shared/ui/fields/day-input.tsx'
import { Condition } from './condition.tsx'
import { ExtraInput } from './extra-input.tsx'
import { FieldRules } from './field-rules.tsx'
import { FieldWords } from './field-words.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'
import type { BuyerLanguage } from './form.view.ts'
import { Labelled, type RulesProps } from './labelled.tsx'

/** What is printed when a buyer leaves it out. */
function Default({ field, onChange }: RulesProps<PersonalField>) {
  const text = useText(formText)
  const { language } = useLanguage()
  if (field.kind === 'photo') return null
  if (field.kind === 'choice')
    return (
      <Labelled label={text.default}>
        <Select
          allowClear
          value={field.default || null}
          aria-label={text.default}
          placeholder={text.no_default}
          options={field.options.map(({ value, label }) => ({ value, label: wordsIn(label, language) || value }))}
          onChange={(value: string | null | undefined) => onChange({ ...field, default: value ?? '' })}
        />
      </Labelled>
    )
  if (field.kind === 'date')
    return (
      <Labelled label={text.default}>
        <DayInput
          label={text.no_default}
          value={field.default}
          onChange={(day) => onChange({ ...field, default: day })}
        />
      </Labelled>
    )
  return (
    <Labelled label={text.default}>
      <Input
        maxLength={field.kind === 'text' ? field.max_length : 120}
        value={field.default}
        placeholder={text.no_default}
        onChange={({ target }) => onChange({ ...field, default: target.value })}
      />
    </Labelled>
  )
}

interface CardProps extends RulesProps<PersonalField> {
  readonly earlier: readonly PersonalField[]
  readonly languages: readonly BuyerLanguage[]
  readonly is_open: boolean
  readonly onToggle: () => void
  readonly onRemove: () => void
  readonly onUp?: () => void
}

/** One field in a line; open, its names, its rules, and when it is asked. */
export function FieldCard({ field, earlier, languages, is_open, onChange, onToggle, onRemove, onUp }: CardProps) {
  const text = useText(formText)
  const { language } = useLanguage()
  const id = useId()
  const name = wordsIn(field.label, language)
  const extra_fen = mostExtra(field)
  const notes = [
    field.is_required ? text.required : text.optional,
    ...(extra_fen > 0 ? [fill(text.up_to_extra, { amount: formatMoney(fenToDecimal(extra_fen)) })] : []),
  ]
  return (
    <article className="border-b py-3" aria-label={name}>
      <header className="flex items-center justify-between gap-2">
        <button
          type="button"
          className={css.opener}
          aria-expanded={is_open}
          aria-controls={id}
          aria-label={fill(text.open_one, { name })}
          onClick={onToggle}
        >
          <span aria-hidden="true">{is_open ? '▾' : '▸'}</span>
          <strong>
            {text[`kind_${getAction(field)}`]} · {name}
          </strong>
          <small>{notes.join(' · ')}</small>
        </button>
        <span className="flex-none">
          {onUp ? (
            <Button type="text" aria-label={fill(text.up_one, { name })} onClick={onUp}>
              {text.up}
            </Button>
          ) : null}
          <Button type="text" aria-label={fill(text.remove_one, { name })} onClick={onRemove}>
            {text.remove}
          </Button>
        </span>
      </header>
      {is_open ? (
        <div id={id} className={`grid items-end gap-3 ${css.grid}`}>
          <FieldWords field={field} languages={languages} onChange={onChange} />
          <FieldRules field={field} languages={languages} onChange={onChange} />
          <Default field={field} onChange={onChange} />
          <Labelled label={text.extra}>
            <ExtraInput
              label={text.extra}
              fen={field.extra_fen}
              onChange={(fen) => onChange({ ...field, extra_fen: fen })}
            />
          </Labelled>
          <Checkbox
            checked={field.is_required}
            onChange={({ target }) => onChange({ ...field, is_required: target.checked })}
          >
            {text.required}
          </Checkbox>
          <Condition field={field} earlier={earlier} onChange={(when) => onChange({ ...field, when })} />
        </div>
      ) : null}
    </article>
  )
}
