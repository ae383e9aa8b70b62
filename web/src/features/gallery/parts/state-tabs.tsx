import { galleryStates } from '@inkroute/contract/gallery/gallery'
import { useText } from '../../../shared/text/language.tsx'
import css from '../gallery.module.css'
import { galleryText } from '../gallery.text.ts'

interface StateTabsProps {
  readonly counts: Readonly<Record<(typeof galleryStates)[number], number>> | undefined
  readonly state: string | undefined
  readonly onChange: (state: string | undefined) => void
}

/** The states of a list with how many there are for the same search. */
export function StateTabs({ counts, state, onChange }: StateTabsProps) {
  const text = useText(galleryText)
  const total = counts ? counts.draft + counts.on_sale + counts.withdrawn : undefined
  const tabs = [
    { key: undefined, label: text.all, count: total },
    ...galleryStates.map((key) => ({ key, label: text[key], count: counts?.[key] })),
  ]
  return (
    <ul className={`bare-list flex flex-wrap gap-1.5 ${css.tabs}`}>
      {tabs.map(({ key, label, count }) => (
        <li key={label}>
          <button type="button" aria-pressed={state === key} onClick={() => onChange(key)}>
            {label} {count ?? ''}
          </button>
        </li>
      ))}
    </ul>
  )
}
