import * as bench from '@inkroute/contract/shipping/tariff/bench'
import * as channel from '@inkroute/contract/shipping/tariff/channel'
import * as sheet from '@inkroute/contract/shipping/tariff/sheet'
import * as contract from '@inkroute/contract/shipping/tariff/tariff'
import type { Bind } from '../../../infra/http/bind.ts'
import type { Module } from '../../../infra/module/module.ts'
import { benchQuote } from './bench.ts'
import {
  createFreightChannel,
  getChannelImpact,
  listFreightChannels,
  saveFreightChannel,
  sortFreightChannels,
} from './channels.ts'
import { tariffDayJob } from './tariff-day.job.ts'
import { compareTariff, exportTariff, importTariff } from './tariff-sheets.ts'
import {
  checkTariff,
  createTariff,
  deleteTariff,
  getTariff,
  listTariffs,
  saveTariff,
  scheduleTariff,
  unscheduleTariff,
} from './tariffs.ts'

function tariffRoutes(bind: Bind): void {
  bind(channel.listFreightChannels, listFreightChannels)
  bind(channel.createFreightChannel, createFreightChannel)
  bind(channel.saveFreightChannel, saveFreightChannel)
  bind(channel.sortFreightChannels, sortFreightChannels)
  bind(channel.getChannelImpact, getChannelImpact)
  bind(contract.listTariffs, listTariffs)
  bind(contract.getTariff, getTariff)
  bind(contract.createTariff, createTariff)
  bind(contract.saveTariff, saveTariff)
  bind(contract.checkTariff, checkTariff)
  bind(contract.scheduleTariff, scheduleTariff)
  bind(contract.unscheduleTariff, unscheduleTariff)
  bind(contract.deleteTariff, deleteTariff)
  bind(sheet.importTariff, importTariff)
  bind(sheet.compareTariff, compareTariff)
  bind(sheet.exportTariff, exportTariff)
  bind(bench.benchQuote, benchQuote)
}

/** The freight desk of staff: channels, price tables, imports and the test bench. */
export const tariffModule: Module = {
  name: 'shipping/tariff',
  reads: ['sales_order'],
  routes: tariffRoutes,
  jobs: [tariffDayJob],
}
