import { MINUTE_MS, rowsInState, waitingRows } from '../../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../../infra/module.ts'
import { registerSettler } from '../../wallet/wallet.ts'
import { composeRunJob } from './compose-run.job.ts'
import { gridRoutes } from './grid.routes.ts'
import { paintGridJob } from './paint-grid.job.ts'
import { paintBottomTemplateJob, preparePayTemplatesJob } from './template/bottom-template.job.ts'
import { bottomTemplateSettler, PURCHASE_KIND } from './template/buy-bottom-template.ts'

registerSettler(PURCHASE_KIND, bottomTemplateSettler)

/** Sheets cut into cells: pictures made of pictures, base templates, composed show images. */
export const gridModule: Module = {
  name: 'grid',
  routes: gridRoutes,
  jobs: [paintGridJob, composeRunJob, paintBottomTemplateJob, preparePayTemplatesJob],
  waiting: [
    waitingRows({
      job: paintGridJob,
      after_ms: 5 * MINUTE_MS,
      find: rowsInState('grid_painting', { states: ['queued', 'painting', 'keeping'], since: 'created_at', as: 'id' }),
    }),
  ],
  base: (ctx) => ctx.jobs.send(preparePayTemplatesJob, {}, { singleton_key: 'all' }),
}
