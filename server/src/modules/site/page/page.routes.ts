import * as contract from '@inkroute/contract/site/page/page'
import { bindContent } from '../../../infra/content/bind-content.ts'
import { withFacts } from '../../../infra/content/facts.ts'
import type { Bind } from '../../../infra/http/bind.ts'
import { getPage } from './get-page.ts'
import { pageKind } from './page-kind.ts'

export function pageRoutes(bind: Bind): void {
  bind(contract.getPage, withFacts(getPage))
  bindContent(bind, pageKind)
}
