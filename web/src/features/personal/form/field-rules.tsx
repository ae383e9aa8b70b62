import { monogramStyles } from '@inkroute/engine/personal/monogram'
import {
  type DateField,
  dateFormats,
  letterSets,
  type MonogramField,
  type PersonalField,
  type PhotoField,
  type TextField,
  textFits,
} from '@inkroute/engine/personal/personal-field'
import { Checkbox, InputNumber, Select } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { DayInput } from '../../../shared/ui/fields/day-input.tsx'
import { ChoiceRules } from './choice-rules.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'
import type { BuyerLanguage } from './form.view.ts'
import { Labelled, type RulesProps } from './labelled.tsx'

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
      <Labelled label={text.min_length}>
        <InputNumber
          min={0}
          max={field.max_length}
          precision={0}
          value={field.min_length}
          onChange={(value) => onChange({ ...field, min_length: value ?? 0 })}
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
          options={textFits.map((value) => ({ value, label: text[`fit_${value}`] }))}
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
  const day = (name: 'earliest' | 'latest') => (
    <Labelled label={text[name]}>
      <DayInput
        label={text[name]}
        value={field[name]}
        onChange={(day) => onChange({ ...field, [name]: day || null })}
      />
    </Labelled>
  )
  return (
    <>
      <Labelled label={text.format}>
        <Select
          value={field.format}
          aria-label={text.format}
          options={dateFormats.map((value) => ({ value, label: value }))}
          onChange={(format) => onChange({ ...field, format })}
        />
      </Labelled>
      {day('earliest')}
      {day('latest')}
    </>
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
    <>
      <div className={`grid gap-1 ${css.labelled}`}>
        <span>{text.min_px}</span>
        <span>
          {side('min_width_px')} × {side('min_height_px')}
        </span>
      </div>
      <Checkbox
        checked={field.removes_background === true}
        onChange={({ target }) => onChange({ ...field, removes_background: target.checked })}
      >
        {text.removes_background}
      </Checkbox>
    </>
  )
}

function MonogramRules({ field, onChange }: RulesProps<MonogramField>) {
  const text = useText(formText)
  return (
    <>
      <Labelled label={text.style}>
        <Select
          value={field.style}
          aria-label={text.style}
          options={monogramStyles.map((value) => ({ value, label: text[`style_${value}`] }))}
          onChange={(style) => onChange({ ...field, style })}
        />
      </Labelled>
      <Labelled label={text.max_letters}>
        <InputNumber
          min={1}
          max={3}
          precision={0}
          value={field.max_letters}
          onChange={(value) => onChange({ ...field, max_letters: value ?? 3 })}
        />
      </Labelled>
    </>
  )
}

function SkyNote() {
  const text = useText(formText)
  return <p className="col-span-full text-quiet">{text.sky_note}</p>
}

interface FieldRulesProps extends RulesProps<PersonalField> {
  readonly languages: readonly BuyerLanguage[]
}

/** What a field accepts, by its kind. */
export function FieldRules({ field, languages, onChange }: FieldRulesProps) {
  if (field.kind === 'text') return <TextRules field={field} onChange={onChange} />
  if (field.kind === 'date') return <DateRules field={field} onChange={onChange} />
  if (field.kind === 'monogram') return <MonogramRules field={field} onChange={onChange} />
  if (field.kind === 'sky') return <SkyNote />
  if (field.kind === 'photo') return <PhotoRules field={field} onChange={onChange} />
  return <ChoiceRules field={field} languages={languages} onChange={onChange} />
}
