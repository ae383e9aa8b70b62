import type { Language } from '@inkroute/contract/errors'
import type { PlatformTemplate, TemplateSlot, UserTemplate } from '@inkroute/contract/template'
import type { Storage } from '../../infra/storage/storage.ts'
import type { selectTemplates } from './template.queries.ts'
import type { selectUserTemplates } from './user-template.queries.ts'

type Row = Omit<Awaited<ReturnType<typeof selectTemplates>>['rows'][number], 'total'>
type OwnRow = Omit<Awaited<ReturnType<typeof selectUserTemplates>>['rows'][number], 'total'>

function shared(row: Row | OwnRow, storage: Pick<Storage, 'url'>, language: Language) {
  return {
    ...{ id: row.id, basic_product_id: row.product_id, color_id: row.color_id, color_hex: row.hex ?? '#ffffff' },
    product_name: language === 'en' ? row.product_en : row.product_zh,
    picture_url: row.picture_key ? storage.url(row.picture_key) : null,
    slots: row.slots as unknown as TemplateSlot[],
  }
}

export const viewTemplate = (row: Row, storage: Pick<Storage, 'url'>, language: Language): PlatformTemplate => ({
  ...shared(row, storage, language),
  ...{ name: language === 'en' ? row.name_en : row.name_zh, scenario: row.scenario, style: row.style },
})

export const viewUserTemplate = (row: OwnRow, storage: Pick<Storage, 'url'>, language: Language): UserTemplate => ({
  ...shared(row, storage, language),
  ...{ name: row.name, created_at: row.created_at },
})
