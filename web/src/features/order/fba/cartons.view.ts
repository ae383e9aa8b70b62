import { FBA_BOX_LIMIT_G, FBA_BOX_SIDE_MM } from '@inkroute/contract/cart/codes'
import type { FbaOrder } from '@inkroute/contract/order/fba/fba'

const NAMED = 6

/** Kilograms with one decimal, as scales in a warehouse show them. */
export const boxWeight = (weight_g: number): string => (weight_g / G_PER_KG).toFixed(1)

/** Numbers of cartons as they are read: a few by number, more by the first of them and how many there are. */
export const namedBoxes = (box_nos: readonly number[]): { nos: string; count: number } =>
  box_nos.length <= NAMED ? { nos: box_nos.join(', '), count: 0 } : { nos: String(box_nos[0]), count: box_nos.length }

/** A carton while it is being edited; what is not filled in is null. */
export interface CartonDraft {
  readonly key: number
  readonly length_cm: number | null
  readonly width_cm: number | null
  readonly height_cm: number | null
  readonly weight_kg: number | null
  /** Pieces by SKU. */
  readonly pieces: Readonly<Record<number, number>>
}

interface Wanted {
  readonly sku_id: number
  readonly quantity: number
}

const packable: readonly string[] = ['awaiting_payment', 'paid', 'in_review', 'on_hold', 'in_production', 'packed']
/** Once it has left, nothing is packed again. */
export const isPackable = (state: string): boolean => packable.includes(state)

const G_PER_KG = 1000
const MM_PER_CM = 10

/** Stored cartons, without items the order no longer contains. */
export const getDrafts = (boxes: FbaOrder['boxes'], lines: readonly Wanted[]): CartonDraft[] =>
  boxes.map((box) => ({
    key: box.box_no,
    length_cm: box.length_cm,
    width_cm: box.width_cm,
    height_cm: box.height_cm,
    weight_kg: box.weight_g / G_PER_KG,
    pieces: Object.fromEntries(
      box.items.flatMap(({ sku_id, quantity }) =>
        lines.some((line) => line.sku_id === sku_id) ? [[sku_id, quantity] as const] : [],
      ),
    ),
  }))

/** Unpacked pieces per SKU; negative if too many are packed. */
export function leftOver(cartons: readonly CartonDraft[], lines: readonly Wanted[]): Map<number, number> {
  const left = new Map<number, number>()
  for (const { sku_id, quantity } of lines) left.set(sku_id, (left.get(sku_id) ?? 0) + quantity)
  for (const { pieces } of cartons)
    for (const [sku_id, quantity] of Object.entries(pieces))
      left.set(Number(sku_id), (left.get(Number(sku_id)) ?? 0) - quantity)
  return left
}

type CartonProblem = 'empty' | 'size' | 'weight' | 'too_long' | 'too_heavy'

export function findProblem({ length_cm, width_cm, height_cm, weight_kg, pieces }: CartonDraft): CartonProblem | null {
  if (Object.values(pieces).every((quantity) => quantity === 0)) return 'empty'
  if (!length_cm || !width_cm || !height_cm) return 'size'
  if (!weight_kg) return 'weight'
  if (Math.max(length_cm, width_cm, height_cm) * MM_PER_CM > FBA_BOX_SIDE_MM) return 'too_long'
  return weight_kg * G_PER_KG > FBA_BOX_LIMIT_G ? 'too_heavy' : null
}

/** Cartons as API input; only valid cartons. */
export const getBoxes = (cartons: readonly CartonDraft[]) =>
  cartons.map(({ length_cm, width_cm, height_cm, weight_kg, pieces }) => ({
    length_cm: length_cm ?? 0,
    width_cm: width_cm ?? 0,
    height_cm: height_cm ?? 0,
    weight_g: Math.round((weight_kg ?? 0) * G_PER_KG),
    items: Object.entries(pieces).flatMap(([sku_id, quantity]) =>
      quantity > 0 ? [{ sku_id: Number(sku_id), quantity }] : [],
    ),
  }))

/** Another carton of the same size, with the remaining pieces. */
export function nextCarton(cartons: readonly CartonDraft[], lines: readonly Wanted[]): CartonDraft {
  const last = cartons.at(-1)
  const left = [...leftOver(cartons, lines)].filter(([, quantity]) => quantity > 0)
  return {
    key: Math.max(0, ...cartons.map(({ key }) => key)) + 1,
    length_cm: last?.length_cm ?? null,
    width_cm: last?.width_cm ?? null,
    height_cm: last?.height_cm ?? null,
    weight_kg: null,
    pieces: Object.fromEntries(left),
  }
}
