import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { BatchDesignMode } from '@inkroute/contract/codes'
import type { CallInput } from '@inkroute/contract/endpoint'
import type { createBatchRun } from '@inkroute/contract/goods/batch/batch'
import { type BatchArtwork, rowValues } from '@inkroute/contract/goods/batch/plan'
import { countCells, pairKey } from '@inkroute/engine/batch/batch-cells'
import { batchName } from '@inkroute/engine/batch/batch-name'
import { batchProduct } from '@inkroute/engine/batch/batch-product'
import { type BatchColour, chooseColours, newColourRule } from '@inkroute/engine/batch/colour-rule'
import { type BatchTemplate, fillTemplate } from '@inkroute/engine/batch/fill-template'
import { placeArtwork } from '@inkroute/engine/batch/place-artwork'
import { type Placement, removesBackground } from '@inkroute/engine/batch/placement'
import { type DesignDocument, newDocument } from '@inkroute/engine/document/design-document'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { artworkId, type BatchSetup } from './batch-state.ts'

export const getPair = (product_id: number, artwork_key: string | null): string =>
  artwork_key === null ? String(product_id) : `${product_id}|${artwork_key}`

export const pairFor = (product_id: number, artwork: BatchArtwork | null): string => pairKey(product_id, artwork)

type Table = Pick<BatchSetup, 'products' | 'artworks' | 'mode'>

/** Rules may refer to removed products or artworks; those are ignored. */
function chosenPairs({ products, artworks, mode }: Table): ReadonlySet<string> {
  const getWith = (n: number) => (mode === BatchDesignMode.pair ? artworks.slice(n, n + 1) : artworks)
  return new Set(
    products.flatMap(({ id }, n) => (artworks.length > 0 ? getWith(n).map((one) => pairFor(id, one)) : [String(id)])),
  )
}

/** Cells that override the rules of their product or of the whole run. */
export function ownPairs(setup: BatchSetup, product_id?: number): string[] {
  const chosen = chosenPairs(setup)
  const isMine = (pair: string) => product_id === undefined || pair.split('|')[0] === String(product_id)
  return Object.entries(setup.by_pair)
    .filter(([pair, rules]) => (rules.placement ?? rules.color_keys) && chosen.has(pair) && isMine(pair))
    .map(([pair]) => pair)
}

/** Products that do not follow the rules for all. */
export const ownProducts = ({ products, by_product }: BatchSetup): number[] =>
  products.flatMap(({ id }) => (by_product[id]?.placement || by_product[id]?.colours ? [id] : []))

/** Number of listings in the setup, without excluded ones. */
export function listingCount({ products, artworks, sheet, mode, by_pair }: BatchSetup): number {
  const rows = sheet?.rows.length ?? 0
  const is_paired = mode === BatchDesignMode.pair
  const all = countCells({ is_paired, products: products.length, artworks: artworks.length, rows })
  const chosen = chosenPairs({ products, artworks, mode })
  const out = Object.entries(by_pair).filter(([pair, rules]) => rules.is_left_out && chosen.has(pair)).length
  return Math.max(0, all - out * Math.max(1, rows))
}

export const placementFor = (setup: BatchSetup, product_id: number, artwork: BatchArtwork | null): Placement =>
  setup.by_pair[pairFor(product_id, artwork)]?.placement ?? setup.by_product[product_id]?.placement ?? setup.placement

function sizesFor({ by_product }: BatchSetup, product_id: number): number[] | null {
  const ids = by_product[product_id]?.size_ids
  return ids ? [...ids] : null
}

/** Colours of a cell, by the rule that holds for it. */
export function coloursFor(
  setup: BatchSetup,
  product: { readonly id: number; readonly colors: readonly BatchColour[] },
  artwork: BatchArtwork | null,
): number[] {
  const own = setup.by_pair[pairFor(product.id, artwork)]?.color_keys
  const rule = own
    ? { ...newColourRule('chosen'), chosen: [...own] }
    : (setup.by_product[product.id]?.colours ?? setup.colours)
  const look = artwork ? { colours: artwork.colors, is_opaque: !artwork.has_alpha } : { colours: [], is_opaque: true }
  return chooseColours(product.colors, rule, look, product.colors[0]?.key ?? '')
}

type Picture = Pick<BatchArtwork, 'kind' | 'key'>

/** Pictures a cell shows whose background is removed: its artwork, and those its row names. */
export function getCutPictures(
  setup: BatchSetup,
  product_id: number,
  artwork: BatchArtwork | null,
  row_no: number,
): Picture[] {
  const placement = placementFor(setup, product_id, artwork)
  if (!removesBackground(placement)) return []
  const values = findValues(setup, row_no)
  const fills = Object.values(placement.template?.fills ?? {})
  const named = new Set(
    fills.flatMap((fill) => (fill.kind === 'picture' ? [(values?.[fill.column] ?? '').trim().toLowerCase()] : [])),
  )
  return [...(artwork ? [artwork] : []), ...(setup.sheet?.pictures ?? []).filter(({ asked }) => named.has(asked))]
}

