import { shapeNames } from '@inkroute/contract/design/shape-names'
import type { Language } from '@inkroute/contract/errors/errors'
import type { Licence } from '@inkroute/contract/material/item'
import { fenToDecimal } from '@inkroute/contract/money'
import { type TemplateKind, templateKinds } from '@inkroute/contract/template/kinds'
import type { PlatformTemplate, TemplateSlot, UserTemplate } from '@inkroute/contract/template/template'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { Storage } from '../../infra/storage/storage.ts'
import type { selectTemplates } from './template.queries.ts'
import { templatePictureUrl } from './template-pictures.ts'
import type { selectUserTemplates } from './user-template.queries.ts'

type Row = Omit<Awaited<ReturnType<typeof selectTemplates>>['rows'][number], 'total'>
type OwnRow = Omit<Awaited<ReturnType<typeof selectUserTemplates>>['rows'][number], 'total'>

/** Names of the gallery's artworks by slug: a layer that still bears the slug is shown under the name. */
export type ArtworkNames = ReadonlyMap<string, string>

const slotsIn = ({ slots }: Pick<Row | OwnRow, 'slots'>) => slots

/** Matches strings that may be an artwork slug. */
export const slugsIn = (rows: readonly Pick<Row | OwnRow, 'slots'>[]): string[] =>
  rows.flatMap(slotsIn).flatMap(({ kind, label }) => (kind === 'image' ? [label] : []))

const namedSlot = (slot: TemplateSlot, names: ArtworkNames): TemplateSlot =>
  slot.kind === 'image' ? { ...slot, label: names.get(slot.label) ?? slot.label } : slot

interface Shown {
  readonly storage: Pick<Storage, 'url'>
  readonly language: Language
  readonly names: ArtworkNames
}

/** Shapes of the library that templates of the release show. */
const drawnNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ribbon: { zh: '绶带', en: 'Ribbon' },
  ticket: { zh: '票券', en: 'Ticket' },
  plaque: { zh: '铭牌', en: 'Plaque' },
  paw: { zh: '爪印', en: 'Paw' },
  bone: { zh: '骨头', en: 'Bone' },
}
const knownShapes = new Map(Object.entries({ ...shapeNames, ...drawnNames }))

/** The stored document with readable names of pictures and shapes. */
export function namedDocument(kept: unknown, { names, language }: Shown): Record<string, unknown> {
  const document = kept as DesignDocument
  const getName = (layer: Layer) => {
    if ('source' in layer) return names.get(layer.name) ?? layer.name
    return (layer.type === 'shape' && knownShapes.get(layer.name)?.[language]) || layer.name
  }
  const views = document.views.map((view) => ({
    ...view,
    layers: view.layers.map((layer) => ({ ...layer, name: getName(layer) })),
  }))
  return { ...document, views }
}

const isKind = (kind: string): kind is TemplateKind => (templateKinds as readonly string[]).includes(kind)

function shared(row: Row | OwnRow, { language, names }: Shown) {
  return {
    id: row.id,
    basic_product_id: row.product_id,
    color_id: row.color_id,
    color_hex: row.hex ?? '#ffffff',
    product_name: language === 'en' ? row.product_en : row.product_zh,
    slots: slotsIn(row).map((slot) => namedSlot(slot, names)),
  }
}

export const viewTemplate = (row: Row, shown: Shown & { bought: ReadonlySet<string> }): PlatformTemplate => ({
  ...shared(row, shown),
  picture_url: templatePictureUrl(shown.storage, row),
  kind: isKind(row.kind) ? row.kind : null,
  name: shown.language === 'en' ? row.name_en : row.name_zh,
  scenario: row.scenario,
  style: row.style,
  author: row.author,
  licence: row.licence as Licence,
  price: fenToDecimal(row.price_fen),
  is_bought: shown.bought.has(String(row.id)),
})

export const viewUserTemplate = (row: OwnRow, shown: Shown): UserTemplate => ({
  ...shared(row, shown),
  picture_url: row.picture_key ? shown.storage.url(row.picture_key) : null,
  name: row.name,
  created_at: row.created_at,
})
