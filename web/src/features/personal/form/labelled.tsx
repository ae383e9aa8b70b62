import type { PersonalField } from '@inkroute/engine/personal/personal-field'
import type { ReactNode } from 'react'
import css from './form.module.css'

export function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={`grid gap-1 ${css.labelled}`}>
      <span>{label}</span>
      {children}
    </label>
  )
}

export interface RulesProps<F extends PersonalField> {
  readonly field: F
  readonly onChange: (field: PersonalField) => void
}
