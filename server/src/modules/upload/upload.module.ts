import { setAvatar as setAvatarContract } from '@inkroute/contract/account/account'
import { cutOutUpload as cutOutUploadContract } from '@inkroute/contract/upload/cutout'
import * as contract from '@inkroute/contract/upload/upload'
import type { Bind } from '../../infra/http/bind.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { intakeJob } from './core/intake.job.ts'
import { removeObjectsJob } from './core/remove-objects.job.ts'
import { uploadHooks } from './core/upload.hooks.ts'
import { finishDirectUpload } from './direct/finish-direct-upload.ts'
import { getUploadPolicy } from './direct/get-upload-policy.ts'
import { addUploadHttp } from './direct/upload.raw.ts'
import { sweepUploadsJob } from './sweep.job.ts'
import { addDemoUploads, demoUploadsJob } from './upload.demo.ts'
import { uploadListExporter } from './upload.exporter.ts'
import { cutOutUpload, deleteUploads, getUpload, listUploads, setAvatar } from './uploads.ts'

function uploadRoutes(bind: Bind): void {
  bind(contract.getUploadPolicy, getUploadPolicy)
  bind(contract.finishDirectUpload, finishDirectUpload)
  bind(contract.listUploads, listUploads)
  bind(contract.getUpload, getUpload)
  bind(cutOutUploadContract, cutOutUpload)
  bind(contract.deleteUploads, deleteUploads)
  bind(setAvatarContract, setAvatar)
}

export const uploadModule: Module = {
  name: 'upload',
  tables: ['upload', 'upload_work', 'staff_picture', 'object_hold'],
  personal: {
    tables: [
      deleted('upload', { hidden: ['nonce', 'perceptual_hash'] }),
      deleted('object_hold'),
      deleted('upload_work'),
    ],
    folders: ['private/{seller}/'],
  },
  routes: uploadRoutes,
  raw: addUploadHttp,
  points: uploadHooks,
  jobs: [intakeJob, removeObjectsJob, sweepUploadsJob, demoUploadsJob],
  waiting: [
    waitingRows({
      job: intakeJob,
      after_ms: 5 * MINUTE_MS,
      find: rowsInState('upload', { states: ['pending'], state_column: 'status', since: 'created_at', as: 'id' }),
    }),
  ],
  exporters: [uploadListExporter],
  demo: addDemoUploads,
}
