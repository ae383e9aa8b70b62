import type { TemplateKind } from '@inkroute/contract/template/kinds'
import { desk } from './desk.ts'
import { bags, hats } from './hats-and-bags.ts'
import { drinkware, textiles, walls } from './home.ts'
import { kids } from './kids.ts'
import type { Ground, Layout } from './layout.ts'
import { looks } from './look-rows.ts'
import type { Look } from './looks.ts'
import type { Piece, Sheet } from './pieces.ts'
import { shop } from './shop.ts'
import { gifts, pets } from './small.ts'
import { toneOn } from './tone.ts'
import { tops } from './tops.ts'

/** In the order of their numbers: a new kind is added at the end. */
const kinds: readonly (readonly [TemplateKind, readonly Layout[]])[] = [
  ['tops', tops],
  ['kids', kids],
  ['hats', hats],
  ['bags', bags],
  ['drinkware', drinkware],
  ['walls', walls],
  ['textiles', textiles],
  ['desk', desk],
  ['gifts', gifts],
  ['pets', pets],
  ['shop', shop],
]

/** A layout with one of its looks, on a product in a colour. */
export interface Recipe {
  /** Never changes: it is part of addresses. */
  readonly id: number
  readonly kind: TemplateKind
  readonly layout: Layout
  readonly look: Look
  readonly product: string
  readonly view: string
  readonly color: string
  /** Layouts take turns in lists, so that a page shows many of them. */
  readonly sort: number
}

const FIRST_ID = 1000
const PER_KIND = 800
const PER_LAYOUT = 40
/** More than there are layouts. */
const PER_TURN = 240
/** On clear goods the colour of what lies behind is unknown; they are always printed with a ground. */
const light_cloths = new Set(
  'white natural pink sand mint ivory light-blue yellow heather-grey khaki silver clear oak gold'.split(' '),
)

/** The look's turn among the goods of the layout; one for light goods waits for a light one. */
function goodsFor({ on, ground }: Layout, { is_for_light }: Look, turn: number): readonly string[] {
  const all = on.map((one) => one.split(' '))
  const fit = ground === 'cloth' && is_for_light ? all.filter(([, , color = '']) => light_cloths.has(color)) : all
  return fit[turn % fit.length] ?? []
}

function getRecipes(kind: TemplateKind, kind_at: number, layout: Layout, layout_at: number): Recipe[] {
  return layout.looks.flatMap((key, turn): Recipe[] => {
    const look = looks.get(key)
    const [product = '', view = '', color = ''] = look ? goodsFor(layout, look, turn) : []
    if (!look || !product || (look.is_for_light && layout.ground === 'deep')) return []
    const id = FIRST_ID + kind_at * PER_KIND + layout_at * PER_LAYOUT + turn
    const sort = turn * PER_TURN + layout_at * kinds.length + kind_at
    return [{ id, kind, layout, look, product, view, color, sort }]
  })
}

export const recipes: readonly Recipe[] = kinds.flatMap(([kind, layouts], kind_at) =>
  layouts.flatMap((layout, layout_at) => getRecipes(kind, kind_at, layout, layout_at)),
)

const getGround = (ground: Ground, { colours }: Look, cloth: string): string =>
  ground === 'cloth' ? cloth : ground === 'deep' ? colours.deep : colours.paper

export interface Composed {
  readonly background: string | null
  readonly pieces: readonly Piece[]
}

/** The recipe on its sheet. `cloth` is the colour of the product. */
export function composeRecipe({ layout, look }: Recipe, sheet: Sheet, cloth: string): Composed {
  const ground = getGround(layout.ground, look, cloth)
  const pieces = layout.draw(look, sheet, toneOn(ground, look.colours))
  return { background: layout.ground === 'cloth' ? null : ground, pieces }
}
