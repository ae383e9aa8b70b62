import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { BatchDesignMode } from '@inkroute/contract/codes'
import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import type { BatchTemplate } from '@inkroute/engine/batch/fill-template'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Select } from 'antd'
import { memo, type RefObject, useContext, useMemo, useRef, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { batchText } from '../state/batch.text.ts'
import { RulesDoorContext } from '../state/batch-slots.ts'
import { artworkId, type ChosenProduct } from '../state/batch-state.ts'
import { look, removeArtwork, removeProduct, useBatch } from '../state/batch-store.ts'
import { useProducts, useTemplates } from '../state/use-batch-data.ts'
import { arrowKeys } from './arrow-keys.ts'
import css from './matrix.module.css'
import { MatrixCell } from './matrix-cell.tsx'
import { noteScroll } from './scroll-calm.ts'
import { type OtherSide, otherSides } from './sides.view.ts'

interface SwitchProps {
  readonly sides: readonly OtherSide[]
  readonly side: string | null
  readonly onChange: (side: string | null) => void
}

const MAIN = ''

/** Which side of the products the matrix shows; there while rules print more than one. */
function SideSwitch({ sides, side, onChange }: SwitchProps) {
  const text = useText(batchText)
  if (sides.length === 0) return null
  return (
    <Select
      className="min-w-0"
      size="small"
      variant="filled"
      popupMatchSelectWidth={false}
      aria-label={text.side_shown}
      title={text.side_shown}
      value={side ?? MAIN}
      options={[{ value: MAIN, label: text.side_main }, ...sides.map(({ key, name }) => ({ value: key, label: name }))]}
      onChange={(value) => onChange(value === MAIN ? null : value)}
    />
  )
}

const CELL_PX = 176
const ROW_PX = 214
const HEAD_PX = 60
const SIDE_PX = 132
const NARROW_SIDE_PX = 92

type Line = { readonly artwork: BatchArtwork | null; readonly row_no: number }

/** Rows of the matrix: artworks, or rows of the sheet where there are none. */
function useLines(): readonly Line[] {
  const { artworks, sheet, row_no } = useBatch()
  const rows = sheet?.rows
  // Kept while the matrix scrolls, or every line would be made again at each step.
  return useMemo(() => {
    if (artworks.length > 0) return artworks.map((artwork) => ({ artwork, row_no }))
    return (rows ?? []).map((_, n) => ({ artwork: null, row_no: n }))
  }, [artworks, rows, row_no])
}

const ProductHead = memo(function ProductHead({ product, left_px }: { product: ChosenProduct; left_px: number }) {
  const text = useText(batchText)
  const openRules = useContext(RulesDoorContext)
  const { scope, by_product } = useBatch()
  const is_current = scope.kind === 'product' && scope.product_id === product.id
  const own = by_product[product.id]
  const has_own = Boolean(own && (own.placement || own.colours || own.size_ids))
  const open = (pressed: HTMLElement) => {
    look(is_current && !openRules ? { kind: 'all' } : { kind: 'product', product_id: product.id })
    openRules?.(pressed)
  }
  return (
    <div className={css.head} style={{ left: left_px, width: CELL_PX }} data-current={is_current}>
      <button
        type="button"
        className={`bare-button grid content-center flex-1 min-w-0 text-ink text-left rounded-control px-2 py-0 ${css.headName}`}
        aria-pressed={is_current}
        title={fill(text.product_rules, { name: product.name })}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <strong>{product.name}</strong>
        <span className="text-xs text-quiet">
          {product.code}
          {has_own ? ` · ${text.cell_own}` : ''}
        </span>
      </button>
      <button
        type="button"
        className={css.drop}
        aria-label={fill(text.remove, { name: product.name })}
        onClick={() => removeProduct(product.id)}
      >
        <Icon name="close" size_px={14} />
      </button>
    </div>
  )
})

const LineHead = memo(function LineHead({ line, top_px, width_px }: { line: Line; top_px: number; width_px: number }) {
  const text = useText(batchText)
  const sheet = useBatch((state) => state.sheet)
  const { artwork, row_no } = line
  const words = (sheet?.rows[row_no] ?? []).filter(Boolean).join(' · ')
  return (
    <div
      className={`grid justify-items-center absolute left-0 border-b gap-1.5 ${css.line}`}
      style={{ top: top_px, height: ROW_PX, width: width_px }}
    >
      {artwork ? (
        <>
          <img src={artwork.preview_url} alt="" loading="lazy" />
          <span title={artwork.name}>{artwork.name}</span>
          <button
            type="button"
            className={css.drop}
            aria-label={fill(text.remove, { name: artwork.name })}
            onClick={() => removeArtwork(artworkId(artwork))}
          >
            <Icon name="close" size_px={14} />
          </button>
        </>
      ) : (
        <>
          <strong>{fill(text.row_named, { row: row_no + 1 })}</strong>
          <span title={words}>{words}</span>
        </>
      )}
    </div>
  )
})

interface LinesProps {
  readonly lines: readonly Line[]
  readonly shown: readonly ShownColumn[]
  readonly frame: RefObject<HTMLDivElement | null>
  readonly side_px: number
  readonly details: ReadonlyMap<number, BasicProduct>
  readonly templates: ReadonlyMap<string, BatchTemplate>
  readonly side: string | null
}

interface ShownColumn {
  readonly product: ChosenProduct
  readonly index: number
  readonly start: number
}

/** Rows change while scrolling; columns and their products do not. */
function Lines({ lines, shown, frame, side_px, details, templates, side }: LinesProps) {
  const mode = useBatch((state) => state.mode)
  const rows = useVirtualizer({
    getScrollElement: () => frame.current,
    overscan: 1,
    count: lines.length,
    estimateSize: () => ROW_PX,
    paddingStart: HEAD_PX,
  })
  const isPaired = (row: number, column: number) =>
    mode !== BatchDesignMode.pair || lines[row]?.artwork === null || row === column
  return (
    <>
      <div className={css.lines} style={{ width: side_px, height: rows.getTotalSize() - HEAD_PX }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const line = lines[index]
          return line ? <LineHead key={index} line={line} top_px={start - HEAD_PX} width_px={side_px} /> : null
        })}
      </div>
      {rows.getVirtualItems().flatMap((row) =>
        shown.map(({ product, index, start }) => {
          const line = lines[row.index]
          if (!line || !isPaired(row.index, index)) return null
          const key = `${product.id}|${line.artwork ? artworkId(line.artwork) : row.index}`
          return (
            <div
              key={key}
              className={`absolute px-1.5 py-2 ${css.place}`}
              data-place={`${row.index}:${index}`}
              style={{ left: start, top: row.start, width: CELL_PX, height: ROW_PX }}
            >
              <MatrixCell
                chosen={product}
                product={details.get(product.id)}
                artwork={line.artwork}
                row_no={line.row_no}
                templates={templates}
                side={side}
              />
            </div>
          )
        }),
      )}
    </>
  )
}

