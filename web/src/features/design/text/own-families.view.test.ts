import { ownFamily } from '@inkroute/engine/text/font/own-font'
import { expect, test } from 'vitest'
import { familyPart, getGroup, menuFamilies, ownGroups, styleInGroup } from './own-families.view.ts'

const file = (id: string, name: string, weight = 400, is_italic = false, is_removed = false) =>
  ownFamily({
    id,
    name_zh: name,
    name_en: name,
    weight,
    is_italic,
    is_removed,
    ascent_em: 1,
    descent_em: 0.2,
    coverage: '',
  })

const brand = [
  file('b', 'Brand Sans Bold', 700),
  file('r', 'Brand Sans'),
  file('bi', 'Brand Sans Bold Italic', 700, true),
  file('i', 'Brand Sans Italic', 400, true),
]

test.each([
  ['Brand Sans', 'Brand Sans'],
  ['Brand Sans SemiBold Italic', 'Brand Sans'],
  ['Brand-ExtraLight', 'Brand'],
  ['Brand Sans Extra Bold', 'Brand Sans'],
  ['Brand Condensed Black', 'Brand Condensed'],
  ['Bookman', 'Bookman'],
  ['Black', 'Black'],
  ['站酷快乐体 粗体', '站酷快乐体'],
])('the family of %s is %s', (name, family) => {
  expect(familyPart(name)).toBe(family)
})

test('files of one family are one entry of the menu, by the file for usual text', () => {
  const others = [file('o', 'Other Black', 900), file('gone', 'Brand Sans Light', 300, false, true)]
  expect(ownGroups([...brand, ...others]).map((group) => group.length)).toEqual([4, 1])
  const menu = menuFamilies([...brand, ...others]).filter((one) => !one.is_hidden)
  expect(menu.map(({ family, label }) => [family, label.en])).toEqual([
    ['own:r', 'Brand Sans'],
    ['own:o', 'Other Black'],
  ])
})

test('two files in the same style stay apart', () => {
  expect(ownGroups([file('1', 'Brand Sans'), file('2', 'Brand Sans')])).toHaveLength(2)
})

test('weight and slant choose another file of the family, and leave a file alone that has no other', () => {
  const group = getGroup(brand, 'own:r')
  expect(styleInGroup(group, 700, false)).toEqual({ family: 'own:b', weight: 700, is_italic: false })
  expect(styleInGroup(group, 400, true)).toEqual({ family: 'own:i', weight: 400, is_italic: true })
  expect(styleInGroup(group.slice(0, 2), 700, true)).toEqual({ family: 'own:b', weight: 700, is_italic: false })
  const alone = file('a', 'Alone')
  expect(styleInGroup(getGroup([alone, ...brand], 'own:a'), 400, true)).toBeNull()
})
