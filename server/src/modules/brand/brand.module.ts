import * as font from '@inkroute/contract/brand/font'
import * as kit from '@inkroute/contract/brand/kit'
import { inspectPool } from '../../infra/fonts/inspect-pool.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { addDemoBrand } from './brand.demo.ts'
import { listOwnFonts, removeFont, uploadFont } from './font/fonts.ts'
import { getBrandKit, saveBrandKit } from './kit/kit.ts'

export const brandModule: Module = {
  name: 'brand',
  tables: ['own_font', 'brand_kit'],
  reads: ['app_user'],
  personal: {
    tables: [deleted('own_font', { objects: ['file_key'], has_files: true }), deleted('brand_kit')],
  },
  raw: ({ app }) => void app.addHook('preClose', inspectPool.open()),
  routes: (bind) => {
    bind(font.listOwnFonts, listOwnFonts)
    bind(font.uploadFont, uploadFont)
    bind(font.removeFont, removeFont)
    bind(kit.getBrandKit, getBrandKit)
    bind(kit.saveBrandKit, saveBrandKit)
  },
  demo: addDemoBrand,
}
