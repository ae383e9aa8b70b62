import type { GalleryState, GalleryTerm } from '@inkroute/contract/gallery/gallery'
import type { DeskTemplate, TemplateEditor } from '@inkroute/contract/gallery/template'
import type { Licence } from '@inkroute/contract/material/item'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Storage } from '../../../infra/storage/storage.ts'
import { templatePictureUrl } from '../../template/template.ts'
import type { DeskTemplateRow, TemplateRow } from './template-desk.queries.ts'

interface Shown {
  readonly storage: Pick<Storage, 'url'>
  readonly language: 'zh' | 'en'
}

export const getTerms = (row: Pick<TemplateRow, 'scenario' | 'style'> & Record<TermName, string>): GalleryTerm[] => [
  { key: row.scenario, zh: row.scenario_zh, en: row.scenario_en },
  { key: row.style, zh: row.style_zh, en: row.style_en },
]
type TermName = 'scenario_zh' | 'scenario_en' | 'style_zh' | 'style_en'

export const viewDeskTemplate = (row: DeskTemplateRow, { storage, language }: Shown): DeskTemplate => ({
  id: row.id,
  name_zh: row.name_zh,
  name_en: row.name_en,
  tags_zh: row.tags_zh,
  tags_en: row.tags_en,
  author: row.author,
  licence: row.licence as Licence,
  licence_note: row.licence_note,
  price_fen: Number(row.price_fen),
  scenario: { key: row.scenario, zh: row.scenario_zh, en: row.scenario_en },
  style: { key: row.style, zh: row.style_zh, en: row.style_en },
  sort: row.sort,
  product: { id: row.product_id, name: language === 'en' ? row.product_en : row.product_zh },
  color_id: row.color_id,
  color_hex: row.hex ?? '#ffffff',
  picture_url: templatePictureUrl(storage, row),
  slots: [...row.slots],
  state: row.state as GalleryState,
  revision: row.revision,
  updated_at: row.updated_at,
  updated_by: row.updated_by,
  designs: row.designs,
})

/** Every picture and text that could be a slot. */
export function layersIn(document: DesignDocument): TemplateEditor['layers'] {
  return document.views
    .flatMap((view) => view.layers)
    .filter((layer) => !layer.is_hidden)
    .flatMap((layer): TemplateEditor['layers'] => {
      if (layer.type === 'shape') return []
      const is_text = layer.type === 'text'
      if (!is_text && layer.type !== 'image' && layer.type !== 'pattern') return []
      const label = (is_text ? layer.text : layer.name).slice(0, 60)
      return [{ layer_id: layer.id, kind: is_text ? 'text' : 'image', label, is_slot: !layer.is_locked }]
    })
}

/** The document with exactly these pictures and texts to fill; the others are locked. */
export function withSlots(document: DesignDocument, slot_ids: ReadonlySet<string>): DesignDocument {
  const known = new Set(layersIn(document).map(({ layer_id }) => layer_id))
  return {
    ...document,
    views: document.views.map((view) => ({
      ...view,
      layers: view.layers.map((layer) =>
        known.has(layer.id) ? { ...layer, is_locked: !slot_ids.has(layer.id) } : layer,
      ),
    })),
  }
}

/** What an audit record says about a template. */
export const auditedTemplate = (row: TemplateRow) => ({
  name_zh: row.name_zh,
  name_en: row.name_en,
  tags_zh: row.tags_zh,
  tags_en: row.tags_en,
  author: row.author,
  licence: row.licence,
  licence_note: row.licence_note,
  price_fen: Number(row.price_fen),
  scenario: row.scenario,
  style: row.style,
  sort: row.sort,
  color_id: row.color_id,
  slots: row.slots.map(({ layer_id }) => layer_id),
  state: row.state,
})
