import * as contract from '@inkroute/contract/preference/preference'
import type { Bind } from '../../infra/http/bind.ts'
import { mergePreference } from './change-preference.ts'
import { deleteUserColors } from './delete-user-colors.ts'
import { getHotKeys } from './get-hot-keys.ts'
import { ownPreference } from './preference.ts'
import { setHotKeys } from './set-hot-keys.ts'
import { setNameRule } from './set-name-rule.ts'
import { setUserColors } from './set-user-colors.ts'

export function preferenceRoutes(bind: Bind): void {
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
}
