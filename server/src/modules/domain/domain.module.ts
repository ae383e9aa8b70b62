import * as contract from '@inkroute/contract/domain/domain'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { addDemoDomain } from './domain.demo.ts'
import { isToken } from './domain.queries.ts'
import { getProof } from './domain-proof.ts'
import { addDomain, checkDomain, deleteDomain, listDomains, useDomain } from './manage-domains.ts'
import { recheckDomainsJob } from './recheck-domains.job.ts'

export const domainModule: Module = {
  name: 'domain',
  tables: ['seller_domain'],
  personal: { tables: [deleted('seller_domain', { hidden: ['token'] })] },
  routes(bind) {
    bind(contract.listDomains, listDomains)
    bind(contract.addDomain, addDomain)
    bind(contract.checkDomain, checkDomain)
    bind(contract.useDomain, useDomain)
    bind(contract.deleteDomain, deleteDomain)
  },
  raw({ app, ctx }) {
    app.get<{ Params: { token: string } }>(`${contract.DOMAIN_PROOF_PATH}/:token`, async ({ params }, reply) => {
      if (!/^[0-9a-f]{32}$/.test(params.token) || !(await isToken(ctx.db, params.token)))
        return reply.code(404).send('')
      return reply.type('text/plain').send(getProof(ctx, params.token))
    })
  },
  jobs: [recheckDomainsJob],
  demo: addDemoDomain,
}
