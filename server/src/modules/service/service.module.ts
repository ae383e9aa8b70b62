import * as contract from '@inkroute/contract/service/service'
import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import type { Module } from '../../infra/module/module.ts'
import type { WatchedFigure } from '../../infra/module/watched-figures.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { resealSettings } from '../../infra/settings/settings.ts'
import { failingServices, getServices, listServices } from './list-services.ts'
import { deleteOldMails } from './mail/mail.queries.ts'
import { serviceHooks } from './service.hooks.ts'
import { getServiceSettings, removeServiceSettings, saveServiceSettings } from './settings.ts'
import { testService } from './test-service.ts'

const failingFigure: WatchedFigure = {
  name: 'inkroute_service_failing_seconds',
  help: 'For how long a service (text messages, mail, payments, parcels …) has failed every call.',
  label: 'service',
  read: failingServices,
}

export const resealServices = job({
  name: 'service.reseal',
  schema: z.object({}),
  cron: '23 * * * *',
  run: (ctx) => resealSettings(ctx.db, ctx.config),
})

const sweepMails = job({
  name: 'service.sweep-mails',
  schema: z.object({}),
  cron: '41 * * * *',
  async run(ctx) {
    await deleteOldMails(ctx.db, ctx.clock.now())
  },
})

export const serviceModule: Module = {
  name: 'service',
  tables: ['mail_sent'],
  personal: { tables: [deleted('mail_sent', { owner: 'contact' })] },
  jobs: [resealServices, sweepMails],
  figures: [failingFigure],
  points: serviceHooks,
  routes(bind) {
    bind(contract.getServices, getServices)
    bind(contract.listServices, listServices)
    bind(contract.getServiceSettings, getServiceSettings)
    bind(contract.saveServiceSettings, saveServiceSettings)
    bind(contract.removeServiceSettings, removeServiceSettings)
    bind(contract.testService, testService)
  },
}
