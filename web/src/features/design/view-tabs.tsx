import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { NO_PRODUCT } from '@inkroute/engine/document/design-document'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../shared/text/language.tsx'
import { usePainted } from './stage/use-painted.ts'
import { stripText } from './state/studio.text.ts'
import { showView, useStudio } from './state/studio-store.ts'
import css from './view-tabs.module.css'

const THUMB_PX = 52

function Thumb({ view_id, blank }: { view_id: number; blank: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const ratio = globalThis.devicePixelRatio || 1
  usePainted(canvas, { view_id, scale: (THUMB_PX * ratio) / 550, origin: 'canvas' })
  return (
    <span className={`relative overflow-hidden bg-fill ${css.thumb}`}>
      {blank ? <img src={blank} alt="" loading="lazy" /> : null}
      <canvas ref={canvas} />
    </span>
  )
}

const findBlank = (product: BasicProduct, color_id: number, view_id: number) => {
  const is_flat = product.print_areas.find((area) => area.view_id === view_id)?.lies_on === 'flat'
  if (is_flat) return undefined
  return product.bottom_templates.find((one) => one.color_id === color_id && one.view_id === view_id)?.image_src
}

function useUsedViews(): ReadonlySet<number> {
  const key = useStudio((state) =>
    state.history.present.views
      .flatMap((view) => (view.layers.length > 0 || view.background ? [view.view_id] : []))
      .join(),
  )
  return new Set(key === '' ? [] : key.split(',').map(Number))
}

/** Thumbnails of the printable faces; a dot marks those with layers. */
export function ViewTabs() {
  const text = useText(stripText)
  const product = useStudio((state) => state.product)
  const color_id = useStudio((state) => state.color_id)
  const view_id = useStudio((state) => state.view_id)
  const used = useUsedViews()
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const ids = product?.views.map((view) => view.view_id) ?? []
    if (!by || ids.length === 0) return
    event.preventDefault()
    const next = ids[(ids.indexOf(view_id) + by + ids.length) % ids.length]
    if (next === undefined) return
    showView(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus()
  }
  if (product?.id === NO_PRODUCT) return <div className={css.views} />
  return (
    <div className={css.views} role="tablist" tabIndex={-1} aria-label={text.views} onKeyDown={onKeyDown}>
      {product?.views.map((view) => (
        <button
          key={view.view_id}
          type="button"
          role="tab"
          data-view={view.view_id}
          tabIndex={view.view_id === view_id ? 0 : -1}
          aria-selected={view.view_id === view_id}
          data-used={used.has(view.view_id)}
          onClick={() => showView(view.view_id)}
        >
          <Thumb view_id={view.view_id} blank={findBlank(product, color_id, view.view_id)} />
          <span>{view.name}</span>
        </button>
      ))}
    </div>
  )
}
