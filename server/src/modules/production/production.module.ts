import * as label from '@inkroute/contract/production/label/label'
import * as contract from '@inkroute/contract/production/production'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { aged, deleted, kept, ofBuyers } from '../../infra/privacy/personal-data.ts'
import { orderHooks } from '../order/order.ts'
import { beginProductionJob } from './begin-production.job.ts'
import { retryOrderPrints } from './core/retry-order-prints.ts'
import { cancelLabelJob } from './label/cancel-label.job.ts'
import { productionHooks } from './label/label.hooks.ts'
import { makeLabelJob } from './label/make-label.job.ts'
import { planLabelsJob, watchPacked } from './label/queue-labels.ts'
import { lateCreditJob } from './late/late-credit.job.ts'
import { findParcels, getTracking } from './parcel/get-tracking.ts'
import { cancelLabel, getPacking, listOpenLabels, makeLabels, shipLabelled } from './parcel/labels.ts'
import { pollParcelsJob } from './parcel/poll-parcels.job.ts'
import { addCarrierCallbacks } from './parcel/receive-tracking.ts'
import { registerParcelJob } from './parcel/register-parcel.job.ts'
import { shipOrder } from './parcel/ship-order.ts'
import { selectUnregistered } from './parcel/tracking.queries.ts'
import { printBatchJob } from './print-batch/print-batch.job.ts'
import { selectUnpackedBatches } from './print-batch/print-batch.queries.ts'
import { listPrintBatches, makePrintBatch } from './print-batch/print-batches.ts'
import { addDemoProduction } from './production.demo.ts'
import { simulateFactoryJob } from './simulate-factory.job.ts'
import { addStaffPicture, listStockMovements, listTaskChecks } from './task-checks.ts'
import { rejectTask, scanTask, stopTasks } from './task-steps.ts'
import { getQueueFacets, listTasks } from './tasks.ts'

function productionRoutes(bind: Bind): void {
  bind(contract.listTasks, listTasks)
  bind(contract.getQueueFacets, getQueueFacets)
  bind(contract.scanTask, scanTask)
  bind(contract.rejectTask, rejectTask)
  bind(contract.shipOrder, shipOrder)
  bind(contract.addStaffPicture, addStaffPicture)
  bind(contract.getTracking, getTracking)
  bind(contract.retryOrderPrints, retryOrderPrints)
  bind(contract.listTaskChecks, listTaskChecks)
  bind(contract.makePrintBatch, makePrintBatch)
  bind(contract.listPrintBatches, listPrintBatches)
  bind(contract.listStockMovements, listStockMovements)
  bind(label.getPacking, getPacking)
  bind(label.listOpenLabels, listOpenLabels)
  bind(label.makeLabels, makeLabels)
  bind(label.cancelLabel, cancelLabel)
  bind(label.shipLabelled, shipLabelled)
}

export const productionModule: Module = {
  name: 'production',
  tables: ['production_task', 'task_check', 'shipment', 'shipment_event', 'parcel_label', 'print_batch', 'late_credit'],
  reads: [
    'app_user',
    'design_version',
    'factory',
    'foreign_order_line',
    'print_set',
    'product',
    'product_item',
    'product_supply',
    'product_technique',
    'product_term',
    'sales_order',
    'sales_order_line',
    'shipping_channel',
    'stock_movement',
    'warehouse',
  ],
  personal: {
    tables: [
      kept('production_task', 'orders'),
      kept('shipment', 'orders'),
      kept('shipment_event', 'orders'),
      kept('late_credit', 'accounting'),
      deleted('task_check', { objects: ['photos'], has_files: true }),
      deleted('parcel_label', { objects: ['pdf_key', 'zpl_key'], has_files: true }),
    ],
    // Labels carry the address; the parcel itself keeps its number.
    buyers: [
      ofBuyers('parcel_label', { order: 'order_id' }, null),
      ofBuyers('task_check', { parent: 'production_task', key: 'task_id', order: 'order_id' }, { photos: [] }, [
        'problem',
      ]),
      ofBuyers('production_task', { order: 'order_id' }, {}, ['problem']),
    ],
    retention: [
      {
        key: 'check_photos',
        name: { zh: '质检照片', en: 'Inspection photos' },
        note: {
          zh: '质检结果保留，只删除照片；照片可能拍到定制文字或面单',
          en: 'The result of the inspection is kept; photos may show personalised text or a label',
        },
        default_days: null,
        min_days: 30,
        rows: [aged('task_check', 'created_at', { blank: { photos: [] }, objects: ['photos'] })],
      },
      {
        key: 'print_archives',
        name: { zh: '生产文件包', en: 'Archives of print files' },
        note: { zh: '车间下载的打包文件，需要时可以重新打包', en: 'Packed for the printers; they can be packed again' },
        default_days: 90,
        min_days: 7,
        rows: [aged('print_batch', 'created_at', { objects: ['file_key'] })],
      },
    ],
  },
  routes: productionRoutes,
  points: productionHooks,
  hooks: [on(orderHooks.moved, stopTasks), on(orderHooks.moved, watchPacked), on(orderHooks.parcels, findParcels)],
  raw: addCarrierCallbacks,
  jobs: [
    beginProductionJob,
    simulateFactoryJob,
    registerParcelJob,
    pollParcelsJob,
    planLabelsJob,
    makeLabelJob,
    cancelLabelJob,
    lateCreditJob,
    printBatchJob,
  ],
  waiting: [
    waitingRows({ job: registerParcelJob, after_ms: 5 * MINUTE_MS, find: selectUnregistered }),
    waitingRows({
      job: makeLabelJob,
      after_ms: 5 * MINUTE_MS,
      find: rowsInState('parcel_label', { states: ['queued'], since: 'updated_at', as: 'label_id' }),
    }),
    waitingRows({
      job: cancelLabelJob,
      after_ms: 5 * MINUTE_MS,
      find: rowsInState('parcel_label', { states: ['cancelling'], since: 'updated_at', as: 'label_id' }),
    }),
    waitingRows({ job: printBatchJob, after_ms: 5 * MINUTE_MS, find: selectUnpackedBatches }),
  ],
  demo: addDemoProduction,
}
