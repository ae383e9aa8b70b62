import type { Material } from '@inkroute/contract/material/item'
import type { DragEvent, MouseEvent } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { materialText } from '../material.text.ts'
import css from './grid.module.css'

interface CardProps {
  readonly material: Material | undefined
  readonly option_id: string
  readonly is_selected: boolean
  readonly is_active: boolean
  readonly style: { readonly left: number; readonly width: number }
  readonly badge?: string | undefined
  readonly onPress: (event: MouseEvent, on_check: boolean) => void
  readonly onDragStart: (event: DragEvent) => void
}

/** One picture of the grid. The keyboard works on the grid, so nothing in here takes the focus. */
export function MaterialCard({ material, option_id, style, badge, onPress, onDragStart, ...state }: CardProps) {
  const text = useText(materialText)
  if (!material) return <div className={css.card} style={style} aria-hidden="true" data-empty="true" />
  const { name, preview_469_url, width_px, height_px, type, tags } = material
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names its active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid answers the keys
    <div
      id={option_id}
      role="option"
      aria-selected={state.is_selected}
      aria-label={name}
      className={css.card}
      style={style}
      data-active={state.is_active}
      draggable={material.status === 'ready'}
      onDragStart={onDragStart}
      onClick={(event) => onPress(event, (event.target as HTMLElement).closest(`.${css.check}`) !== null)}
    >
      <span className={css.frame}>
        {preview_469_url ? (
          <img src={preview_469_url} alt="" loading="lazy" decoding="async" draggable={false} />
        ) : (
          <span className={css.pending}>{text.pending}</span>
        )}
      </span>
      <span className={css.check} aria-hidden="true">
        <Icon name="check" size_px={14} />
      </span>
      {badge ? <span className={css.badge}>{badge}</span> : null}
      <span className={css.caption}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={css.facts}>
          {width_px && height_px ? `${width_px} × ${height_px}` : text.pending}
          {type ? ` · ${type.toUpperCase()}` : null}
          {tags.length > 0 ? ` · ${tags.map((tag) => tag.name).join(' ')}` : null}
        </span>
      </span>
    </div>
  )
}
