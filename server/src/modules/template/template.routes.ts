import * as contract from '@inkroute/contract/template/template'
import type { Bind } from '../../infra/http/bind.ts'
import { deleteUserTemplate, renameUserTemplate } from './change-user-template.ts'
import { createUserTemplate } from './create-user-template.ts'
import { getPodTemplate, listPodTemplates } from './list-pod-templates.ts'
import { getTemplate, listRecommendedStyles, listScenarios, listTemplates } from './list-templates.ts'
import { getUserTemplate, listUserTemplates } from './list-user-templates.ts'

export function templateRoutes(bind: Bind): void {
  bind(contract.listTemplates, listTemplates)
  bind(contract.listScenarios, listScenarios)
  bind(contract.listRecommendedStyles, listRecommendedStyles)
  bind(contract.getTemplate, getTemplate)
  bind(contract.listUserTemplates, listUserTemplates)
  bind(contract.getUserTemplate, getUserTemplate)
  bind(contract.createUserTemplate, createUserTemplate)
  bind(contract.renameUserTemplate, renameUserTemplate)
  bind(contract.deleteUserTemplate, deleteUserTemplate)
  bind(contract.listPodTemplates, listPodTemplates)
  bind(contract.getPodTemplate, getPodTemplate)
}
