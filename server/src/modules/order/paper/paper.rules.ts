export type PaperKind = 'label' | 'label_zpl' | 'slip'
type Refusal = 'paper_of_draft' | 'paper_of_ended' | 'paper_of_platform'

/** Why an order in this state has no papers: a label would let an unpaid parcel ship. */
export function paperRefusal(state: string): Exclude<Refusal, 'paper_of_platform'> | null {
  if (state === 'draft') return 'paper_of_draft'
  return state === 'cancelled' || state === 'refunded' ? 'paper_of_ended' : null
}

/** What a marketplace ships goes under its own label, which is fetched when the parcel is packed. */
export function refusalFor(
  kind: PaperKind,
  { state, shipping_by }: { readonly state: string; readonly shipping_by: string },
): Refusal | null {
  const ended = paperRefusal(state)
  return ended ?? (kind !== 'slip' && shipping_by === 'platform' ? 'paper_of_platform' : null)
}
