import * as contract from '@inkroute/contract/goods/grid/grid'
import * as template from '@inkroute/contract/goods/grid/template'
import { on } from '../../../infra/hooks.ts'
import type { Bind } from '../../../infra/http/bind.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../../infra/module/module.ts'
import { deleted, kept } from '../../../infra/privacy/personal-data.ts'
import { walletHooks } from '../../wallet/wallet.ts'
import { addComposedImage, composeShowImage } from './compose-images.ts'
import { composeRunImages, composeRunJob } from './compose-run.job.ts'
import { cancelGridPainting, exportGrid, getGridPainting } from './paint/grid-paintings.ts'
import { getMockupPicture } from './paint/grid-sources.ts'
import { paintGridJob } from './paint/paint-grid.job.ts'
import { paintBottomTemplateJob, paintPayTemplateJob, preparePayTemplatesJob } from './template/bottom-template.job.ts'
import {
  changeBottomTemplate,
  createBottomTemplate,
  deleteBottomTemplate,
  getBottomTemplate,
  listBottomTemplates,
} from './template/bottom-templates.ts'
import {
  bottomTemplateSettler,
  buyBottomTemplate,
  getPayBottomTemplate,
  listPayBottomTemplates,
} from './template/pay-templates.ts'

function gridRoutes(bind: Bind): void {
  bind(contract.exportGrid, exportGrid)
  bind(contract.composeRunImages, composeRunImages)
  bind(contract.getGridPainting, getGridPainting)
  bind(contract.cancelGridPainting, cancelGridPainting)
  bind(contract.getMockupPicture, getMockupPicture)
  bind(contract.addComposedImage, addComposedImage)
  bind(contract.composeShowImage, composeShowImage)
  bind(template.listBottomTemplates, listBottomTemplates)
  bind(template.getBottomTemplate, getBottomTemplate)
  bind(template.createBottomTemplate, createBottomTemplate)
  bind(template.changeBottomTemplate, changeBottomTemplate)
  bind(template.deleteBottomTemplate, deleteBottomTemplate)
  bind(template.listPayBottomTemplates, listPayBottomTemplates)
  bind(template.getPayBottomTemplate, getPayBottomTemplate)
  bind(template.buyBottomTemplate, buyBottomTemplate)
}

/** Sheets cut into cells: pictures made of pictures, base templates, composed show images. */
export const gridModule: Module = {
  name: 'grid',
  personal: {
    tables: [
      deleted('grid_painting'),
      deleted('bottom_template', { objects: ['picture_key'] }),
      kept('bottom_purchase', 'accounting'),
    ],
  },
  routes: gridRoutes,
  hooks: [on(walletHooks.settle, bottomTemplateSettler)],
  jobs: [paintGridJob, composeRunJob, paintBottomTemplateJob, paintPayTemplateJob, preparePayTemplatesJob],
  waiting: [
    waitingRows({
      job: paintGridJob,
      after_ms: 5 * MINUTE_MS,
      find: rowsInState('grid_painting', { states: ['queued', 'painting', 'keeping'], since: 'created_at', as: 'id' }),
    }),
  ],
  base: (ctx) => ctx.jobs.send(preparePayTemplatesJob, {}, { singleton_key: 'all' }),
}
