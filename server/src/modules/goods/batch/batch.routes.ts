import * as contract from '@inkroute/contract/goods/batch/batch'
import * as groups from '@inkroute/contract/goods/batch/group'
import type { Bind } from '../../../infra/http/bind.ts'
import { cancelBatchRun, pauseBatchRun, resumeBatchRun, retryBatchRun } from './change-batch-run.ts'
import { checkBatchRun } from './check-batch-run.ts'
import { createBatchRun } from './create-batch-run.ts'
import { findBatchPictures } from './find-batch-pictures.ts'
import { listBatchArtworks } from './list-batch-artworks.ts'
import { listBatchCells } from './list-batch-cells.ts'
import { getBatchRun, listBatchRuns } from './list-batch-runs.ts'
import { deleteProductGroup, listProductGroups, renameProductGroup, saveProductGroup } from './product-groups.ts'
import { readBatchSheet } from './read-batch-sheet.ts'

export function batchRoutes(bind: Bind): void {
  bind(contract.createBatchRun, createBatchRun)
  bind(contract.checkBatchRun, checkBatchRun)
  bind(contract.listBatchRuns, listBatchRuns)
  bind(contract.findBatchPictures, findBatchPictures)
  bind(contract.listBatchArtworks, listBatchArtworks)
  bind(contract.readBatchSheet, readBatchSheet)
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
