import * as contract from '@inkroute/contract/goods/batch/batch'
import * as groups from '@inkroute/contract/goods/batch/group'
import { findPictureSubjects as findPictureSubjectsContract } from '@inkroute/contract/goods/batch/subject'
import { exceptions } from '../../../infra/exception-source.ts'
import { on } from '../../../infra/hooks.ts'
import type { Bind } from '../../../infra/http/bind.ts'
import type { Module } from '../../../infra/module/module.ts'
import { deleted } from '../../../infra/privacy/personal-data.ts'
import { addDemoBatchRuns } from './batch.demo.ts'
import { failedBatchRuns } from './batch.exceptions.ts'
import { batchExporter } from './batch.exporter.ts'
import { findBatchPictures, listBatchArtworks, readBatchSheet } from './batch-inputs.ts'
import { cancelBatchRun, pauseBatchRun, resumeBatchRun, retryBatchRun } from './control-runs.ts'
import { createBatchRun } from './create-batch-run.ts'
import { getBatchRun, listBatchCells, listBatchRuns } from './list-runs.ts'
import { batchHooks } from './plan/batch.hooks.ts'
import { checkBatchRun } from './plan/check-batch-run.ts'
import { deleteProductGroup, listProductGroups, renameProductGroup, saveProductGroup } from './product-groups.ts'
import { runBatchJob } from './run-batch.job.ts'
import { forgetSubjectsJob } from './subject/forget-subjects.job.ts'
import { findPictureSubjects } from './subject/subjects.ts'
import { SWEEP_AFTER_START_SECONDS, sweepRunsJob } from './sweep-runs.job.ts'

function batchRoutes(bind: Bind): void {
  bind(contract.createBatchRun, createBatchRun)
  bind(contract.checkBatchRun, checkBatchRun)
  bind(contract.listBatchRuns, listBatchRuns)
  bind(contract.findBatchPictures, findBatchPictures)
  bind(contract.listBatchArtworks, listBatchArtworks)
  bind(contract.readBatchSheet, readBatchSheet)
  bind(findPictureSubjectsContract, findPictureSubjects)
  bind(groups.listProductGroups, listProductGroups)
  bind(groups.saveProductGroup, saveProductGroup)
  bind(groups.renameProductGroup, renameProductGroup)
  bind(groups.deleteProductGroup, deleteProductGroup)
  bind(contract.getBatchRun, getBatchRun)
  bind(contract.listBatchCells, listBatchCells)
  bind(contract.pauseBatchRun, pauseBatchRun)
  bind(contract.resumeBatchRun, resumeBatchRun)
  bind(contract.cancelBatchRun, cancelBatchRun)
  bind(contract.retryBatchRun, retryBatchRun)
}

export const batchModule: Module = {
  name: 'batch',
  reads: ['app_user', 'design_mockup', 'upload'],
  personal: {
    tables: [deleted('batch_run'), deleted('batch_cell'), deleted('product_group'), deleted('picture_subject')],
  },
  routes: batchRoutes,
  points: batchHooks,
  hooks: [on(exceptions, failedBatchRuns)],
  jobs: [runBatchJob, sweepRunsJob, forgetSubjectsJob],
  exporters: [batchExporter],
  base: (ctx) => ctx.jobs.send(sweepRunsJob, {}, { start_after_seconds: SWEEP_AFTER_START_SECONDS }),
  demo: addDemoBatchRuns,
}
