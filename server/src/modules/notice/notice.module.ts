import type { Module } from '../../infra/module.ts'
import { noticeRoutes } from './notice.routes.ts'
import { seedNotices } from './notice.seed.ts'

export const noticeModule: Module = { name: 'notice', routes: noticeRoutes, seed: seedNotices }
