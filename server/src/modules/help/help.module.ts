import type { Module } from '../../infra/module.ts'
import { helpAddresses } from './help.addresses.ts'
import { addHelp } from './help.base.ts'
import { helpRoutes } from './help.routes.ts'

export const helpModule: Module = { name: 'help', routes: helpRoutes, base: addHelp, addresses: helpAddresses }
