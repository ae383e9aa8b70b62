import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { type Area, getBounds } from '@inkroute/engine/geometry/box'
import { getBleedArea } from '@inkroute/engine/print/print-area'
import { coverView, setSizeRule, widenView } from '@inkroute/engine/print/rules/size-rule'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { NumberBox } from '../controls/number-fields.tsx'
import { inkBoxNow, useInkBox } from '../state/font-shelf.ts'
import { apply, useCmPerPx, useLayers, useStudio } from '../state/studio-store.ts'
import css from './size-rule.module.css'
import { sizeRuleText } from './size-rule.text.ts'
import { printedSizes } from './size-rule.view.ts'

/** What is printed on the face, within its print area. */
function usePrinted(area: Area | undefined): Area | null {
  const layers = useLayers().filter((layer) => !layer.is_hidden && layer.opacity > 0)
  const getBox = useInkBox()
  if (!area || layers.length === 0) return null
  const { left, top, width, height } = getBounds(layers.map(getBox))
  const [from_x, from_y] = [Math.max(left, area.left), Math.max(top, area.top)]
  const to_x = Math.min(left + width, area.left + area.width)
  const to_y = Math.min(top + height, area.top + area.height)
  return to_x > from_x && to_y > from_y
    ? { left: from_x, top: from_y, width: to_x - from_x, height: to_y - from_y }
    : null
}

function SizeTable({ product, view_id }: { product: BasicProduct; view_id: number }) {
  const text = useText(sizeRuleText)
  const document = useStudio((state) => state.history.present)
  const area = product.print_areas.find((one) => one.view_id === view_id)
  const printed = usePrinted(area)
  if (!area || !printed) return null
  return (
    <table className={`w-full text-xs border-collapse ${css.sizes}`}>
      <caption className="text-studio text-left p-0 pb-1">{text.table}</caption>
      <thead>
        <tr>
          <th scope="col">{text.size}</th>
          <th scope="col">{text.print}</th>
          <th scope="col">{text.room}</th>
        </tr>
      </thead>
      <tbody>
        {printedSizes(product, document, { view_id, area, printed }).map((size) => (
          <tr key={size.name} data-too-large={size.is_too_large}>
            <th scope="row">{size.name}</th>
            <td>
              {fill(text.cm, { width: size.width_cm, height: size.height_cm })}
              {size.is_too_large ? <span> · {text.tooLarge}</span> : null}
            </td>
            <td>{fill(text.cm, { width: size.room_cm, height: size.room_height_cm })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every printed side covered to its bleed. */
const filled = (document: DesignDocument, product: BasicProduct): DesignDocument =>
  product.print_areas.reduce((now, area) => {
    const { view_id } = area
    const widths = product.actual_sizes.filter((one) => one.view_id === view_id).map((one) => one.actual_width)
    // The bleed is widest on the smallest size, where a centimetre is more of the print.
    const cover = getBleedArea(area, Math.min(...widths) / area.width)
    return coverView(now, view_id, cover, inkBoxNow)
  }, document)

/** The width of everything printed on the side, on every size. */
function PrintWidth({ view_id }: { view_id: number }) {
  const text = useText(sizeRuleText)
  const cm_per_px = useCmPerPx()
  const getBox = useInkBox()
  const layers = useLayers().filter((layer) => !layer.is_hidden && layer.opacity > 0)
  if (layers.length === 0) return null
  return (
    <NumberBox
      label={text.width}
      unit="cm"
      min={0.1}
      step={0.5}
      value={getBounds(layers.map(getBox)).width * cm_per_px}
      onValue={(value) => apply((now) => widenView(now, view_id, value / cm_per_px, getBox))}
    />
  )
}

/** Whether the design grows with the sizes of a garment, keeps its centimetres or fills, and what that gives on each. */
export function SizeRule() {
  const text = useText(sizeRuleText)
  const { product, view_id, size_id } = useStudio()
  const rule = useStudio((state) => state.history.present.size_rule)
  if (!product) return null
  const widths = product.actual_sizes.filter((one) => one.view_id === view_id).map((one) => one.actual_width)
  if (new Set(widths).size < 2) return null
  const designed = product.sizes.find(({ id }) => rule?.kind === 'fixed' && id === rule.size_id)?.name
  const hints = {
    graded: text.gradedHint,
    fixed: fill(text.fixedHint, { size: designed ?? '' }),
    filling: text.fillingHint,
  }
  return (
    <section className={`grid gap-2 ${css.rule}`} aria-label={text.title}>
      <fieldset aria-label={text.title}>
        <legend>{text.title}</legend>
        <button type="button" aria-pressed={!rule} onClick={() => apply((now) => setSizeRule(now, undefined))}>
          {text.graded}
        </button>
        <button
          type="button"
          aria-pressed={rule?.kind === 'fixed'}
          onClick={() => apply((now) => setSizeRule(now, { kind: 'fixed', size_id }))}
        >
          {text.fixed}
        </button>
        <button
          type="button"
          aria-pressed={rule?.kind === 'filling'}
          onClick={() => apply((now) => setSizeRule(filled(now, product), { kind: 'filling' }))}
        >
          {text.filling}
        </button>
      </fieldset>
      <p>{hints[rule?.kind ?? 'graded']}</p>
      {rule?.kind === 'fixed' ? <PrintWidth view_id={view_id} /> : null}
      <SizeTable product={product} view_id={view_id} />
    </section>
  )
}
