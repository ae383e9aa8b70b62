import { templateKinds } from '@inkroute/contract/template/kinds'
import { readDocument } from '@inkroute/engine/document/read-document'
import { getBounds, type TurnedBox } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { baseBrandWords } from '@inkroute/engine/preflight/brand-word-list'
import { preflight } from '@inkroute/engine/preflight/preflight'
import { getInkBox } from '@inkroute/engine/text/ink-box'
import { beforeAll, expect, test } from 'vitest'
import { fontFactsWith, loadTypesetter } from '../../../infra/fonts/load-typesetter.ts'
import { scenarios, styles } from '../template.definitions.ts'
import { documentOfViews, getSlots, printed } from './build-document.ts'
import { type LaidOut, laidOut, type Place } from './lay-out.ts'
import type { Piece } from './pieces.ts'
import { type Recipe, recipes } from './recipes.ts'
import { sheetGoods } from './testing/goods.ts'
import { getContrast } from './tone.ts'

const goods = sheetGoods()

interface Laid extends LaidOut {
  readonly recipe: Recipe
  readonly place: Place
  readonly title: string
  /** Of each layer, what it really covers. */
  readonly ink: readonly { readonly layer: Layer; readonly piece: Piece; readonly box: TurnedBox }[]
}

const all: Laid[] = []
beforeAll(async () => {
  for (const recipe of recipes) {
    const place = goods.placeOf(recipe)
    const laid = await laidOut(recipe, place, goods.sizeOf)
    const { layout } = await loadTypesetter(laid.view.layers)
    const ink = laid.view.layers.flatMap((layer) => {
      const piece = laid.pieces[Number(layer.id.slice(1)) - 1]
      return piece ? [{ layer, piece, box: getInkBox(layer, layout) }] : []
    })
    const title = `${recipe.id} ${recipe.kind}/${recipe.layout.key}/${recipe.look.key} on ${recipe.product}`
    all.push({ ...laid, recipe, place, title, ink })
  }
})

const failing = (find: (laid: Laid) => readonly string[]) =>
  all.flatMap((laid) => find(laid).map((what) => `${laid.title}: ${what}`))

test('every kind of product has at least a hundred templates of its own', () => {
  const counts = templateKinds.map((kind) => [kind, recipes.filter((one) => one.kind === kind).length >= 100])
  expect(counts).toEqual(templateKinds.map((kind) => [kind, true]))
  const ids = recipes.map(({ id }) => id)
  expect([new Set(ids).size, Math.max(...ids) <= 10_000]).toEqual([ids.length, true])
})

test('no two templates look the same, and no name is given twice to one kind', () => {
  const looks = all.map(({ view, recipe }) => {
    const seen = view.layers.map(({ id: _, name: __, ...layer }) => layer)
    return JSON.stringify([recipe.product, recipe.view, view.background, seen])
  })
  expect(all.filter((_, n) => looks.indexOf(looks[n] ?? '') !== n).map(({ title }) => title)).toEqual([])
  const names = all.map(({ recipe: { kind, look, layout } }) => `${kind} ${look.en} ${layout.en}`)
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
})

test('the print check finds nothing', () => {
  const fonts = fontFactsWith([])
  const found = failing(({ view, recipe, place, ink }) => {
    const product = goods.productOf(recipe.product)
    const document = printed(documentOfViews(1, [view.view_id], view), product.techniques)
    const boxes = new Map(ink.map(({ layer, box }) => [layer.id, box]))
    expect(readDocument(JSON.parse(JSON.stringify(document))).ok).toBe(true)
    return preflight({
      document,
      product: { ...product, views: product.views.map(({ view_id, name }) => ({ view_id, name: name.en })) },
      size_ids: [],
      colours: [{ hex: place.cloth, name: recipe.color }],
      pictureFacts: () => undefined,
      fonts,
      brand_words: baseBrandWords,
    })
      .filter(({ level }) => level !== 'hint')
      .map(
        ({ rule, level, message, layer_id }) =>
          `${level} ${rule} ${message.en} ${JSON.stringify(boxes.get(layer_id ?? ''))}`,
      )
  })
  expect(found).toEqual([])
})

