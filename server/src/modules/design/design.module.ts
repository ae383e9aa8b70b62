import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { designHooks } from './design.hooks.ts'
import { designRoutes } from './design.routes.ts'
import { selectUnmadePictures } from './mockup/mockup.queries.ts'
import { makeMockupsJob } from './mockup/mockups.job.ts'
import { makePrintSetJob } from './print/print-set.job.ts'

export const designModule: Module = {
  name: 'design',
  tables: [
    'design',
    'design_version',
    'design_draft',
    'design_check',
    'design_mockup',
    'design_comment',
    'design_share',
    'print_set',
    'print_file',
    'gallery_use',
  ],
  reads: ['app_user', 'product'],
  triggers: [
    {
      names: ['design_version_immutable'],
      why: 'What a buyer paid for is printed: a saved version never changes, except for an erasure.',
    },
    {
      names: ['design_version_uses_gallery'],
      why: 'Each of the ways to save a design notes which artworks and templates it shows.',
    },
  ],
  personal: {
    tables: [
      deleted('design'),
      deleted('design_version'),
      deleted('design_draft'),
      deleted('design_check'),
      deleted('design_mockup', { objects: ['small_key', 'large_key'] }),
      deleted('print_file', { objects: ['file_key'] }),
      deleted('print_set', { objects: ['sheet_key'] }),
      deleted('gallery_use'),
      deleted('design_comment'),
      deleted('design_share', { objects: ['pictures'], has_files: true }),
    ],
  },
  routes: designRoutes,
  points: designHooks,
  jobs: [makeMockupsJob, makePrintSetJob],
  waiting: [
    waitingRows({
      job: makePrintSetJob,
      after_ms: 2 * MINUTE_MS,
      find: rowsInState('print_set', { states: ['queued', 'running'], since: 'created_at', as: 'id' }),
    }),
    // Batch runs render their own pictures without jobs, and mockups that a migration resets have no job either.
    waitingRows({ job: makeMockupsJob, after_ms: 60 * MINUTE_MS, find: selectUnmadePictures, is_unhurried: true }),
  ],
}
