import { InputNumber } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { scaled } from './tariff.view.ts'

interface FrameProps {
  readonly active: 'channels' | 'tariffs' | 'import' | 'quote'
  readonly description?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Header and tabs that the freight screens share. */
export function FreightFrame({ active, description, actions, children }: FrameProps) {
  const text = useText(freightDeskText)
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader title={text.title} description={description ?? text.description} actions={actions} />
      <TabLinks
        label={text.tabs}
        active={active}
        items={[
          { key: 'channels', to: '/ops/freight', label: text.tab_channels },
          { key: 'tariffs', to: '/ops/freight/tariff', label: text.tab_tariffs },
          { key: 'import', to: '/ops/freight/import', label: text.tab_import },
          { key: 'quote', to: '/ops/freight/quote', label: text.tab_quote },
        ]}
      />
      {children}
    </div>
  )
}

interface FieldProps {
  readonly label: string
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A label above its control; the control carries the label for screen readers itself. */
export function Field({ label, wide = false, children }: FieldProps) {
  return (
    <div className={`grid min-w-0 text-sm text-quiet gap-1 ${css.field} ${wide ? 'col-span-full' : ''}`}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}

interface ScaledProps {
  readonly label: string
  readonly value: number | null
  /** How many stored units a typed one is: 100 for yuan, 1000 for kilograms. */
  readonly per: number
  readonly digits?: number
  readonly max?: number
  readonly disabled?: boolean
  readonly onChange: (value: number | null) => void
}

/** A number typed in the unit people use and stored as an integer. */
export function ScaledInput({
  label,
  value,
  per,
  digits = 2,
  max = 1_000_000,
  disabled = false,
  onChange,
}: ScaledProps) {
  return (
    <InputNumber
      aria-label={label}
      disabled={disabled}
      min={0}
      max={max}
      precision={digits}
      controls={false}
      value={scaled.show(value, per)}
      onChange={(typed) => onChange(scaled.store(typed, per))}
    />
  )
}
