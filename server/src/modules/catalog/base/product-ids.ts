/** Numbers of products are part of addresses that people keep: add at the end, never reorder. The first is 1001. */
const known = [
  'tshirt',
  'womens-tee',
  'kids-tee',
  'tank-top',
  'sweatshirt',
  'mug',
  'mug-15oz',
  'mug-accent',
  'enamel-mug',
  'tumbler',
  'water-bottle',
  'pillow',
  'pillow-lumbar',
  'blanket',
  'tapestry',
  'canvas',
  'canvas-square',
  'canvas-panorama',
  'poster',
  'tote',
  'pouch',
  'phonecase',
  'phonecase-ultra',
  'phonecase-bar',
  'mouse-pad',
  'desk-mat',
  'laptop-sleeve',
  'cap',
  'beanie',
  'bucket-hat',
  'shower-curtain',
  'bath-towel',
  'rug',
  'coaster',
  'garden-flag',
  'wall-clock',
  'notebook',
  'puzzle',
  'keychain',
  'ornament',
  'pet-bandana',
  'pet-bowl',
  'couple-tee-set',
  'desk-set',
  'neck-label',
  'packaging-bag',
  'thank-you-card',
  'hoodie',
  'zip-hoodie',
  'long-sleeve',
  'baby-bodysuit',
  'polo',
  'dress',
  'leggings',
  'shorts',
  'socks',
  'face-mask',
  'apron',
  'backpack',
  'drawstring-bag',
]

const FIRST_ID = 1001
/** Products not yet on the list get an id above it, derived from their code. */
const FIRST_OTHER_ID = 10_001
const OTHER_IDS = 10_000
const ITEMS_PER_PRODUCT = 10_000

function toHash(code: string): number {
  let hash = 0x811c9dc5
  for (const sign of code) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Numbers for codes, the same for the same list of codes; `taken` keeps what an installation already has. */
export function productIds(codes: readonly string[], taken: ReadonlyMap<string, number>): Map<string, number> {
  const ids = new Map(taken)
  const used = new Set(taken.values())
  for (const code of codes.toSorted()) {
    if (ids.has(code)) continue
    const place = known.indexOf(code)
    let id = place < 0 ? FIRST_OTHER_ID + (toHash(code) % OTHER_IDS) : FIRST_ID + place
    while (used.has(id)) id = id < FIRST_OTHER_ID ? FIRST_OTHER_ID : id + 1
    used.add(id)
    ids.set(code, id)
  }
  return ids
}

/** Files count items within their product; the shop needs one number per item. */
export const itemId = (product_id: number, local_id: number): number => product_id * ITEMS_PER_PRODUCT + local_id
