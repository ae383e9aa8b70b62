import type { Module } from '../../../infra/module.ts'
import { addDemoJoins } from './join.demo.ts'
import { joinRoutes } from './join.routes.ts'

/** A part of the site with its own tables. */
export const joinModule: Module = { name: 'join', routes: joinRoutes, demo: addDemoJoins }
