import { hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'
import { DEFAULT_NAME_RULE } from '@inkroute/contract/preference/name-rule'
import * as contract from '@inkroute/contract/preference/preference'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const findKey = (reply: { hot_keys: { action: string; key: string }[] }, action: string) =>
  reply.hot_keys.find((entry) => entry.action === action)?.key

test('a new seller has the 17 hot keys of the specification, named in the language of the call', async () => {
  const { token } = await newSeller(app)
  const zh = await app.call(contract.getHotKeys, {}, { token })
  expect(zh.hot_keys.map(({ index, key }) => [index, key])).toEqual(hotKeyDefaults.map((d) => [d.index, d.key]))
  expect(zh.hot_keys).toHaveLength(17)
  expect(zh.hot_keys[1]).toMatchObject({ action: 'fill', name: '填充', key: 'Ctrl+B', default_key: 'Ctrl+B' })
  const en = await app.call(contract.getHotKeys, {}, { token, headers: { 'accept-language': 'en' } })
  expect(en.hot_keys[1]?.name).toBe('Fill')
})

test('a changed hot key is normalised, kept, and does not touch the others or another seller', async () => {
  const [mine, other] = [await newSeller(app), await newSeller(app)]
  await app.call(contract.setHotKeys, { hot_keys: [{ action: 'fill', key: 'shift+ctrl+g' }] }, mine)
  const after = await app.call(contract.getHotKeys, {}, mine)
  expect(findKey(after, 'fill')).toBe('Ctrl+Shift+G')
  expect(findKey(after, 'fit')).toBe('Alt+B')
  expect(findKey(await app.call(contract.getHotKeys, {}, other), 'fill')).toBe('Ctrl+B')
})

test('a hot key of another action is refused and the other action is named', async () => {
  const seller = await newSeller(app)
  const attempt = app.call(contract.setHotKeys, { hot_keys: [{ action: 'redo', key: 'Ctrl+Z' }] }, seller)
  await expect(attempt).rejects.toMatchObject({
    error: 'hot_key_conflict',
    message: '快捷键 Ctrl+Z 已用于“撤销”，请换一个组合',
    problems: [{ field: 'redo', message: '撤销' }],
  })
  expect(findKey(await app.call(contract.getHotKeys, {}, seller), 'redo')).toBe('Ctrl+Y')
})

test('two actions may swap their keys in one call', async () => {
  const seller = await newSeller(app)
  const swapped = [
    { action: 'undo' as const, key: 'Ctrl+Y' },
    { action: 'redo' as const, key: 'Ctrl+Z' },
  ]
  const after = await app.call(contract.setHotKeys, { hot_keys: swapped }, seller)
  expect([findKey(after, 'undo'), findKey(after, 'redo')]).toEqual(['Ctrl+Y', 'Ctrl+Z'])
})

test.each([
  ['fill', 'Ctrl+W'],
  ['fill', 'F5'],
  ['fill', 'Ctrl+1'],
  ['fill', 'Hyper+K'],
  ['fill', 'Ctrl+'],
  ['fill', 'Arrows'],
  ['move', 'Ctrl+M'],
] as const)('%s cannot be put on %s', async (action, key) => {
  const seller = await newSeller(app)
  await expect(app.call(contract.setHotKeys, { hot_keys: [{ action, key }] }, seller)).rejects.toMatchObject({
    error: 'invalid_input',
    problems: [{ field: action }],
  })
})

test('resetting brings the defaults back; resetting one that is now taken is refused', async () => {
  const seller = await newSeller(app)
  await app.call(contract.setHotKeys, { hot_keys: [{ action: 'fill', key: 'Alt+G' }] }, seller)
  await app.call(contract.setHotKeys, { hot_keys: [{ action: 'fit', key: 'Ctrl+B' }] }, seller)
  const back = app.call(contract.setHotKeys, { hot_keys: [{ action: 'fill', key: 'Ctrl+B' }] }, seller)
  await expect(back).rejects.toMatchObject({ error: 'hot_key_conflict' })
  const reset = await app.call(contract.setHotKeys, { is_reset: true }, seller)
  expect(reset.hot_keys.every((entry) => entry.key === entry.default_key)).toBe(true)
})

test('two tabs saving different hot keys at once lose neither', async () => {
  const seller = await newSeller(app)
  await Promise.all([
    app.call(contract.setHotKeys, { hot_keys: [{ action: 'fill', key: 'Alt+G' }] }, seller),
    app.call(contract.setHotKeys, { hot_keys: [{ action: 'fit', key: 'Alt+H' }] }, seller),
  ])
  const after = await app.call(contract.getHotKeys, {}, seller)
  expect([findKey(after, 'fill'), findKey(after, 'fit')]).toEqual(['Alt+G', 'Alt+H'])
})

test('colours are written one way, kept in order without repeats, and can be removed', async () => {
  const seller = await newSeller(app)
  expect((await app.call(contract.getUserColors, {}, seller)).colors).toEqual(contract.defaultColors)
  await app.call(contract.setUserColors, { colors: ['#ff0000', '#00FF00', '#FF0000'] }, seller)
  expect((await app.call(contract.getUserColors, {}, seller)).colors).toEqual(['#FF0000', '#00FF00'])
  await app.call(contract.deleteUserColors, { colors: ['#ff0000'] }, seller)
  expect((await app.call(contract.getUserColors, {}, seller)).colors).toEqual(['#00FF00'])
  await expect(app.call(contract.setUserColors, { colors: ['red'] }, seller)).rejects.toMatchObject({
    error: 'invalid_input',
  })
  const many = Array.from({ length: 49 }, (_, i) => `#0000${String(i).padStart(2, '0')}`)
  await expect(app.call(contract.setUserColors, { colors: many }, seller)).rejects.toThrow('最多保存 48 种颜色')
})

test('a name rule needs known tokens and safe characters', async () => {
  const seller = await newSeller(app)
  expect((await app.call(contract.getNameRule, {}, seller)).rule).toBe(DEFAULT_NAME_RULE)
  await app.call(contract.setNameRule, { rule: ' 夏季 {product} {seq} ' }, seller)
  expect((await app.call(contract.getNameRule, {}, seller)).rule).toBe('夏季 {product} {seq}')
  for (const rule of ['', 'T恤', '{price}', '{product', 'a/{product}', '{product}'.repeat(20)]) {
    await expect(app.call(contract.setNameRule, { rule }, seller)).rejects.toMatchObject({ error: 'invalid_input' })
  }
})

test('batch, keep-design and upload settings start with defaults and keep what is not sent', async () => {
  const seller = await newSeller(app)
  expect(await app.call(contract.getBatchDesign, {}, seller)).toEqual(contract.BatchDesign.parse({}))
  await app.call(contract.setBatchDesign, { placement: 'fill' }, seller)
  await app.call(contract.setBatchDesign, { notify_when_done: false }, seller)
  expect(await app.call(contract.getBatchDesign, {}, seller)).toMatchObject({
    placement: 'fill',
    notify_when_done: false,
    color_scope: 'all',
  })
  await app.call(contract.setBatchDesignMode, { mode: 2 }, seller)
  expect(await app.call(contract.getBatchDesignMode, {}, seller)).toEqual({ mode: 2 })
  await app.call(contract.setKeepDesign, { keep_design: false }, seller)
  expect(await app.call(contract.getKeepDesign, {}, seller)).toEqual({ keep_design: false })
  await app.call(contract.setUploadMaterial, { max_side_px: 6000, folder: ' 圣诞 ' }, seller)
  await app.call(contract.setUploadMaterial, { duplicates: 'skip' }, seller)
  expect(await app.call(contract.getUploadMaterial, {}, seller)).toEqual({
    trim_edges: false,
    max_side_px: 6000,
    folder: '圣诞',
    duplicates: 'skip',
  })
  await expect(
    app.call(contract.setUploadMaterial, { max_side_px: 5 as unknown as 4000 }, seller),
  ).rejects.toMatchObject({ error: 'invalid_input' })
})

test('a stored value that no longer matches its schema falls back to the default', async () => {
  const seller = await newSeller(app)
  await app.call(contract.setBatchDesignMode, { mode: 2 }, seller)
  await sql`update user_preference set value = '{"mode": "sideways"}' where user_id = ${seller.user_id}`.execute(
    app.ctx.db,
  )
  expect(await app.call(contract.getBatchDesignMode, {}, seller)).toEqual({ mode: 1 })
})

test('preferences need a login', async () => {
  await expect(app.call(contract.getHotKeys, {})).rejects.toMatchObject({ http: 401 })
})
