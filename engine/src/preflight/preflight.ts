import type { DesignDocument } from '../document/design-document.ts'
import type { TurnedBox } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { takesNoInk } from '../print/cut-out.ts'
import { exportScale } from '../print/print-area.ts'
import { factorOnSize, fixedSize, viewOnSize } from '../print/rules/size-rule.ts'
import { chosenTechnique } from '../print/rules/technique.ts'
import { type BoxOf, printedBox } from '../text/ink-box.ts'
import { inkParts } from './core/ink-parts.ts'
import type {
  Bilingual,
  Finding,
  FontFacts,
  Level,
  PreflightInput,
  PreflightRule,
  PreflightView,
  RuleFinding,
} from './core/preflight-types.ts'
import { preflightRules } from './rule-list.ts'

const rank: Readonly<Record<Level, number>> = { error: 0, warning: 1, hint: 2 }

interface SizedView {
  /** Of sizes that are printed alike. */
  readonly names: readonly string[]
  readonly width_cm: number
  /** How much larger than designed it is drawn on this size. */
  readonly factor: number
}

const chosenSizes = ({ product, size_ids }: PreflightInput, view_id: number) =>
  product.actual_sizes.filter(
    (one) => one.view_id === view_id && (size_ids.length === 0 || size_ids.includes(one.size_id)),
  )

/**
 * The chosen sizes of a view, the one it was designed on first and the others from the smallest up. A design that grows
 * with the sizes counts as made on the largest, which asks most of a picture. Sizes with the same print are looked at once.
 */
function getSizes(input: PreflightInput, view_id: number): SizedView[] {
  const { document, product } = input
  const getName = (size_id: number) => product.sizes?.find(({ id }) => id === size_id)?.name ?? String(size_id)
  const alike = new Map<string, SizedView>()
  for (const { size_id, actual_width: width_cm } of chosenSizes(input, view_id)) {
    const factor = factorOnSize(document, product.actual_sizes, view_id, size_id)
    const key = `${width_cm} ${factor}`
    alike.set(key, { width_cm, factor, names: [...(alike.get(key)?.names ?? []), getName(size_id)] })
  }
  const sized = [...alike.values()].sort((a, b) => a.width_cm - b.width_cm)
  const designed = sized.findLast(({ factor }) => factor === 1) ?? sized.at(-1)
  return designed ? [designed, ...sized.filter((one) => one !== designed)] : []
}

/** The size all sides of the design are looked at on first: the one it was made on, or else the largest. */
export const checkedSize = (input: PreflightInput, view_id: number): SizedView | undefined =>
  getSizes(input, view_id)[0]

/** Measuring letters is most of the work, and rules, sizes and colours ask for the same boxes. */
function boxesOnce(layout: FontFacts['layout']): BoxOf {
  const known = new Map<Layer, TurnedBox>()
  return (layer) => {
    const box = known.get(layer) ?? printedBox(layer, layout)
    known.set(layer, box)
    return box
  }
}

/** The views the product can print, each on the sizes that matter. */
function getViews(input: PreflightInput): PreflightView[] {
  const { document, product, fonts } = input
  const getBox = boxesOnce(fonts?.layout)
  const printer = chosenTechnique(document, product.techniques)
  const technique = printer && { key: printer.key, name: printer.name ?? printer.key }
  return document.views.flatMap(({ view_id, ...rest }) => {
    const area = product.print_areas.find((one) => one.view_id === view_id)
    if (!area) return []
    const sizes = getSizes(input, view_id)
    const least_cm = fixedSize(document) === undefined ? Math.min(...sizes.map((one) => one.width_cm)) : undefined
    return sizes.map(({ names, width_cm, factor }, place) => {
      const design = viewOnSize({ view_id, ...rest }, area, factor)
      return {
        design,
        name: product.views.find((one) => one.view_id === view_id)?.name ?? String(view_id),
        technique,
        area,
        cut_outs: (area.cut_outs ?? []).filter(takesNoInk),
        zones: (area.cut_outs ?? []).filter((zone) => !takesNoInk(zone)),
        cm_per_px: width_cm / area.width,
        least_cm_per_px: (least_cm ?? width_cm) / area.width,
        scale: exportScale(width_cm, product.dpi, area),
        layers: design.layers.filter((layer) => !layer.is_hidden && layer.opacity > 0),
        boxOf: getBox,
        partsOf: (layer) => inkParts(layer, getBox(layer), fonts?.layout),
        size_name: names[0] ?? '',
        other_sizes: place === 0 ? [] : names,
        is_as_designed: factor === 1,
      }
    })
  })
}

