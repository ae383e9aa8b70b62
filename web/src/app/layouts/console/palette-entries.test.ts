import { expect, test, vi } from 'vitest'
import { searchEntries } from '../../../features/search/palette.ts'
import type { MenuSection } from './console-menu.ts'
import { actionEntries, pageEntries } from './palette-entries.ts'

const menu: readonly MenuSection[] = [
  {
    group: 'account',
    label: '账户',
    icon: 'user',
    items: [
      { key: 'account.bind', path: '/setting/bindLogin', label: '微信登录', is_new: false, is_blank: false, count: 0 },
    ],
  },
]
const runs = { language: vi.fn(), tutorial: vi.fn(), log_out: vi.fn() }
const actions = (language: 'zh' | 'en', may: (path: string) => boolean = () => true) =>
  actionEntries({ language, canOpen: may, runs })
const findFirst = (entries: ReturnType<typeof actions>, query: string) => searchEntries(entries, query, 5)[0]

test('a screen is found by its name in the other language, and by the name it had before', () => {
  const pages = pageEntries(menu)
  for (const query of ['微信', 'wechat', '绑定登录', 'bindLogin', '账户']) {
    expect(findFirst(pages, query)?.to, query).toBe('/setting/bindLogin')
  }
})

test('actions are found in the words people use, in either language', () => {
  expect(findFirst(actions('en'), 'new design')).toMatchObject({ label: 'New design', to: '/en/products' })
  expect(findFirst(actions('zh'), '导入订单')?.to).toBe('/myOrder/importOrder')
  expect(findFirst(actions('zh'), 'top up')).toMatchObject({ label: '充值', to: '/setting/recharge' })
  expect(findFirst(actions('en'), 'connect a shop')).toMatchObject({ to: '/myOrder/storeAdmin?connect=1' })
})

test('an action of a screen this person cannot open is not offered', () => {
  const only = actions('zh', (path) => path === '/setting/recharge').map(({ id }) => id)
  expect(only).toEqual(['action-top_up', 'action-language', 'action-tutorial', 'action-log_out'])
})

test('an action without an address runs', () => {
  findFirst(actions('zh'), '退出登录')?.run?.()
  expect(runs.log_out).toHaveBeenCalledOnce()
})
