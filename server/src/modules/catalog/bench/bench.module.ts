import * as contract from '@inkroute/contract/catalog/bench/bench'
import type { Bind } from '../../../infra/http/bind.ts'
import { MINUTE_MS, waitingRows } from '../../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../../infra/module/module.ts'
import { addDemoBench, demoBenchJob } from './bench.demo.ts'
import { setsInMaking } from './bench.queries.ts'
import { makeSetJob } from './make-set.job.ts'
import { addBenchModel, removeBenchModel } from './models.ts'
import { addBenchPhoto, getBenchPhoto, listBenchPhotos } from './photos.ts'
import { createBenchSet, finishBenchSet, getBenchSet, listBenchSets, removeBenchSet, saveBenchSet } from './sets.ts'

function benchRoutes(bind: Bind): void {
  bind(contract.addBenchPhoto, addBenchPhoto)
  bind(contract.listBenchPhotos, listBenchPhotos)
  bind(contract.getBenchPhoto, getBenchPhoto)
  bind(contract.listBenchSets, listBenchSets)
  bind(contract.createBenchSet, createBenchSet)
  bind(contract.getBenchSet, getBenchSet)
  bind(contract.saveBenchSet, saveBenchSet)
  bind(contract.finishBenchSet, finishBenchSet)
  bind(contract.removeBenchSet, removeBenchSet)
  bind(contract.addBenchModel, addBenchModel)
  bind(contract.removeBenchModel, removeBenchModel)
}

export const benchModule: Module = {
  name: 'bench',
  routes: benchRoutes,
  jobs: [makeSetJob, demoBenchJob],
  demo: addDemoBench,
  waiting: [waitingRows({ job: makeSetJob, after_ms: 10 * MINUTE_MS, find: setsInMaking })],
}
