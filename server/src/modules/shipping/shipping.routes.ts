import * as rule from '@inkroute/contract/shipping/rule'
import * as contract from '@inkroute/contract/shipping/shipping'
import type { Bind } from '../../infra/http/bind.ts'
import { calculateFreight } from './calculate-freight.ts'
import { deleteShippingRule } from './delete-rule.ts'
import { enableShippingRule } from './enable-rule.ts'
import { listChannels } from './list-channels.ts'
import { listShippingPreferences } from './list-preferences.ts'
import { listRates } from './list-rates.ts'
import { listShippingRules } from './list-rules.ts'
import { createShippingRule, updateShippingRule } from './save-rule.ts'
import { setShippingPreference } from './set-preference.ts'
import { sortShippingRules } from './sort-rules.ts'
import { tryShippingRules } from './try-rules.ts'

export function shippingRoutes(bind: Bind): void {
  bind(contract.calculateFreight, calculateFreight)
  bind(contract.listChannels, listChannels)
  bind(contract.listRates, listRates)
  bind(rule.listShippingPreferences, listShippingPreferences)
  bind(rule.setShippingPreference, setShippingPreference)
  bind(rule.listShippingRules, listShippingRules)
  bind(rule.createShippingRule, createShippingRule)
  bind(rule.updateShippingRule, updateShippingRule)
  bind(rule.enableShippingRule, enableShippingRule)
  bind(rule.deleteShippingRule, deleteShippingRule)
  bind(rule.sortShippingRules, sortShippingRules)
  bind(rule.tryShippingRules, tryShippingRules)
}
