/** A small category tree shared by all marketplaces here; each presents it in its own terms. */
export interface Category {
  readonly id: number
  /** 0 for the roots. */
  readonly parent_id: number
  readonly name: string
}

interface CategoryField {
  readonly id: number
  readonly name: string
  readonly is_required: boolean
  /** Empty: any text. */
  readonly values: readonly { readonly id: number; readonly name: string }[]
}

const node = (id: number, parent_id: number, name: string): Category => ({ id, parent_id, name })

export const categories: readonly Category[] = [
  node(500_100, 0, 'Clothing'),
  node(500_110, 500_100, 'Tops'),
  node(500_111, 500_110, 'T-shirts'),
  node(500_112, 500_110, 'Hoodies & Sweatshirts'),
  node(500_120, 500_100, 'Hats & Caps'),
  node(500_200, 0, 'Home & Living'),
  node(500_210, 500_200, 'Drinkware'),
  node(500_211, 500_210, 'Mugs'),
  node(500_212, 500_210, 'Tumblers'),
  node(500_220, 500_200, 'Wall Art'),
  node(500_230, 500_200, 'Cushions'),
  node(500_300, 0, 'Bags & Accessories'),
  node(500_310, 500_300, 'Tote Bags'),
  node(500_320, 500_300, 'Phone Cases'),
  node(500_330, 500_300, 'Keyrings'),
]

const values = (...names: readonly string[]) => names.map((name, at) => ({ id: 7001 + at, name }))
const material = { id: 9001, name: 'Material', is_required: true, values: values('Cotton', 'Polyester', 'Linen') }
const neckline = { id: 9002, name: 'Neckline', is_required: false, values: values('Crew neck', 'V-neck') }
const capacity = { id: 9003, name: 'Capacity', is_required: false, values: [] }

const fields: Readonly<Record<number, readonly CategoryField[]>> = {
  500111: [material, neckline],
  500112: [material],
  500211: [capacity],
  500212: [capacity],
}

export const getChildren = (parent_id: number): readonly Category[] =>
  categories.filter((each) => each.parent_id === parent_id)
export const isLeaf = ({ id }: Category): boolean => getChildren(id).length === 0
export const getFields = (category_id: number): readonly CategoryField[] => fields[category_id] ?? []

/** The first required field a listing lacks. Categories outside the tree require nothing. */
export const missingField = (category_id: number, given: readonly number[]): CategoryField | null =>
  getFields(category_id).find(({ id, is_required }) => is_required && !given.includes(id)) ?? null

/** The tree as a nest. */
export const nested = <T>(make: (category: Category, children: readonly T[]) => T, parent_id = 0): readonly T[] =>
  getChildren(parent_id).map((each) => make(each, nested(make, each.id)))

/** What a shop keeps in its own console. */
export const shippingPlans = [
  { id: 1001, name: 'Standard 7–12 days' },
  { id: 1002, name: 'Express 3–5 days' },
] as const
