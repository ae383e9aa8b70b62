import * as team from '@inkroute/contract/account/team'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import TeamScreen from './team-screen.tsx'

let api: FakeApi
const all = ['setting.role', 'setting.role:create', 'setting.role:edit', 'setting.role:disable']
const Account = team.getSubAccounts.reply.shape.data.element
const Role = team.getRoles.reply.shape.data.element

beforeEach(() => {
  api = fakeApi()
  answerAccounts(5)
  api.on(team.getRoles, () => ({
    data: [sample(Role, { id: 2, name: '客服' }), sample(Role, { id: 3, name: '财务' })],
  }))
})

function answerAccounts(seats: number) {
  const lin = sample(Account, { id: 8, username: 'lin', display_name: '小林', is_enabled: true, can_edit: true })
  api.on(team.getSubAccounts, () => sample(team.getSubAccounts.reply, { data: [lin], total: 1, seats, seats_used: 1 }))
}

async function open(permissions: readonly string[]) {
  openScreen(api, <TeamScreen />, { at: '/setting/createRole', permissions })
  await screen.findAllByText('小林')
}

async function fillIn() {
  await press('新建子账号')
  await screen.findByLabelText('姓名')
  type('姓名', '小周')
  type('用户名', 'zhou')
  type('初始密码', 'only-exports-1')
}

async function chooseRole(name: string) {
  fireEvent.mouseDown(screen.getByLabelText('角色'))
  fireEvent.click(await screen.findByText(name))
}

test('an account is created with exactly the roles that were chosen', async () => {
  api.on(team.createSubAccount, () => ({ id: 9 }))
  await open(all)
  await fillIn()
  await press('创建子账号')
  expect(await screen.findByText('请至少选择一个角色')).toBeTruthy()
  expect(api.sent(team.createSubAccount)).toEqual([])
  await chooseRole('客服')
  await press('创建子账号')
  await waitFor(() =>
    expect(api.sent(team.createSubAccount)).toEqual([
      { username: 'zhou', display_name: '小周', password: 'only-exports-1', role_ids: [2] },
    ]),
  )
})

test('a username that is taken is told, and everything that was written stays', async () => {
  api.refuse(team.createSubAccount, 'username_taken')
  await open(all)
  await fillIn()
  await chooseRole('财务')
  await press('创建子账号')
  expect(await screen.findByText('该用户名已被使用，请换一个')).toBeTruthy()
  expect([fieldValue('姓名'), fieldValue('用户名')]).toEqual(['小周', 'zhou'])
})

test('an account is disabled only after a question', async () => {
  api.on(team.setSubAccountEnabled, () => ({}))
  await open(all)
  await press(/小林.*更多|更多.*小林/)
  fireEvent.click(await screen.findByRole('menuitem', { name: '停用' }))
  const question = (await screen.findByText('停用 小林？')).closest('[role="dialog"]') as HTMLElement
  expect(api.sent(team.setSubAccountEnabled)).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: '停用账号' }))
  await waitFor(() => expect(api.sent(team.setSubAccountEnabled)).toEqual([{ id: 8, is_enabled: false }]))
})

test('who may only look is offered neither new accounts nor changes', async () => {
  await open(['setting.role'])
  expect(screen.queryByRole('button', { name: '新建子账号' })).toBeNull()
  expect(screen.queryByRole('button', { name: /更多/ })).toBeNull()
})

test('without a free seat no account can be created', async () => {
  answerAccounts(1)
  await open(all)
  const create = await screen.findByRole('button', { name: '新建子账号' })
  expect((create as HTMLButtonElement).disabled).toBe(true)
})
