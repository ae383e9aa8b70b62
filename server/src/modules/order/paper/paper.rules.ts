export type PaperKind = 'label' | 'label_zpl' | 'slip'

/** Why an order in this state has no papers: a label would let an unpaid parcel ship. */
export function paperRefusal(state: string): 'paper_of_draft' | 'paper_of_ended' | null {
  if (state === 'draft') return 'paper_of_draft'
  return state === 'cancelled' || state === 'refunded' ? 'paper_of_ended' : null
}
