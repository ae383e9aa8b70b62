import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './brand.module.css'
import { brandText } from './brand.text.ts'

interface BrandPartProps {
  readonly title: string
  /** Shown while the part is empty: how to fill it. */
  readonly hint: string
  readonly is_empty: boolean
  readonly children: ReactNode
}

export function BrandPart({ title, hint, is_empty, children }: BrandPartProps) {
  return (
    <section className={`flex flex-col min-w-0 gap-2 ${css.section}`} aria-label={title}>
      <h3>{title}</h3>
      {is_empty ? <p className="text-xs text-studio">{hint}</p> : null}
      {children}
    </section>
  )
}

export function Forget({ label, onForget }: { label: string; onForget: () => void }) {
  return (
    <button type="button" className={css.forget} data-corner aria-label={label} title={label} onClick={onForget}>
      <Icon name="close" size_px={12} />
    </button>
  )
}

/** Says why something cannot be added; true when it can. */
export function useCanAdd() {
  const text = useText(brandText)
  return <T,>(list: readonly T[] | null, limit: number): list is T[] => {
    if (list === null) showToast('info', text.there)
    else if (list.length > limit) showToast('info', fill(text.full, { limit }))
    return list !== null && list.length <= limit
  }
}