/** All pictures of the table that the rules may cut out. */
export function cutPictures({ artworks, sheet, placement, by_product, by_pair }: BatchSetup): Picture[] {
  const own = [...Object.values(by_product), ...Object.values(by_pair)].flatMap((one) => one.placement ?? [])
  return [placement, ...own].some(removesBackground) ? [...artworks, ...(sheet?.pictures ?? [])] : []
}

/** Cut-outs by `kind:key`, as far as they are known. */
export type Cutouts = ReadonlyMap<string, { readonly cutout: Cutout | null }>

const asPlaced = ({ kind, key, name, width_px, height_px }: BatchArtwork, cutouts: Cutouts | undefined) => ({
  name,
  source: { kind, key, width_px, height_px },
  cutout: cutouts?.get(`${kind}:${key}`)?.cutout ?? undefined,
})

export interface CellInput {
  readonly product: BasicProduct
  readonly artwork: BatchArtwork | null
  /** Values of the row that is shown; null without a sheet. */
  readonly values: Readonly<Record<string, string>> | null
  readonly templates: ReadonlyMap<string, BatchTemplate>
  readonly cutouts?: Cutouts
}

export const templateId = ({ kind, id }: { kind: string; id: number }): string => `${kind}:${id}`

/** The design of a cell as the server will make it; nothing while its template is on its way. */
export function cellDocument(
  setup: BatchSetup,
  { product, artwork, values, templates, cutouts }: CellInput,
  typesetter: Typesetter | undefined,
): DesignDocument | null {
  const placement = placementFor(setup, product.id, artwork)
  const ground = batchProduct(product)
  if (placement.template) {
    const template = templates.get(templateId(placement.template))
    if (!template) return null
    return fillTemplate(template, ground, {
      fills: placement.template.fills,
      artwork: artwork && asPlaced(artwork, cutouts),
      values: values ?? {},
      pictures: new Map((setup.sheet?.pictures ?? []).map((one) => [one.asked, asPlaced(one, cutouts)])),
      typesetter,
    })
  }
  const view_ids = ground.faces.map((face) => face.view_id)
  return artwork ? placeArtwork(ground, asPlaced(artwork, cutouts), placement) : newDocument(product.id, view_ids)
}

export const findValues = ({ sheet }: BatchSetup, row_no: number): Record<string, string> | null =>
  sheet ? rowValues(sheet.columns, sheet.rows[row_no] ?? []) : null

/** Whether the row refers to a missing picture; such cells are skipped. */
export function lacksPicture(
  setup: BatchSetup,
  product_id: number,
  artwork: BatchArtwork | null,
  row_no: number,
): boolean {
  const missing = setup.sheet?.missing ?? []
  if (missing.length === 0) return false
  const fills = Object.values(placementFor(setup, product_id, artwork).template?.fills ?? {})
  const values = findValues(setup, row_no)
  return fills.some((fill) => fill.kind === 'picture' && missing.includes((values?.[fill.column] ?? '').trim()))
}

/** The name the first listing would get. */
export function exampleName(setup: BatchSetup, date: string): string {
  const [product, artwork] = [setup.products[0], setup.artworks[0]]
  return batchName(setup.name_rule, {
    ...findValues(setup, setup.row_no),
    artwork: artwork?.name ?? '',
    product: product?.name ?? '',
    code: product?.code ?? '',
    date,
    seq: '0001',
  })
}

/** The setup as API input. */
export function getPlan(setup: BatchSetup): CallInput<typeof createBatchRun> {
  const { sheet } = setup
  const chosen = chosenPairs(setup)
  return {
    mode: setup.mode,
    name: setup.run_name,
    placement: setup.placement,
    colours: setup.colours,
    products: setup.products.map(({ id }) => ({
      basic_product_id: id,
      placement: setup.by_product[id]?.placement ?? null,
      colours: setup.by_product[id]?.colours ?? null,
      size_ids: sizesFor(setup, id),
    })),
    artworks: setup.artworks.map(({ kind, key }) => ({ kind, key })),
    overrides: Object.entries(setup.by_pair)
      .filter(([pair]) => chosen.has(pair))
      .map(([pair, rules]) => ({
        pair,
        placement: rules.placement,
        is_left_out: rules.is_left_out,
        color_keys: rules.color_keys ? [...rules.color_keys] : null,
      })),
    columns: [...(sheet?.columns ?? [])],
    rows: (sheet?.rows ?? []).map((row) => [...row]),
    pictures: (sheet?.pictures ?? []).map(({ kind, key, asked }) => ({ kind, key, name: asked })),
    name_rule: setup.name_rule,
    price: setup.price,
    duplicates: setup.duplicates,
    skip_low_resolution: setup.skip_low_resolution,
    notify_when_done: setup.notify_when_done,
    listing: setup.listing,
  }
}

/** Addresses of the small previews that thumbnails are painted from. */
export const previewAddresses = ({ artworks, sheet }: BatchSetup): Map<string, string> =>
  new Map([...artworks, ...(sheet?.pictures ?? [])].map((one) => [artworkId(one), one.preview_url]))
