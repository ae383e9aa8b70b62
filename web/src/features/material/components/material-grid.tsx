import type { Material } from '@inkroute/contract/material/item'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { materialText } from '../material.text.ts'
import { stepped } from '../selection.view.ts'
import css from './grid.module.css'

const GAP_PX = 12
const CAPTION_PX = 54
const NARROW_PX = 520

/** Cards per row, card width and row height. */
function getColumns(width_px: number) {
  const least_px = width_px < NARROW_PX ? 140 : 168
  const columns = Math.max(2, Math.floor((width_px + GAP_PX) / (least_px + GAP_PX)))
  const card_px = (width_px - GAP_PX * (columns - 1)) / columns
  const getLeft = (column: number) => column * (card_px + GAP_PX)
  return { columns, card_px, row_px: card_px + CAPTION_PX + GAP_PX, leftOf: getLeft }
}

function useColumns(frame: RefObject<HTMLElement | null>) {
  const [width_px, setWidth] = useState(960)
  const [top_px, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      setWidth(element.clientWidth)
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    // Content above the grid (uploads, notes) moves it without changing its width.
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [frame])
  return { ...getColumns(width_px), top_px }
}

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

/** One picture of the grid. The grid handles the keyboard, so nothing in here is focusable. */
function MaterialCard({ material, option_id, style, badge, onPress, onDragStart, ...state }: CardProps) {
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
      <span className={`grid place-items-center overflow-hidden aspect-square p-2 ${css.frame}`}>
        {preview_469_url ? (
          <img src={preview_469_url} alt="" loading="lazy" decoding="async" draggable={false} />
        ) : (
          <span className="text-xs text-quiet">{text.pending}</span>
        )}
      </span>
      <span className={css.check} aria-hidden="true">
        <Icon name="check" size_px={14} />
      </span>
      {badge ? <span className={`absolute text-xs text-on-dark leading-5 px-2 ${css.badge}`}>{badge}</span> : null}
      <span className={`grid gap-0.5 px-2.5 py-1.5 ${css.caption}`}>
        <span className="truncate font-medium" title={name}>
          {name}
        </span>
        <span className="truncate text-xs text-quiet">
          {width_px && height_px ? `${width_px} × ${height_px}` : text.pending}
          {type ? ` · ${type.toUpperCase()}` : null}
          {tags.length > 0 ? ` · ${tags.map((tag) => tag.name).join(' ')}` : null}
        </span>
      </span>
    </div>
  )
}

/** Drag type of cards, so that folders accept nothing else. */
export const DRAGGED_MATERIALS = 'application/x-inkroute-materials'

export interface GridProps {
  readonly total: number
  readonly itemAt: (index: number) => Material | undefined
  /** Told which places are in sight. */
  readonly onRange?: (from: number, to: number) => void
  readonly selected: ReadonlySet<number>
  readonly onToggle: (id: number) => void
  readonly onReach: (id: number) => void
  readonly onAll: () => void
  readonly onClear: () => void
  readonly onOpen: (index: number) => void
  readonly onDelete: () => void
  readonly badgeOf?: (material: Material) => string | undefined
}

function useGridKeys(props: GridProps, columns: number, active: number, setActive: (index: number) => void) {
  return (event: KeyboardEvent) => {
    const current = props.itemAt(active)
    const next = stepped(event.key, active, columns, props.total)
    if (next !== null) {
      const reached = props.itemAt(next)
      if (event.shiftKey && reached) props.onReach(reached.id)
      setActive(next)
    } else if (event.key === ' ' && current) props.onToggle(current.id)
    else if (event.key === 'Enter') props.onOpen(active)
    else if (event.key === 'Delete' || event.key === 'Backspace') props.onDelete()
    else if (event.key === 'Escape') props.onClear()
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) props.onAll()
    else return
    event.preventDefault()
  }
}

function usePress(props: GridProps, setActive: (index: number) => void) {
  return (index: number, material: Material) => (event: MouseEvent, on_check: boolean) => {
    setActive(index)
    if (event.shiftKey) props.onReach(material.id)
    else if (on_check || event.ctrlKey || event.metaKey || props.selected.size > 0) props.onToggle(material.id)
    else props.onOpen(index)
  }
}

const drag = (material: Material, selected: ReadonlySet<number>) => (event: DragEvent) => {
  const ids = selected.has(material.id) ? [...selected] : [material.id]
  event.dataTransfer.setData(DRAGGED_MATERIALS, JSON.stringify(ids))
  event.dataTransfer.effectAllowed = 'move'
}

/** Thousands of pictures, of which only those in sight exist. */
export function MaterialGrid(props: GridProps) {
  const { total, itemAt, onRange, selected, badgeOf } = props
  const text = useText(materialText)
  const frame = useRef<HTMLDivElement>(null)
  const { columns, card_px, row_px, leftOf, top_px } = useColumns(frame)
  const [active, setActive] = useState(0)
  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => row_px,
    overscan: 3,
    scrollMargin: top_px,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change height when the columns do
  useEffect(() => rows.measure(), [row_px])
  const shown = rows.getVirtualItems()
  const [from, to] = [(shown[0]?.index ?? 0) * columns, ((shown.at(-1)?.index ?? 0) + 1) * columns - 1]
  useEffect(() => onRange?.(from, Math.min(to, total - 1)), [from, to, total, onRange])
  const goTo = (index: number) => {
    setActive(index)
    rows.scrollToIndex(Math.floor(index / columns))
  }
  const onKeyDown = useGridKeys(props, columns, active, goTo)
  const getPress = usePress(props, setActive)
  const cells = shown.flatMap((row) =>
    Array.from({ length: columns }, (_, n) => ({ row, n, at: row.index * columns + n })),
  )
  return (
    <div
      ref={frame}
      role="listbox"
      tabIndex={0}
      className={css.grid}
      aria-label={text.grid}
      aria-multiselectable="true"
      aria-description={text.grid_hint}
      aria-activedescendant={itemAt(active) ? `material-${active}` : undefined}
      style={{ height: rows.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {cells.map(({ row, n, at }) => {
        const material = itemAt(at)
        if (at >= total) return null
        return (
          <div
            key={at}
            role="presentation"
            className={`absolute top-0 left-0 ${css.row}`}
            style={{ transform: `translateY(${row.start - top_px}px)` }}
          >
            <MaterialCard
              material={material}
              option_id={`material-${at}`}
              is_selected={material ? selected.has(material.id) : false}
              is_active={at === active}
              style={{ left: leftOf(n), width: card_px }}
              badge={material ? badgeOf?.(material) : undefined}
              onPress={material ? getPress(at, material) : () => {}}
              onDragStart={material ? drag(material, selected) : () => {}}
            />
          </div>
        )
      })}
    </div>
  )
}
