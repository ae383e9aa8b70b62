import { expect, test } from 'vitest'
import { differences, mergeDocuments } from './merge.view.ts'
import { withValue } from './paths.view.ts'

const identify = (entry: unknown) => (entry as { key?: string } | null)?.key ?? null
const base = {
  name: { zh: '杯', en: 'Mug' },
  dpi: 150,
  zones: ['jit'],
  colours: [
    { key: 'white', hex: '#ffffff' },
    { key: 'black', hex: '#000000' },
  ],
}

test('a place changed by one person only is no conflict', () => {
  const mine = withValue(base, ['name', 'zh'], '马克杯')
  const theirs = withValue(base, ['dpi'], 300)
  expect(mergeDocuments({ base, mine, theirs }, identify)).toEqual({
    document: { ...base, name: { zh: '马克杯', en: 'Mug' }, dpi: 300 },
    conflicts: [],
  })
})

test('a place changed by both is named, and the choice decides', () => {
  const mine = withValue(base, ['dpi'], 200)
  const theirs = withValue(base, ['dpi'], 300)
  expect(mergeDocuments({ base, mine, theirs }, identify).document.dpi).toBe(200)
  const { document, conflicts } = mergeDocuments({ base, mine, theirs }, identify, () => 'theirs')
  expect(document.dpi).toBe(300)
  expect(conflicts).toEqual([{ path: ['dpi'], base: 150, mine: 200, theirs: 300 }])
})

test('entries of a list are recognised by their key: both additions stay, a removal stays removed', () => {
  const red = { key: 'red', hex: '#ff0000' }
  const blue = { key: 'blue', hex: '#0000ff' }
  const mine = { ...base, colours: [...base.colours, red] }
  const theirs = { ...base, colours: [base.colours[0]!, blue] }
  expect(mergeDocuments({ base, mine, theirs }, identify)).toEqual({
    document: { ...base, colours: [base.colours[0], red, blue] },
    conflicts: [],
  })
})

test('changing an entry that the other person removed is a conflict', () => {
  const mine = withValue(base, ['colours', 1, 'hex'], '#111111')
  const theirs = { ...base, colours: base.colours.slice(0, 1) }
  const { conflicts } = mergeDocuments({ base, mine, theirs }, identify)
  expect(conflicts).toMatchObject([{ path: ['colours', 'black'], theirs: undefined }])
})

test('differences go as deep as the documents can be compared', () => {
  const after = { ...withValue(base, ['colours', 0, 'hex'], '#fefefe'), zones: ['jit', 'new'] }
  expect(differences(base, after, identify)).toEqual([
    { path: ['zones'], before: ['jit'], after: ['jit', 'new'] },
    { path: ['colours', 'white', 'hex'], before: '#ffffff', after: '#fefefe' },
  ])
  const turned = { ...base, colours: base.colours.toReversed() }
  expect(differences(base, turned, identify)).toEqual([
    { path: ['colours'], before: ['white', 'black'], after: ['black', 'white'] },
  ])
})
