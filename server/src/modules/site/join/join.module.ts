import type { Module } from '../../../infra/module.ts'
import { joinRoutes } from './join.routes.ts'
import { seedJoins } from './join.seed.ts'

/** A part of the site with rows of its own. */
export const joinModule: Module = { name: 'join', routes: joinRoutes, seed: seedJoins }