function useSides(templates: ReadonlyMap<string, BatchTemplate>) {
  const { products, placement, by_product, by_pair } = useBatch()
  return useMemo(
    () => otherSides({ products, placement, by_product, by_pair }, templates),
    [products, placement, by_product, by_pair, templates],
  )
}

/** Every artwork on every product, virtualised. */
export function Matrix({ is_narrow }: { is_narrow: boolean }) {
  const text = useText(batchText)
  const products = useBatch((state) => state.products)
  const lines = useLines()
  const frame = useRef<HTMLDivElement>(null)
  const side_px = is_narrow ? NARROW_SIDE_PX : SIDE_PX
  const columns = useVirtualizer({
    getScrollElement: () => frame.current,
    overscan: 1,
    horizontal: true,
    count: products.length,
    estimateSize: () => CELL_PX,
    paddingStart: side_px,
  })
  const shown = columns.getVirtualItems().flatMap(({ index, start }) => {
    const product = products[index]
    return product ? [{ product, index, start }] : []
  })
  const details = useProducts(shown.map(({ product }) => product.id))
  const templates = useTemplates()
  const sides = useSides(templates)
  const [asked_side, setSide] = useState<string | null>(null)
  const side = sides.some(({ key }) => key === asked_side) ? asked_side : null
  const size = { rows: lines.length, columns: products.length, row_px: ROW_PX, column_px: CELL_PX }
  return (
    <section
      ref={frame}
      className={`flex-1 min-h-0 relative overflow-auto bg-paper ${css.frame}`}
      aria-label={text.matrix}
      onScroll={noteScroll}
      onKeyDown={arrowKeys({ ...size, head_px: HEAD_PX, side_px })}
    >
      <div className={css.sheet} style={{ width: columns.getTotalSize(), height: HEAD_PX + lines.length * ROW_PX }}>
        <div className={css.heads} style={{ height: HEAD_PX, width: columns.getTotalSize() }}>
          <span
            className={`grid items-center h-full sticky left-0 z-1 bg-surface px-1.5 ${css.corner}`}
            style={{ width: side_px }}
          >
            <SideSwitch sides={sides} side={side} onChange={setSide} />
          </span>
          {shown.map(({ product, start }) => (
            <ProductHead key={product.id} product={product} left_px={start} />
          ))}
        </div>
        <Lines
          lines={lines}
          shown={shown}
          frame={frame}
          side_px={side_px}
          details={details}
          templates={templates}
          side={side}
        />
      </div>
    </section>
  )
}
