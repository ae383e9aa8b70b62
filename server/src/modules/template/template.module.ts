import * as contract from '@inkroute/contract/template/template'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { materialHooks } from '../material/material.ts'
import { paintUserTemplateJob, prepareTemplatesJob } from './template.job.ts'
import { findTemplateForSale } from './template.queries.ts'
import { addTemplatePictures } from './template-pictures.ts'
import {
  getPodTemplate,
  getTemplate,
  listPodTemplates,
  listRecommendedStyles,
  listScenarios,
  listTemplateKinds,
  listTemplates,
} from './templates.ts'
import {
  createUserTemplate,
  deleteUserTemplate,
  getUserTemplate,
  listUserTemplates,
  renameUserTemplate,
} from './user-templates.ts'

function templateRoutes(bind: Bind): void {
  bind(contract.listTemplates, listTemplates)
  bind(contract.listTemplateKinds, listTemplateKinds)
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

export const templateModule: Module = {
  name: 'template',
  tables: ['design_template', 'user_design_template'],
  reads: ['gallery_artwork', 'product', 'product_category', 'product_color'],
  personal: {
    tables: [deleted('user_design_template', { objects: ['picture_key'] })],
    folders: ['private/template/{seller}/'],
  },
  routes: templateRoutes,
  raw: addTemplatePictures,
  hooks: [on(materialHooks.templateForSale, findTemplateForSale)],
  jobs: [prepareTemplatesJob, paintUserTemplateJob],
  base: (ctx) => ctx.jobs.unhurried().send(prepareTemplatesJob, {}, { singleton_key: 'all' }),
}
