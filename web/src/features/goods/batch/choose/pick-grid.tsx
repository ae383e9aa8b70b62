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
  if (items.length === 0) return <p className={`text-quiet text-center ${css.empty}`}>{empty}</p>
  return (
    <ul className={`grid list-none gap-2.5 m-0 ${css.grid}`} data-artwork={is_artwork}>
      {items.map(({ id, name, note, picture_url, is_barred = false }) => (
        <li key={id}>
          <button
            type="button"
            className={`card grid w-full text-ink text-left cursor-pointer gap-0.5 p-1.5 ${css.item}`}
            aria-pressed={chosen.has(id)}
            disabled={is_barred}
            onClick={() => onToggle(id)}
          >
            <span
              className={`grid place-items-center relative overflow-hidden text-quiet aspect-square bg-fill rounded-control ${css.frame}`}
            >
              {picture_url ? (
                <img className="w-full h-full object-contain" src={picture_url} alt="" loading="lazy" />
              ) : (
                <Icon name="shirt" size_px={32} />
              )}
              {chosen.has(id) ? (
                <span className={`grid place-items-center absolute text-on-dark bg-action rounded-full ${css.tick}`}>
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
