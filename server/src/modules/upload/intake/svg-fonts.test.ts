import { expect, test } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'
import { fontsOfSvg } from './svg-fonts.ts'
import { writeNode } from './svg-tree.ts'

const fontsIn = (inner: string) => {
  const root = sanitiseSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`))
  return { ...fontsOfSvg(root), written: writeNode(root) }
}

test('families are found in attributes, styles, style sheets and above, and those we lack are named', () => {
  const { files, missing } =
    fontsIn(`<style>.a{font-family:Gotham, Lobster} #b tspan{font:bold 12px/1.2 'Brush Script'}</style>
    <g font-family="Inter"><text>one<tspan style="font-family:'Futura PT'">two</tspan></text></g>
    <text class="a">three</text><text id="b"><tspan>four</tspan></text><text font-family="sans-serif">five</text>
    <rect class="a" font-family="Unused"/>`)
  expect(missing).toEqual(['Futura PT', 'Gotham', 'Brush Script'])
  const keys = new Set(files.map((file) => file.split('/')[0]))
  expect([...keys].sort()).toEqual(['inter', 'lobster', 'noto-sans'])
})

test('a font named as design programs do is the family with its weight', () => {
  const { missing, written } = fontsIn(`<style>.a{font-family:'Montserrat-BoldItalic'}</style><text class="a">a</text>
    <text font-family="OpenSans-Light">b</text><text font-family="MyriadPro-Regular">c</text>`)
  expect(missing).toEqual(['MyriadPro-Regular'])
  expect(written).toContain(".a{font-family:'Montserrat';font-weight:700;font-style:italic}")
  expect(written).toContain(`<text font-family="'Open Sans'" font-weight="300">`)
})

test('only the slices with the characters of the text are needed, and helpers draw what a family lacks', () => {
  const { files, missing } = fontsIn('<text font-family="Lobster">Tea 茶</text>')
  expect(missing).toEqual([])
  expect(files).toContain('lobster/latin-400')
  expect(files.filter((file) => file.startsWith('noto-sans-sc/')).length).toBeLessThanOrEqual(2)
  expect(files.some((file) => file.startsWith('noto-sans-sc/'))).toBe(true)
  expect(fontsIn('<rect width="1" height="1"/>').files).toEqual([])
})
