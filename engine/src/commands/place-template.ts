import { type DesignDocument, findView, type ViewDesign } from '../document/design-document.ts'
import type { Area } from '../geometry/box.ts'
import type { NewId } from './layers.ts'
import { addLayers, pastedLayers } from './paste.ts'

const isFilled = (view: ViewDesign | undefined): boolean =>
  view !== undefined && (view.layers.length > 0 || view.background !== null)

/** Sides of the design that have something on them and would get something from the template. */
export const sidesInTheWay = (document: DesignDocument, template: DesignDocument): number[] =>
  template.views.flatMap((view) => (isFilled(view) && isFilled(findView(document, view.view_id)) ? [view.view_id] : []))

/** Takes the template's sides in place of the own ones; sides the template leaves empty stay as they are. */
export function replaceByTemplate(document: DesignDocument, template: DesignDocument, newId: NewId): DesignDocument {
  const isReplaced = ({ view_id }: ViewDesign) => isFilled(findView(template, view_id))
  const kept = document.views.filter((view) => !isReplaced(view))
  const taken = new Set(kept.flatMap(({ layers }) => layers.map(({ id }) => id)))
  const views = document.views.map((view) => {
    const brought = isReplaced(view) ? findView(template, view.view_id) : undefined
    if (!brought) return view
    return {
      ...brought,
      layers: brought.layers.map((layer) => (taken.has(layer.id) ? { ...layer, id: newId() } : layer)),
    }
  })
  const { technique, size_rule, basic_product_id } = document
  const { size_rule: _rule, technique: _technique, ...rest } = template
  const goes_on = kept.some(isFilled)
  const rule = goes_on ? size_rule : template.size_rule
  const made_with = goes_on ? technique : (technique ?? template.technique)
  return {
    ...rest,
    basic_product_id,
    views,
    ...(made_with === undefined ? {} : { technique: made_with }),
    ...(rule === undefined ? {} : { size_rule: rule }),
  }
}

const ANYWHERE: Area = { left: 0, top: 0, width: 1, height: 1 }

/** Lays what is on the template's sides over what is there; grounds stay under it. */
export function addTemplate(document: DesignDocument, template: DesignDocument, newId: NewId): DesignDocument {
  const added = template.views.reduce((now, { view_id, layers }) => {
    const copies = pastedLayers({ layers, from: ANYWHERE, to: ANYWHERE, shift_px: 0, newId })
    return addLayers(now, view_id, copies)
  }, document)
  const views = added.views.map((view) => ({
    ...view,
    background: view.background ?? findView(template, view.view_id)?.background ?? null,
  }))
  const template_id = document.template_id ?? template.template_id
  return { ...added, views, ...(template_id === undefined ? {} : { template_id }) }
}
