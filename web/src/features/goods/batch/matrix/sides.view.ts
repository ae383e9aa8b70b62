import type { BatchTemplate } from '@inkroute/engine/batch/fill-template'
import type { Placement } from '@inkroute/engine/batch/placement'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { BatchSetup, ChosenProduct } from '../state/batch-state.ts'
import { templateId } from '../state/plan.view.ts'

type View = Pick<ChosenProduct['views'][number], 'view_id' | 'key' | 'name' | 'picture'>
type Templates = ReadonlyMap<string, BatchTemplate>

export interface OtherSide {
  readonly key: string
  readonly name: string
}

/** Sides other than a product's main one; a set has one main side per part. */
function beyondFirst(views: readonly View[]): View[] {
  const parts = new Set<string>()
  return [...views]
    .sort((a, b) => a.view_id - b.view_id)
    .filter(({ picture }) => {
      if (!picture) return false
      const is_first = !parts.has(picture.product)
      parts.add(picture.product)
      return !is_first
    })
}

const isPrinted = ({ background, layers }: DesignDocument['views'][number]): boolean =>
  background !== null || layers.some((layer) => !layer.is_hidden)

/** Whether the placement puts anything on sides of this kind. */
function prints({ template, faces, others }: Placement, key: string, templates: Templates): boolean {
  if (!template) return (faces[key] ?? others).mode !== 'none'
  const found = templates.get(templateId(template))
  const face = found?.faces.find((one) => one.key === key)
  return Boolean(found?.document.views.some((view) => view.view_id === face?.view_id && isPrinted(view)))
}

type Rules = Pick<BatchSetup, 'products' | 'placement' | 'by_product' | 'by_pair'>

/** Kinds of sides that rules print beside the first, as the products name them. */
export function otherSides({ products, placement, by_product, by_pair }: Rules, templates: Templates): OtherSide[] {
  const cells = Object.entries(by_pair).flatMap(([pair, rules]) =>
    rules.placement ? [{ product: pair.split('|')[0], placement: rules.placement }] : [],
  )
  const sides = new Map<string, OtherSide>()
  for (const { id, views } of products) {
    const own = cells.filter(({ product }) => product === String(id)).map((cell) => cell.placement)
    const held = [by_product[id]?.placement ?? placement, ...own]
    for (const { key, name } of beyondFirst(views)) {
      if (!sides.has(key) && held.some((one) => prints(one, key, templates))) sides.set(key, { key, name })
    }
  }
  return [...sides.values()]
}

/** Photographed sides of a product on which a design prints something; those that share a photograph count once. */
export function printedSides(views: readonly View[], document: DesignDocument): View[] {
  const printed = new Set(document.views.filter(isPrinted).map(({ view_id }) => view_id))
  const shown = new Map<string, View>()
  for (const view of views) {
    if (!view.picture || !printed.has(view.view_id)) continue
    const photograph = `${view.picture.product}/${view.picture.view}`
    const known = shown.get(photograph)
    shown.set(photograph, known ? { ...known, name: `${known.name} · ${view.name}` } : view)
  }
  return [...shown.values()]
}
