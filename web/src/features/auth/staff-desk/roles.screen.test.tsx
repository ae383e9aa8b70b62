import { getStaff } from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/auth/staff-desk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, press } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import { Roles } from './roles.tsx'

test('permissions of a newer version are shown at a role and granted with one press', async () => {
  const api = fakeApi()
  let role = sample(contract.StaffRole, {
    id: 7,
    name: '夜班',
    description: '',
    permissions: ['ops.order'],
    new_permissions: ['ops.audit', 'ops.privacy'],
    is_administrator: false,
    needs_two_step: false,
    can_edit: true,
    members: [],
  })
  api.on(contract.listStaffRoles, () => ({ data: [role], two_step: 'by_role' as const, can_set_policy: true }))
  // The caller cannot grant what the caller does not hold.
  api.on(getStaff, () => sample(getStaff.reply, { permissions: ['ops.staff', 'ops.order', 'ops.audit'] }))
  api.on(contract.updateStaffRole, ({ permissions }) => {
    role = { ...role, permissions, new_permissions: [] }
    return {}
  })
  openScreen(api, <Roles />, { at: '/ops/staff' })
  await screen.findByText('上次保存该角色之后，新版本增加了这些权限：')
  await press(/^授 ?予$/)
  await waitFor(() =>
    expect(api.sent(contract.updateStaffRole)).toMatchObject([{ id: 7, permissions: ['ops.order', 'ops.audit'] }]),
  )
  await waitFor(() => expect(screen.queryByText('上次保存该角色之后，新版本增加了这些权限：')).toBeNull())
})
