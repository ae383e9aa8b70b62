import { permissionKeys, screens, staffPermissions } from '@inkroute/contract/account/permission-tree'
import { expect, test } from 'vitest'
import { allEndpoints, getLabel } from '../../testing/endpoints.ts'

/**
 * Capabilities whose seller calls need no permission, each with its reason. Everything else belongs to a screen that
 * can be granted or withheld, so its calls must name what they need: a forgotten one fails here.
 */
const openCapabilities: Record<string, string> = {
  account: 'your own profile, menu and guide',
  auth: 'your own login and security',
  preference: 'the preferences screen is open to all',
  'preference/seen': 'what you have been shown',
  message: 'the message centre is open to all',
  'message/delivery': 'everybody’s own notifications',
  notice: 'notices are open to all',
  catalog: 'the shop is open to all, a sub-account sees it with the seller’s level',
  'catalog/price': 'prices are shown in the public shop',
  'catalog/supply': 'stock and warehouses are shown in the public shop',
  exception: 'the dashboard is open to all; each source asks for the permission of its screen',
  privacy: 'your own data; the verbs ask for the main account',
  search: 'open to all; each kind asks for the permission of its screen',
  membership: 'the user menu shows the level',
  'auth/two-step': 'everybody’s own login',
  'after-sale/conversation': 'everybody may write to support, and reads what they wrote themselves',
}
const openCalls: Record<string, string> = {
  'GET /distribution/dashboard/todo': 'everybody’s own list',
  'POST /distribution/dashboard/todo': 'everybody’s own list',
  'PUT /distribution/dashboard/todo/{id}': 'everybody’s own list',
  'DELETE /distribution/dashboard/todo/{id}': 'everybody’s own list',
  'GET /distribution/dashboard/firstSteps': 'each step asks for the permission of its screen',
  'PUT /distribution/dashboard/firstSteps': 'everybody’s own dashboard',
  'GET /distribution/user/getGroupBalance':
    'the user menu shows the level; the balance asks for the permission of a screen with money',
  'GET /distribution/pay/unpaidCnt': 'a number in the menu',
  'POST /distribution/pay/{id}/check': 'state of the payment just made',
  'GET /distribution/pay/ways': 'the ways to pay are offered wherever something is bought',
  'GET /distribution/pay/code/{number}': 'the QR code of the payment just made',
  'GET /distribution/membership': 'everyone may see the level and when it ends',
  'GET /distribution/design/{id}/progress': 'progress of a design just saved',
  'GET /distribution/upload/{id}/cutout': 'a picture that somebody designs with; asks as reading it does',
  'GET /distribution/brand/font': 'the team’s fonts are offered and drawn wherever somebody designs',
  'GET /distribution/brand/kit': 'the team’s colours and logos are offered wherever somebody designs',
  'GET /distribution/goodsSku/rule': 'the save dialog shows an example',
  'GET /admin/ossUpload': 'anyone may set an avatar; screens guard other purposes',
  'POST /admin/ossUpload/finish': 'the second half of the same upload',
  'GET /distribution/upload/{id}': 'progress of the upload just made',
  'POST /distribution/userExport': 'the exporter checks the permission of its list',
  'POST /distribution/basicProduct/productFeedbackApply': 'products are public, and so is reporting an error in one',
}

const endpoints = await allEndpoints()

test('every permission an endpoint names can be granted', () => {
  const staff = new Set(staffPermissions.map((permission) => permission.key))
  const wrong = endpoints
    .map(({ endpoint }) => endpoint)
    .filter(({ permission, access }) => permission && !(access === 'staff' ? staff : permissionKeys).has(permission))
  expect(wrong.map((endpoint) => `${getLabel(endpoint)} names ${endpoint.permission}`)).toEqual([])
})

test('every seller call that belongs to a grantable screen names the permission it needs', () => {
  expect(endpoints.length).toBeGreaterThan(20)
  const unguarded = endpoints.filter(
    ({ capability, endpoint }) =>
      endpoint.access === 'seller' &&
      !endpoint.permission &&
      !(capability in openCapabilities) &&
      !(getLabel(endpoint) in openCalls),
  )
  expect(unguarded.map(({ capability, endpoint }) => `${capability}: ${getLabel(endpoint)}`)).toEqual([])
})

test('no two screens share a key or an address, and every button belongs to its screen', () => {
  const keys = screens.flatMap((screen) => [screen.key, ...screen.buttons.map((button) => button.key)])
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(screens.map((screen) => screen.path)).size).toBe(screens.length)
  for (const screen of screens)
    for (const button of screen.buttons) expect(button.key.startsWith(`${screen.key}:`)).toBe(true)
})
