import { expect, test } from 'vitest'
import { actName } from './act-names.ts'

test('a staff call is named by what it does to what', () => {
  expect(actName('POST /ops/order/{order_no}/hold', 'zh')).toBe('订单 · 暂停或恢复')
  expect(actName('PUT /ops/seller/{id}/note/{note_id}', 'zh')).toBe('卖家备注 · 修改')
  expect(actName('POST /ops/catalog/product/{id}/publish', 'en')).toBe('Product · publish')
  expect(actName('DELETE /ops/staffRole/{id}', 'en')).toBe('Staff role · delete')
  expect(actName('POST /ops/production/scan', 'zh')).toBe('生产任务 · 扫码推进')
  expect(actName('POST /ops/production/ship', 'zh')).toBe('生产任务 · 发货')
  expect(actName('POST /ops/logout', 'zh')).toBe('退出登录')
  expect(actName('POST /ops/user/changePassword', 'en')).toBe('My account · change password')
})

test('a call without a name is shown as it is', () => {
  expect(actName('POST /ops/nobodyKnows/{id}', 'zh')).toBe('POST /ops/nobodyKnows/{id}')
})
