import type { ReactNode } from 'react'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from './choose.module.css'

interface PickItem {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly picture_url: string | null
  readonly is_barred?: boolean
}

interface GridProps {
  readonly items: readonly PickItem[]
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (id: string) => void
  readonly is_artwork?: boolean
  readonly empty: ReactNode
}

/** A grid of pictures with multiple selection. */
export function PickGrid({ items, chosen, onToggle, is_artwork = false, empty }: GridProps) {
  if (items.length === 0) return <p className={css.empty}>{empty}</p>
  return (
    <ul className={css.grid} data-artwork={is_artwork}>
      {items.map(({ id, name, note, picture_url, is_barred = false }) => (
        <li key={id}>
          <button
            type="button"
            className={css.item}
            aria-pressed={chosen.has(id)}
            disabled={is_barred}
            onClick={() => onToggle(id)}
          >
            <span className={css.frame}>
              {picture_url ? <img src={picture_url} alt="" loading="lazy" /> : <Icon name="shirt" size_px={32} />}
              {chosen.has(id) ? (
                <span className={css.tick}>
                  <Icon name="check" size_px={14} />
                </span>
              ) : null}
            </span>
            <strong title={name}>{name}</strong>
            <small>{note}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
