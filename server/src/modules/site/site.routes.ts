import * as contract from '@inkroute/contract/site/site'
import { withFacts } from '../../infra/content/facts.ts'
import type { Bind } from '../../infra/http/bind.ts'
import { getContact } from './contact.ts'
import { getNavigation } from './core/navigation.ts'
import { getOverview } from './get-overview.ts'
import { homeRoutes } from './home/home.routes.ts'
import { getEuCountries, getSeo, recordVisit } from './public-site.ts'

export function siteRoutes(bind: Bind): void {
  bind(contract.getSeo, withFacts(getSeo))
  bind(contract.recordVisit, recordVisit)
  bind(contract.getEuCountries, getEuCountries)
  bind(contract.getContact, getContact)
  bind(contract.getNavigation, getNavigation)
  bind(contract.getOverview, getOverview)
  homeRoutes(bind)
}
