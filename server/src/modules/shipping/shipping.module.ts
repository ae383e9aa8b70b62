import * as rule from '@inkroute/contract/shipping/rule'
import * as contract from '@inkroute/contract/shipping/shipping'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { calculateFreight, listChannels, listRates } from './freight.ts'
import { addDemoShipping } from './shipping.demo.ts'
import { listShippingPreferences, setShippingPreference } from './shipping-preferences.ts'
import {
  createShippingRule,
  deleteShippingRule,
  enableShippingRule,
  listShippingRules,
  sortShippingRules,
  tryShippingRules,
  updateShippingRule,
} from './shipping-rules.ts'

function shippingRoutes(bind: Bind): void {
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

export const shippingModule: Module = {
  name: 'shipping',
  tables: [
    'shipping_channel',
    'shipping_tariff',
    'shipping_zone',
    'shipping_rule',
    'shipping_preference',
    'freight_revision',
  ],
  reads: ['warehouse'],
  triggers: [
    {
      names: ['shipping_channel_counts', 'shipping_tariff_counts', 'shipping_zone_counts'],
      why: 'Nodes keep the freight tables in memory; any change of a row, by hand too, makes them read again.',
    },
  ],
  personal: { tables: [deleted('shipping_preference'), deleted('shipping_rule')] },
  routes: shippingRoutes,
  demo: addDemoShipping,
}
