import { staffPermissions } from '@inkroute/contract/account/permission-tree'
import { expect, test } from 'vitest'
import { permissionGroups, toggled } from './permission-groups.view.ts'

test('every permission is in exactly one group', () => {
  const shown = permissionGroups().flatMap(({ permissions }) => permissions.map(({ key }) => key))
  expect(shown.sort()).toEqual(staffPermissions.map(({ key }) => key).sort())
})

test('a button brings its screen, and a screen takes its buttons away', () => {
  expect(toggled([], 'ops.order:edit', true)).toEqual(['ops.order:edit', 'ops.order'])
  expect(toggled(['ops.order', 'ops.order:edit', 'ops.content'], 'ops.order', false)).toEqual(['ops.content'])
})
