import { InputNumber, Select } from 'antd'
import { useLanguage } from '../../../../shared/text/language.tsx'
import type { Bilingual } from '../../../../shared/text/text.ts'
import type { Path } from '../draft/paths.view.ts'
import { usePlace } from '../draft/product-draft.tsx'
import { FieldFrame } from './field-frame.tsx'
import css from './fields.module.css'

interface NumberProps {
  readonly path: Path
  readonly label: string
  readonly min: number
  readonly max: number
  readonly unit?: string
  readonly help?: string
  readonly decimals?: number
}

export function NumberField({ path, label, min, max, unit, help, decimals = 0 }: NumberProps) {
  const [value, set] = usePlace<number>(path)
  return (
    <FieldFrame path={path} label={label} help={help}>
      {({ id, status }) => (
        <InputNumber
          id={id}
          status={status}
          value={value}
          min={min}
          max={max}
          precision={decimals}
          suffix={unit}
          className={css.number ?? ''}
          onChange={(next) => next !== null && set(next)}
        />
      )}
    </FieldFrame>
  )
}

interface MoneyInputProps {
  readonly id?: string
  readonly label?: string
  readonly status?: '' | 'error' | 'warning'
  readonly fen: number | null
  readonly min_fen?: number
  readonly onChange: (fen: number | null) => void
}

const FEN_IN_YUAN = 100

/** An amount in yuan; its value is in fen. */
export function MoneyInput({ id, label, status = '', fen, min_fen = 0, onChange }: MoneyInputProps) {
  return (
    <InputNumber
      {...(id ? { id } : {})}
      {...(label ? { 'aria-label': label } : {})}
      status={status}
      prefix="¥"
      value={fen === null ? null : fen / FEN_IN_YUAN}
      min={min_fen / FEN_IN_YUAN}
      max={900_000}
      precision={2}
      className={css.number ?? ''}
      onChange={(yuan) => onChange(yuan === null ? null : Math.round(yuan * FEN_IN_YUAN))}
    />
  )
}

export function MoneyField({ path, label, help }: Pick<NumberProps, 'path' | 'label' | 'help'>) {
  const [fen, set] = usePlace<number>(path)
  return (
    <FieldFrame path={path} label={label} help={help}>
      {({ id, status }) => (
        <MoneyInput id={id} status={status} fen={fen} onChange={(next) => next !== null && set(next)} />
      )}
    </FieldFrame>
  )
}

export interface Choice {
  readonly value: string | number
  readonly label: string
}

/** Terms and categories as options of a select. */
export const getChoices = (
  entries: readonly { readonly key: string; readonly name: Bilingual }[],
  language: 'zh' | 'en',
): Choice[] => entries.map(({ key, name }) => ({ value: key, label: name[language] || key }))

interface ChooseProps {
  readonly path: Path
  readonly label: string
  readonly choices: readonly Choice[]
  readonly help?: string
  /** Several values; the field is a list. */
  readonly is_many?: boolean
  /** Label of the empty value. */
  readonly none?: string
}

const matches = (typed: string, choice: { label?: unknown; value?: unknown } | undefined) =>
  `${choice?.label ?? ''} ${choice?.value ?? ''}`.toLowerCase().includes(typed.toLowerCase())

export function ChooseField({ path, label, choices, help, is_many = false, none }: ChooseProps) {
  const [value, set] = usePlace<unknown>(path)
  const { language } = useLanguage()
  const options = [...(none === undefined ? [] : [{ value: '', label: none }]), ...choices]
  return (
    <FieldFrame path={path} label={label} help={help} is_list={is_many}>
      {({ id, status }) => (
        <Select<unknown>
          key={language}
          id={id}
          status={status}
          value={value === '' && none === undefined ? null : value}
          options={options}
          showSearch={{ filterOption: matches }}
          {...(is_many ? { mode: 'multiple' as const } : {})}
          onChange={(next: unknown) => set(next ?? '')}
        />
      )}
    </FieldFrame>
  )
}
