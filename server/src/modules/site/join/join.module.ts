import { on } from '../../../infra/hooks.ts'
import type { Module } from '../../../infra/module/module.ts'
import { aged, deleted } from '../../../infra/privacy/personal-data.ts'
import { staffWaiting } from '../../../infra/staff-waiting.ts'
import { addDemoJoins } from './join.demo.ts'
import { countJoinStates } from './join.queries.ts'
import { joinRoutes } from './join.routes.ts'

/** A part of the site with its own tables. */
export const joinModule: Module = {
  name: 'join',
  reads: ['app_user'],
  personal: {
    tables: [deleted('join_application', { owner: 'contact', column: 'email' })],
    retention: [
      {
        key: 'applications',
        name: { zh: '入驻与合作申请', en: 'Applications to join' },
        note: { zh: '访客留下的姓名、电话与邮箱', en: 'Names, phones and mail addresses visitors left' },
        default_days: 1095,
        min_days: 30,
        rows: [aged('join_application', 'updated_at')],
      },
    ],
  },
  routes: joinRoutes,
  hooks: [
    on(staffWaiting, {
      path: '/ops/join',
      permission: 'ops.content',
      count: async (db) => (await countJoinStates(db)).new,
    }),
  ],
  demo: addDemoJoins,
}
