import * as contract from '@inkroute/contract/preference/preference'
import * as seen from '@inkroute/contract/preference/seen'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { deleteUserColors, mergePreference, setNameRule, setUserColors } from './change-preference.ts'
import { getHotKeys, setHotKeys } from './hot-keys.ts'
import { ownPreference } from './preference.ts'
import { getSeen, setSeen } from './seen.ts'

function preferenceRoutes(bind: Bind): void {
  bind(contract.getHotKeys, getHotKeys)
  bind(contract.setHotKeys, setHotKeys)
  bind(contract.getUserColors, (ctx) => ownPreference(ctx, 'colors'))
  bind(contract.setUserColors, setUserColors)
  bind(contract.deleteUserColors, deleteUserColors)
  bind(contract.getNameRule, (ctx) => ownPreference(ctx, 'name_rule'))
  bind(contract.setNameRule, setNameRule)
  bind(contract.getBatchDesign, (ctx) => ownPreference(ctx, 'batch_design'))
  bind(contract.setBatchDesign, (ctx, input) => mergePreference(ctx, 'batch_design', input))
  bind(contract.getBatchDesignMode, (ctx) => ownPreference(ctx, 'batch_design_mode'))
  bind(contract.setBatchDesignMode, (ctx, input) => mergePreference(ctx, 'batch_design_mode', input))
  bind(contract.getKeepDesign, (ctx) => ownPreference(ctx, 'keep_design'))
  bind(contract.setKeepDesign, (ctx, input) => mergePreference(ctx, 'keep_design', input))
  bind(contract.getUploadMaterial, (ctx) => ownPreference(ctx, 'upload_material'))
  bind(contract.setUploadMaterial, (ctx, input) => mergePreference(ctx, 'upload_material', input))
  bind(seen.getSeen, getSeen)
  bind(seen.setSeen, setSeen)
}

export const preferenceModule: Module = {
  name: 'preference',
  tables: ['user_preference', 'tort_word'],
  personal: { tables: [deleted('user_preference')] },
  routes: preferenceRoutes,
}
