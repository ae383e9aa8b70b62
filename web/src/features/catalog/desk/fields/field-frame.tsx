import { type ReactNode, useId } from 'react'
import { getField, type Path } from '../draft/paths.view.ts'
import { type Hint, useHints } from '../draft/product-draft.tsx'
import css from './fields.module.css'

/** Messages under a field: what the server refused, and what is missing before publishing. */
export function HintLines({ hints }: { hints: readonly Hint[] }) {
  return hints.map(({ message, is_refusal }) => (
    <p key={message} className={css.hint} data-refusal={is_refusal} role={is_refusal ? 'alert' : undefined}>
      {message}
    </p>
  ))
}

/** Findings at a place without a field of its own, such as a list that must not be empty. */
export function PlaceHints({ path, is_deep = false }: { path: Path; is_deep?: boolean }) {
  return (
    <div data-field={getField(path)}>
      <HintLines hints={useHints(path, is_deep)} />
    </div>
  )
}

interface FieldFrameProps {
  readonly path: Path
  readonly label: ReactNode
  readonly help?: ReactNode
  /** The field is a list, and findings may name its entries. */
  readonly is_list?: boolean
  readonly children: (input: { readonly id: string; readonly status: '' | 'error' | 'warning' }) => ReactNode
}

/** Label, input, help and findings of one field. `data-field` is where the list of findings jumps to. */
export function FieldFrame({ path, label, help, is_list = false, children }: FieldFrameProps) {
  const id = useId()
  const hints = useHints(path, is_list)
  const status = hints.some((hint) => hint.is_refusal) ? 'error' : hints.length > 0 ? 'warning' : ''
  return (
    <div className={`min-w-0 mb-4 ${css.field}`} data-field={getField(path)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, status })}
      {help ? <p className="text-xs text-quiet leading-4.5 mt-1">{help}</p> : null}
      <HintLines hints={hints} />
    </div>
  )
}
