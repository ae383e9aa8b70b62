import type { AppCtx } from '../../../infra/context.ts'
import { insertJoin } from './join.queries.ts'

const DAY_MS = 86_400_000

const applications = [
  {
    days_ago: 6,
    ...{
      kind: 'factory',
      state: 'contacted',
      company: '绍兴柯桥锦程印花有限公司',
      contact: '沈经理',
      phone: '13857500000',
    },
    ...{
      email: 'shen@jincheng-print.example',
      region: '中国 浙江绍兴',
      volume: '3',
      capabilities: ['dtg', 'dtf', 'sublimation'],
    },
    ...{
      text: '两条直喷线、一条热升华线，日产约 2,500 件，可做 24 小时出货，希望承接 T恤和卫衣订单。',
      language: 'zh',
    },
    note: '已电话沟通，约好看厂时间。',
  },
  {
    days_ago: 2,
    ...{
      kind: 'service',
      state: 'new',
      company: 'Nordwind Fulfilment GmbH',
      contact: 'Anna Keller',
      phone: '+4940555000',
    },
    ...{
      email: 'partner@nordwind.example',
      region: 'Germany, Hamburg',
      volume: '2',
      capabilities: ['warehouse', 'freight'],
    },
    ...{
      text: 'Warehouse with returns handling in Hamburg. We would like to store blanks and ship within the EU.',
      language: 'en',
    },
    note: '',
  },
  {
    days_ago: 0.4,
    ...{ kind: 'reseller', state: 'new', company: '杭州小满文创', contact: '何女士', phone: '13600000000' },
    ...{ email: 'he@xiaoman.example', region: '中国 浙江杭州', volume: '1', capabilities: ['group', 'content'] },
    ...{ text: '做高校社团和企业年会定制，有自己的设计师，想了解供货价和对账方式。', language: 'zh' },
    note: '',
  },
]

/** Applications of the last days: one answered, two waiting. */
export async function seedJoins(ctx: AppCtx): Promise<void> {
  for (const { days_ago, ...application } of applications) {
    const at = new Date(ctx.clock.now().getTime() - days_ago * DAY_MS).toISOString()
    await insertJoin(ctx.db, { ...application, visitor: 'demo', created_at: at, updated_at: at })
  }
}
