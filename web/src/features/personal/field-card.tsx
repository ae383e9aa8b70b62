import {
  type ChoiceField,
  type DateField,
  dateFormats,
  letterSets,
  type PersonalField,
  type PhotoField,
  type TextField,
  wordsIn,
} from '@inkroute/engine/personal/personal-field'
import { Button, Checkbox, Input, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import css from './form.module.css'
import { formText } from './form.text.ts'
import { withOption } from './form.view.ts'

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={css.labelled}>
      <span>{label}</span>
      {children}
    </label>
  )
}

interface RulesProps<F extends PersonalField> {
  readonly field: F
  readonly onChange: (field: PersonalField) => void
}

function TextRules({ field, onChange }: RulesProps<TextField>) {
  const text = useText(formText)
  const size = (side: 'width' | 'height') => (
    <Labelled label={text[side]}>
      <InputNumber
        min={5}
        max={550}
        value={field.frame?.[side] ?? null}
        onChange={(value) => {
          const frame = field.frame ?? { width: 100, height: 40 }
          onChange({ ...field, frame: { ...frame, [side]: value ?? frame[side] } })
        }}
      />
    </Labelled>
  )
  return (
    <>
      <Labelled label={text.max_length}>
        <InputNumber
          min={1}
          max={200}
          precision={0}
          value={field.max_length}
          onChange={(value) => onChange({ ...field, max_length: value ?? 12 })}
        />
      </Labelled>
      <Labelled label={text.letters}>
        <Select
          value={field.letters}
          aria-label={text.letters}
          options={letterSets.map((value) => ({ value, label: text[`letters_${value}`] }))}
          onChange={(letters) => onChange({ ...field, letters })}
        />
      </Labelled>
      <Labelled label={text.fit}>
        <Select
          value={field.fit}
          aria-label={text.fit}
          options={[
            { value: 'shrink' as const, label: text.fit_shrink },
            { value: 'wrap' as const, label: text.fit_wrap },
          ]}
          onChange={(fit) => onChange({ ...field, fit })}
        />
      </Labelled>
      {size('width')}
      {size('height')}
      <Checkbox checked={field.is_upper} onChange={({ target }) => onChange({ ...field, is_upper: target.checked })}>
        {text.upper}
      </Checkbox>
    </>
  )
}

function DateRules({ field, onChange }: RulesProps<DateField>) {
  const text = useText(formText)
  return (
    <Labelled label={text.format}>
      <Select
        value={field.format}
        aria-label={text.format}
        options={dateFormats.map((value) => ({ value, label: value }))}
        onChange={(format) => onChange({ ...field, format })}
      />
    </Labelled>
  )
}

function PhotoRules({ field, onChange }: RulesProps<PhotoField>) {
  const text = useText(formText)
  const side = (name: 'min_width_px' | 'min_height_px') => (
    <InputNumber
      min={1}
      max={20_000}
      precision={0}
      value={field[name]}
      aria-label={`${text.min_px} ${name === 'min_width_px' ? text.width : text.height}`}
      onChange={(value) => onChange({ ...field, [name]: value ?? 1000 })}
    />
  )
  return (
    <div className={css.labelled}>
      <span>{text.min_px}</span>
      <span>
        {side('min_width_px')} × {side('min_height_px')}
      </span>
    </div>
  )
}

function ChoiceRules({ field, onChange }: RulesProps<ChoiceField>) {
  const text = useText(formText)
  const change = (at: number, part: Partial<ChoiceField['options'][number]>) =>
    onChange({ ...field, options: field.options.map((one, n) => (n === at ? { ...one, ...part } : one)) })
  return (
    <fieldset className={css.options}>
      <legend>{text.options}</legend>
      {field.options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options are edited in place and have no other identity
        <span key={at} className={css.option}>
          <input
            type="color"
            value={option.colour ?? '#000000'}
            aria-label={text.option_colour}
            onChange={({ target }) => change(at, { colour: target.value.toLowerCase() })}
          />
          <Input
            value={option.value}
            maxLength={60}
            aria-label={text.option_name}
            onChange={({ target }) => change(at, { value: target.value })}
          />
          <Button
            type="text"
            disabled={field.options.length === 1}
            aria-label={fill(text.remove_one, { name: option.value })}
            onClick={() => onChange({ ...field, options: field.options.filter((_, n) => n !== at) })}
          >
            {text.remove}
          </Button>
        </span>
      ))}
      <Button size="small" onClick={() => onChange(withOption(field))}>
        {text.add_option}
      </Button>
    </fieldset>
  )
}

function Rules({ field, onChange }: RulesProps<PersonalField>) {
  if (field.kind === 'text') return <TextRules field={field} onChange={onChange} />
  if (field.kind === 'date') return <DateRules field={field} onChange={onChange} />
  if (field.kind === 'photo') return <PhotoRules field={field} onChange={onChange} />
  return <ChoiceRules field={field} onChange={onChange} />
}

interface CardProps extends RulesProps<PersonalField> {
  readonly onRemove: () => void
}

/** One field: its names, its rules. */
export function FieldCard({ field, onChange, onRemove }: CardProps) {
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
          {text[`kind_${field.kind}`]} · {name}
        </strong>
        <Button type="text" aria-label={fill(text.remove_one, { name })} onClick={onRemove}>
          {text.remove}
        </Button>
      </header>
      <div className={css.grid}>
        {word('label', 'zh', text.name_zh)}
        {word('label', 'en', text.name_en)}
        {word('help', 'en', text.help)}
        <Rules field={field} onChange={onChange} />
        <Checkbox
          checked={field.is_required}
          onChange={({ target }) => onChange({ ...field, is_required: target.checked })}
        >
          {text.required}
        </Checkbox>
      </div>
    </article>
  )
}
