import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PermissionPicker } from './permission-picker.tsx'

afterEach(cleanup)

const held = new Set([
  'setting.role',
  'setting.role:create',
  'setting.role:edit',
  'setting.role:disable',
  'design.material',
  'design.material:upload',
  'design.material:delete',
])

let latest: readonly string[] = []
function Field({ start = [], may = held }: { start?: string[]; may?: ReadonlySet<string> }) {
  const [value, setValue] = useState(start)
  latest = value
  return <PermissionPicker value={value} onChange={setValue} held={may} />
}

const box = (name: string) => screen.getByRole('checkbox', { name })

test('checking a button checks its screen, and unchecking the screen clears its buttons', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.click(box('编辑角色与权限'))
  expect([...latest].sort()).toEqual(['setting.role', 'setting.role:edit'])
  await user.click(box('子账号与角色'))
  expect(latest).toEqual([])
})

test('“all” selects the whole group even when the search shows part of it, and keeps hidden grants', async () => {
  const user = userEvent.setup()
  render(<Field start={['kept.elsewhere']} />)
  await user.type(screen.getByRole('textbox', { name: '搜索页面或操作' }), '停用')
  const group = screen.getByRole('region', { name: '设置' })
  await user.click(within(group).getByRole('checkbox', { name: '设置 全选' }))
  expect([...latest].sort()).toEqual(
    ['kept.elsewhere', 'setting.role', 'setting.role:create', 'setting.role:disable', 'setting.role:edit'].sort(),
  )
  expect(screen.getByText('已选 4 项')).toBeTruthy()
})

test('only permissions of the granting person are offered', () => {
  render(<Field may={new Set(['setting.role', 'setting.role:create'])} />)
  expect(screen.queryByRole('checkbox', { name: '停用子账号' })).toBeNull()
  expect(box('新建子账号')).toBeTruthy()
})

test('a search without results says so', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.type(screen.getByRole('textbox', { name: '搜索页面或操作' }), '飞船')
  expect(screen.getByText('没有找到“飞船”')).toBeTruthy()
})