const edges = (box: TurnedBox) => {
  const { left, top, width, height } = getBounds([box])
  return { left, top, right: left + width, bottom: top + height }
}
function isInside(inner: TurnedBox, outer: TurnedBox, spare = 0.5): boolean {
  const [a, b] = [edges(inner), edges(outer)]
  return (
    a.left >= b.left - spare && a.top >= b.top - spare && a.right <= b.right + spare && a.bottom <= b.bottom + spare
  )
}
/** How far two boxes reach into each other. */
function overlap(one: TurnedBox, other: TurnedBox): number {
  const [a, b] = [edges(one), edges(other)]
  return Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  )
}

test('all letters are inside the print area', () => {
  const outside = failing(({ ink, place: { area } }) => {
    const { left, top, width, height } = area
    const whole = { cx: left + width / 2, cy: top + height / 2, width, height, rotation_deg: 0 }
    return ink
      .filter(({ piece, box }) => piece.kind !== 'pattern' && !isInside(box, whole))
      .map(({ layer }) => layer.name)
  })
  expect(outside).toEqual([])
})

test('every word is read well on what lies below it', () => {
  const pale = failing(({ ink, view, place }) =>
    ink.flatMap(({ layer, piece, box }, n) => {
      if (layer.type !== 'text' || piece.kind !== 'type') return []
      const below = ink
        .slice(0, n)
        .findLast((other) => other.layer.type === 'shape' && other.layer.fill && isInside(box, other.box))
      const ground = below?.layer.type === 'shape' ? below.layer.fill : (view.background ?? place.cloth)
      const contrast = getContrast(layer.fill ?? '', ground ?? '')
      return contrast >= 4.5 ? [] : [`“${layer.text}” has ${contrast.toFixed(1)} on ${ground}`]
    }),
  )
  expect(pale).toEqual([])
})

/** Letters may touch the empty corners of a round picture's box, and lines of script each other's tails. */
const SPARE_SHARE = 0.02

test('words lie over no picture and over no other words', () => {
  const crossed = failing(({ ink, place }) =>
    ink.flatMap(({ layer, piece, box }, n) => {
      if (piece.kind !== 'type' || piece.curve !== 0) return []
      const covers = (m: number) =>
        ink
          .slice(m + 1, n)
          .some((other) => other.layer.type === 'shape' && other.layer.fill !== null && isInside(box, other.box))
      return ink.slice(0, n).flatMap((other, m) => {
        const is_words = other.piece.kind === 'type' && other.piece.curve === 0
        const is_picture = other.piece.kind === 'art' && !piece.is_over
        if (!is_words && !is_picture) return []
        const by = overlap(box, other.box)
        return by <= place.area.width * SPARE_SHARE || covers(m)
          ? []
          : [`“${layer.name}” over ${other.layer.name} by ${by.toFixed(1)}`]
      })
    }),
  )
  expect(crossed).toEqual([])
})

test('every template has a name, a date, a photo or words to fill, and an occasion and a style with names', () => {
  const empty = failing(({ view, roles, recipe: { look } }) => {
    const slots = getSlots(documentOfViews(1, [view.view_id], view))
    const known = slots.filter(({ layer_id }) => roles.has(layer_id))
    const problems = known.length > 0 && slots.some(({ kind }) => kind === 'text') ? [] : ['nothing to fill']
    return [...problems, ...(scenarios[look.scenario] && styles[look.style] ? [] : [`${look.scenario}, ${look.style}`])]
  })
  expect(empty).toEqual([])
  const photos = templateKinds.filter((kind) =>
    all.some(({ recipe, roles }) => recipe.kind === kind && [...roles.values()].includes('photo')),
  )
  expect(photos.length).toBeGreaterThanOrEqual(8)
})
