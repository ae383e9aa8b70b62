import { type PersonalField, wordsIn } from '@inkroute/engine/personal/personal-field'
import { Button, Checkbox, Input, Select } from 'antd'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { DayInput } from '../../shared/ui/fields/day-input.tsx'
import { Condition } from './condition.tsx'
import { FieldRules } from './field-rules.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'
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
  readonly onRemove: () => void
  readonly onUp?: () => void
}

/** One field: its names, its rules, and when it is asked. */
export function FieldCard({ field, earlier, onChange, onRemove, onUp }: CardProps) {
  const text = useText(formText)
  const { language } = useLanguage()
  const name = wordsIn(field.label, language)
  const word = (of: 'label' | 'help', code: 'zh' | 'en', label: string) => (
    <Labelled label={label}>
      <Input
        value={field[of][code] ?? ''}
        maxLength={100}
        onChange={({ target }) => onChange({ ...field, [of]: { ...field[of], [code]: target.value } })}
      />
    </Labelled>
  )
  return (
    <article className={css.field} aria-label={name}>
      <header className={css.field_head}>
        <strong>
          {field.kind === 'choice' ? text[`kind_${field.of}`] : text[`kind_${field.kind}`]} · {name}
        </strong>
        <span>
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
      <div className={css.grid}>
        {word('label', 'zh', text.name_zh)}
        {word('label', 'en', text.name_en)}
        {word('help', 'zh', text.help_zh)}
        {word('help', 'en', text.help_en)}
        <FieldRules field={field} onChange={onChange} />
        <Default field={field} onChange={onChange} />
        <Checkbox
          checked={field.is_required}
          onChange={({ target }) => onChange({ ...field, is_required: target.checked })}
        >
          {text.required}
        </Checkbox>
        <Condition field={field} earlier={earlier} onChange={(when) => onChange({ ...field, when })} />
      </div>
    </article>
  )
}
