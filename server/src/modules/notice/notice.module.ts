import type { Module } from '../../infra/module.ts'
import { addDemoNotices } from './notice.demo.ts'
import { noticeRoutes } from './notice.routes.ts'

export const noticeModule: Module = { name: 'notice', routes: noticeRoutes, demo: addDemoNotices }
