import { createHash } from 'node:crypto'
import { BatchDesignMode } from '@inkroute/contract/codes'
import type { Language } from '@inkroute/contract/errors/errors'
import { type BatchPlan, rowValues } from '@inkroute/contract/goods/batch/plan'
import { paddedSeq } from '@inkroute/contract/goods/name'
import { type CellPlace, cellKey, getCells, pairKey } from '@inkroute/engine/batch/batch-cells'
import { batchName } from '@inkroute/engine/batch/batch-name'
import { batchProduct } from '@inkroute/engine/batch/batch-product'
import { chooseColours, newColourRule } from '@inkroute/engine/batch/colour-rule'
import { fillTemplate, type RowValues } from '@inkroute/engine/batch/fill-template'
import { placeArtwork } from '@inkroute/engine/batch/place-artwork'
import type { Placement } from '@inkroute/engine/batch/placement'
import { type DesignDocument, newDocument } from '@inkroute/engine/document/design-document'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import type { ProductFacts } from '../../../catalog/catalog.ts'
import { type RunArtwork, type RunParts, templateIn } from './run-parts.ts'

/** A run with all that its cells are made from. */
export interface RunFacts {
  readonly plan: BatchPlan
  readonly parts: RunParts
  readonly products: ReadonlyMap<number, ProductFacts>
}

/** One cell with the rules that hold for it. */
export interface CellFacts {
  readonly product: ProductFacts
  readonly artwork: RunArtwork | null
  readonly values: RowValues | null
  readonly pair: string
  readonly placement: Placement
  readonly color_ids: readonly number[]
  readonly size_ids: readonly number[]
}

type Override = BatchPlan['overrides'][number]
const known = new WeakMap<BatchPlan, ReadonlyMap<string, Override>>()

/** Indexed, because a plan may have thousands of overrides and each cell looks one up. */
function findOverride(plan: BatchPlan, pair: string): Override | undefined {
  const by_pair = known.get(plan) ?? new Map(plan.overrides.map((one) => [one.pair, one]))
  known.set(plan, by_pair)
  return by_pair.get(pair)
}

const NOTHING_MEASURED = { colours: [], is_opaque: true }

function getColors(plan: BatchPlan, n: number, pair: string, product: ProductFacts, artwork: RunArtwork | null) {
  const own = findOverride(plan, pair)?.color_keys
  const rule = own ? { ...newColourRule('chosen'), chosen: own } : (plan.products[n]?.colours ?? plan.colours)
  const look = artwork ? { colours: artwork.colors, is_opaque: !artwork.has_alpha } : NOTHING_MEASURED
  return chooseColours(product.colors, rule, look, product.colors[0]?.key ?? '')
}

export function cellFacts({ plan, parts, products }: RunFacts, place: CellPlace): CellFacts | null {
  const chosen = plan.products[place.product]
  const product = chosen && products.get(chosen.basic_product_id)
  const artwork = place.artwork === null ? null : (parts.artworks[place.artwork] ?? null)
  if (!chosen || !product || (place.artwork !== null && !artwork)) return null
  const pair = pairKey(product.id, artwork)
  const override = findOverride(plan, pair)
  return {
    product,
    artwork,
    pair,
    values: place.row === null ? null : rowValues(plan.columns, plan.rows[place.row] ?? []),
    placement: override?.placement ?? chosen.placement ?? plan.placement,
    color_ids: getColors(plan, place.product, pair, product, artwork),
    size_ids: chosen.size_ids ?? product.sizes.map(({ id }) => id),
  }
}

/** Pictures that a cell shows: its artwork, and those its row names. */
export function picturesOfCell(parts: RunParts, { artwork, values, placement }: CellFacts): RunArtwork[] {
  const fills = Object.values(placement.template?.fills ?? {})
  const named = new Set(
    fills.flatMap((fill) => (fill.kind === 'picture' ? [(values?.[fill.column] ?? '').trim().toLowerCase()] : [])),
  )
  return [...(artwork ? [artwork] : []), ...parts.pictures.filter(({ asked }) => named.has(asked))]
}