const onSizes = ({ zh, en }: Bilingual, names: readonly string[]): Bilingual => ({
  zh: `${names.join('、')} 码：${zh}`,
  en: `${names.length > 1 ? 'Sizes' : 'Size'} ${names.join(', ')}: ${en}`,
})

/** What is said of a view on one of its sizes, before the sizes it holds for are named. */
const toFinding = (rule: PreflightRule, view: PreflightView, finding: RuleFinding): Finding => ({
  rule: rule.id,
  level: finding.level,
  view_id: view.design.view_id,
  layer_id: finding.layer?.id ?? null,
  sizes: view.other_sizes,
  colours: finding.colours ?? [],
  message: finding.message,
  // Locked layers are not touched, not even to fix them, and what is drawn larger or smaller on a size is not what is edited.
  fix: rule.repair && finding.layer && !finding.layer.is_locked && view.is_as_designed ? (finding.fix ?? null) : null,
})

/** What depends on how much room there is; everything else is the same on all sizes. */
const depends_on_room = new Set(['outside_area', 'cut_out', 'crossing', 'safe_margin', 'bleed', 'coverage'])

const sameFault = (a: Finding, b: Finding) => a.rule === b.rule && a.view_id === b.view_id && a.layer_id === b.layer_id

/** Said once for each layer, with all sizes where it happens; of the smallest of them, where least fits. */
const takenTogether = (findings: readonly Finding[]): Finding[] =>
  findings
    .filter((one, place) => findings.findIndex((other) => sameFault(other, one)) === place)
    .map((one) => {
      const sizes = findings.filter((other) => sameFault(other, one)).flatMap((other) => other.sizes)
      return { ...one, sizes, message: onSizes(one.message, sizes) }
    })

/** Everything that may spoil the print, the worst first. */
export function preflight(input: PreflightInput): Finding[] {
  const views = getViews(input)
  const findingsOn = (rule: PreflightRule, shown: readonly PreflightView[]) =>
    shown.flatMap((view) => rule.check(view, input).map((one) => toFinding(rule, view, one)))
  const designed = views.filter(({ other_sizes }) => other_sizes.length === 0)
  const others = views.filter(({ other_sizes }) => other_sizes.length > 0)
  return preflightRules
    .flatMap((rule) => {
      const found = findingsOn(rule, designed)
      if (!depends_on_room.has(rule.id)) return found
      // What is wrong on the size it was made on is not said again of the others.
      const more = findingsOn(rule, others).filter((one) => !found.some((known) => sameFault(known, one)))
      return [...found, ...takenTogether(more)]
    })
    .sort((a, b) => rank[a.level] - rank[b.level])
}

/** The document with one finding fixed; unchanged when the finding no longer exists. */
export function repair(input: PreflightInput, { rule, view_id, layer_id, sizes }: Finding): DesignDocument {
  const [size] = sizes
  const view = getViews(input).find(
    ({ design, other_sizes }) =>
      design.view_id === view_id && (size === undefined ? other_sizes.length === 0 : other_sizes.includes(size)),
  )
  const layer = view?.layers.find((one) => one.id === layer_id)
  const known = preflightRules.find((one) => one.id === rule)
  if (!view || !layer || !known?.repair) return input.document
  return known.repair(view, layer, input)
}
