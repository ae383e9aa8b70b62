import type { Module } from '../../../infra/module/module.ts'
import { deskRoutes } from './desk.routes.ts'
import { tellWithdrawnJob } from './edit/tell-withdrawn.job.ts'
import { rewriteCardsJob } from './rewrite-cards.job.ts'
import { applySheetJob } from './sheet/apply-sheet.job.ts'
import { checkSheetJob } from './sheet/check-sheet.job.ts'
import { productExporter, variantExporter } from './sheet/sheet.exporters.ts'

export const deskModule: Module = {
  name: 'catalog/desk',
  reads: ['batch_cell', 'batch_run', 'cart_item', 'content_item', 'design_draft', 'goods', 'goods_sku', 'listing'],
  routes: deskRoutes,
  jobs: [rewriteCardsJob, tellWithdrawnJob, checkSheetJob, applySheetJob],
  exporters: [productExporter, variantExporter],
}