/** Cut-outs by `kind:key`. */
export type Cutouts = ReadonlyMap<string, Cutout>

const asPlaced = ({ kind, key, name, width_px, height_px, is_vector }: RunArtwork, cutouts: Cutouts) => ({
  name,
  source: { kind, key, width_px, height_px, ...(is_vector === undefined ? {} : { is_vector }) },
  cutout: cutouts.get(`${kind}:${key}`),
})

const noCutouts: Cutouts = new Map()

/** The design of a cell. Without a typesetter texts keep the box of the template: enough to see which fonts are needed. */
export function cellDocument(
  parts: RunParts,
  { product, artwork, values, placement }: CellFacts,
  typesetter: Typesetter | undefined,
  cutouts: Cutouts = noCutouts,
): DesignDocument {
  const ground = batchProduct(product)
  if (placement.template) {
    return fillTemplate(templateIn(parts, placement.template), ground, {
      fills: placement.template.fills,
      artwork: artwork && asPlaced(artwork, cutouts),
      values: values ?? {},
      pictures: new Map(parts.pictures.map((one) => [one.asked, asPlaced(one, cutouts)])),
      typesetter,
    })
  }
  const view_ids = ground.faces.map((face) => face.view_id)
  return artwork ? placeArtwork(ground, asPlaced(artwork, cutouts), placement) : newDocument(product.id, view_ids)
}

interface Naming {
  readonly language: Language
  /** `20261115` in the seller's zone. */
  readonly date: string
}

export const cellTitle = (rule: string, cell: CellFacts, cell_no: number, { language, date }: Naming): string =>
  batchName(rule, {
    ...cell.values,
    artwork: cell.artwork?.name ?? '',
    product: cell.product[`name_${language}`],
    code: cell.product.code,
    date,
    seq: paddedSeq(cell_no),
  })

/** Short enough to be a key, long enough never to meet another. */
export const cellHash = ({ product, artwork, values, placement }: CellFacts): string =>
  createHash('sha256')
    .update(cellKey(product.id, artwork, values, placement))
    .digest('hex')
    .slice(0, 40)

/** Products processed together, so that their maps stay cached for all artworks. */
const PRODUCTS_PER_BLOCK = 4

const photographedAs = (product: ProductFacts | undefined): string | undefined =>
  product?.views.find((view) => view.picture_product)?.picture_product ?? undefined

/** Order of the plan's products: as chosen, but products that share photographs follow each other. */
function getTurns({ plan, products }: RunFacts): number[] {
  const groups = Map.groupBy(
    plan.products.entries(),
    ([, { basic_product_id: id }]) => photographedAs(products.get(id)) ?? id,
  )
  const turns: number[] = []
  for (const [turn, [place]] of [...groups.values()].flat().entries()) turns[place] = turn
  return turns
}

/** Every cell that was not left out by hand, in the order they are made: few products at a time, artwork by artwork. */
export function plannedCells(facts: RunFacts): { place: CellPlace; cell: CellFacts }[] {
  const { plan } = facts
  const left_out = new Set(plan.overrides.filter((one) => one.is_left_out).map((one) => one.pair))
  const lists = {
    is_paired: plan.mode === BatchDesignMode.pair,
    products: plan.products.length,
    artworks: plan.artworks.length,
    rows: plan.rows.length,
  }
  const turns = getTurns(facts)
  const block = (place: CellPlace) => Math.floor((turns[place.product] ?? 0) / PRODUCTS_PER_BLOCK)
  return getCells(lists)
    .sort((a, b) => block(a) - block(b))
    .flatMap((place) => {
      const cell = cellFacts(facts, place)
      return cell && !left_out.has(cell.pair) ? [{ place, cell }] : []
    })
}
