/** Which draft of the server the design on a product in this browser belongs to. */
export interface DraftLink {
  readonly id: string
  /** The newest state of it that this browser has seen. */
  readonly revision: number
  /** The saved design it goes on with. */
  readonly design_id: number | null
}

const keyOf = (user_id: number, product_id: number) => `inkroute.draft.${user_id}.${product_id}`

export const newLink = (design_id: number | null = null): DraftLink => ({
  id: crypto.randomUUID(),
  revision: 0,
  design_id,
})

export function readLink(user_id: number, product_id: number): DraftLink | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(user_id, product_id)) ?? 'null') as DraftLink | null
    return stored && typeof stored.id === 'string' && Number.isInteger(stored.revision) ? stored : null
  } catch {
    return null
  }
}

export function writeLink(user_id: number, product_id: number, link: DraftLink): void {
  try {
    localStorage.setItem(keyOf(user_id, product_id), JSON.stringify(link))
  } catch {
    // A full or forbidden store costs the link, not the design: the next start makes a new draft.
  }
}
