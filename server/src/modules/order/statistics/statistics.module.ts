import * as contract from '@inkroute/contract/order/statistics'
import type { Module } from '../../../infra/module/module.ts'
import { getOrderStatistics, listOrderStatistics } from './order-statistics.ts'
import { statisticsExporter } from './statistics.exporter.ts'

/** Sales statistics from paid orders. Read-only. */
export const orderStatisticsModule: Module = {
  name: 'order-statistics',
  reads: ['goods'],
  routes(bind) {
    bind(contract.getOrderStatistics, getOrderStatistics)
    bind(contract.listOrderStatistics, listOrderStatistics)
  },
  exporters: [statisticsExporter],
}
