import { describe, expect, test } from 'vitest'
import { newTextStyle } from '../layers/text-layer.ts'
import { setTechnique } from '../print/rules/technique.ts'
import { getRules, image, mended, product, run, shape, toInput, words } from '../testing/preflight-input.ts'
import { baseBrandWords } from './brand-word-list.ts'
import { checkedSize, preflight, repair } from './preflight.ts'
import { brandWordsIn } from './rules/brand-words.ts'

test('a good design has no findings', () => {
  expect(run([image(), words(), shape()])).toEqual([])
})

describe('resolution', () => {
  test('is judged by the largest size made, and only pictures have one', () => {
    expect(run([image({}, 900)])).toEqual([])
    expect(run([image({}, 800)])).toEqual(['resolution:warning'])
    expect(run([image({}, 400)])).toEqual(['resolution:error', 'upscale:hint'])
    expect(run([image({}, 400)], { size_ids: [1] })).toEqual(['resolution:warning'])
  })
  test('the size it is measured on is named where there are several', () => {
    const sizes = [
      { id: 1, name: 'S' },
      { id: 2, name: '3XL' },
    ]
    const input = toInput([image({}, 800)], { product: { ...product, sizes } })
    expect(preflight(input)[0]?.message.en).toContain('dpi on size 3XL (300 recommended)')
    expect(checkedSize(input, 1)).toMatchObject({ names: ['3XL'], width_cm: 30 })
  })
  test('gallery artworks are drawn from curves and always sharp', () => {
    expect(run([image({ source: { kind: 'artwork', key: 'x', width_px: 10, height_px: 10 } })])).toEqual([])
  })
  test('shrinking makes it exactly sharp', () => {
    const after = mended([image({}, 400)])
    expect(after.left).toEqual([])
    expect(after.layers[0]?.width).toBeCloseTo(400 / (3000 / 25.4 / 10), 1)
  })
  test('upscaling is the fix where it is enough, and offered beside shrinking where it is not', () => {
    const [finding] = preflight(toInput([image({}, 800)]))
    expect(finding?.fix).toEqual({ zh: '提高分辨率', en: 'Upscale' })
    const after = mended([image({}, 800)])
    expect(after.left).toEqual([])
    expect(after.layers[0]).toMatchObject({ width: 100, adjust: { enlarge: 2 } })
    const input = toInput([image({}, 400)])
    const offer = preflight(input).find(({ rule }) => rule === 'upscale')
    if (!offer) throw new Error('nothing is offered')
    const document = repair(input, offer)
    expect(document.views[0]?.layers[0]).toMatchObject({ width: 100, adjust: { enlarge: 4 } })
    const [left, ...others] = preflight({ ...input, document })
    expect(others).toEqual([])
    expect(left).toMatchObject({ rule: 'resolution', level: 'error', fix: { en: 'Shrink until sharp' } })
    expect(left?.message.en).toContain('even upscaled')
  })
  test('the message names the layer, what it has and what to do', () => {
    const [finding] = preflight(toInput([image({}, 400)]))
    expect(finding?.message.zh).toContain('图片“cat.png”只有 102 dpi（要求 300）')
    expect(finding?.message.en).toContain('Picture “cat.png” has 102 dpi (300 recommended)')
    expect(finding?.fix).toEqual({ zh: '缩小到清晰尺寸', en: 'Shrink until sharp' })
  })
})

describe('places', () => {
  test('outside is an error, cut off a warning, over the whole width meant so', () => {
    expect(run([shape({ cx: 50, cy: 50 })])).toEqual(['outside_area:error'])
    expect(run([shape({ cx: 150 })])).toEqual(['outside_area:warning'])
    expect(run([shape({ width: 400 })])).toEqual([])
  })
  test('bringing inside moves no further than needed and shrinks what is too large', () => {
    expect(mended([shape({ cx: 50, cy: 300 })]).layers[0]).toMatchObject({ cx: 200, cy: 300, width: 100 })
    const turned = mended([shape({ cx: 440, width: 250, height: 190, rotation_deg: 30 })])
    expect(turned.left.filter((one) => one.startsWith('outside'))).toEqual([])
    expect(mended([words({ width: 600 })]).layers[0]).toMatchObject({ width: 300, height: 50, size: 14 })
  })
  test('text near the edge is warned about, then moved to the safe area', () => {
    expect(run([words({ cx: 205 })])).toEqual(['safe_margin:warning'])
    expect(run([shape({ cx: 205 })])).toEqual(['safe_margin:hint'])
    expect(mended([words({ cx: 205 })])).toMatchObject({ left: [], layers: [{ cx: 210 }] })
  })
  test('locked layers are reported but not touched', () => {
    const [finding] = preflight(toInput([shape({ cx: 50, is_locked: true })]))
    expect([finding?.rule, finding?.fix]).toEqual(['outside_area', null])
  })
})

describe('emptiness', () => {
  test('an empty design is one error, an empty side only a hint', () => {
    const empty = toInput([])
    const nothing = { ...empty.document, views: empty.document.views.map((view) => ({ ...view, background: null })) }
    expect(getRules(preflight({ ...empty, document: nothing }))).toEqual(['empty_view:error'])
    expect(run([])).toEqual(['empty_view:hint'])
  })
  test('layers that are all hidden leave a side blank', () => {
    expect(run([shape({ is_hidden: true }), shape({ id: 'b', opacity: 0 })])).toEqual(['empty_view:warning'])
  })
})

describe('lines and colours', () => {
  test('lines under a quarter of a millimetre are thickened to it', () => {
    const thin = shape({ stroke: '#ffffff', stroke_width: 0.1 })
    expect(run([thin])).toEqual(['thin_line:warning'])
    expect(mended([thin])).toMatchObject({ left: [], layers: [{ stroke_width: 0.25 }] })
    expect(mended([words({ outline: { colour: '#ffffff', width_em: 0.005 } })]).left).toEqual([])
  })
  test('artwork in the colour of the cloth gets a contrasting outline', () => {
    const white = { colours: [{ hex: '#ffffff', name: '白色' }] }
    expect(run([words({ fill: '#fdfdfd' })], white)).toEqual(['white_on_white:warning'])
    expect(mended([words({ fill: '#fdfdfd' })], white)).toMatchObject({
      left: [],
      layers: [{ outline: { colour: '#17202e' } }],
    })
    expect(mended([shape({ fill: '#ffffff' })], white).left).toEqual([])
    expect(run([shape(), words({ fill: '#ffffff' })], white)).toEqual([])
  })
  test('every colour made and every letter counts, also above other layers that lie elsewhere', () => {
    const both = { colours: [...['#ffffff', '#1b1b1e'].map((hex) => ({ hex, name: hex }))] }
    expect(run([words({ fill: '#1d1d20' })], both)).toEqual(['white_on_white:warning'])
    expect(preflight(toInput([words({ fill: '#1d1d20' })], both))[0]?.message.en).toContain('#1b1b1e')
    const spans = [{ length: 3 }, { length: 2, fill: '#1c1c1f' }]
    const mixed = words({ fill: '#e8452c', spans, height: 20 })
    expect(run([mixed], both)).toEqual(['white_on_white:warning'])
    expect(mended([mixed], both).left).toEqual([])
    const beside = words({ fill: '#1c1c1f', cy: 230, height: 20 })
    expect(run([shape(), beside], both)).toEqual(['white_on_white:warning'])
    expect(run([shape({ cy: 230 }), beside], both)).toEqual([])
  })
  test('a finding names the colours it concerns, and only where others are fine', () => {
    const [white, black] = ['#ffffff', '#1b1b1e'].map((hex) => ({ hex, name: hex }))
    if (!white || !black) throw new Error('two colours are missing')
    const dark = [words({ fill: '#1d1d20' })]
    expect(preflight(toInput(dark, { colours: [white, black] }))[0]?.colours).toEqual([black])
    expect(preflight(toInput(dark, { colours: [black] }))[0]?.colours).toEqual([])
  })
  test('what is printed on a white body does not disappear in its coloured handle', () => {
    const black = { hex: '#1b1b1e', name: 'black', part_ids: [3, 4] }
    const dark = [words({ fill: '#1d1d20' })]
    expect(run(dark, { colours: [black] })).toEqual([])
    expect(run(dark, { colours: [{ ...black, part_ids: [1, 3] }] })).toEqual(['white_on_white:warning'])
    expect(run([words({ fill: '#fefefe' })], { colours: [black] })).toEqual(['white_on_white:warning'])
  })
  test('letters of little contrast are pointed out, shapes are not', () => {
    const navy = { colours: [{ hex: '#1f2d4d', name: '藏青' }] }
    expect(run([words({ fill: '#17202e' })], navy)).toEqual(['white_on_white:warning'])
    expect(run([shape({ fill: '#17202e' })], navy)).toEqual([])
  })
  test('cream letters on a white garment are not ready to print, and yellow ones are', () => {
    const white = { colours: [{ hex: '#ffffff', name: '白色' }] }
    for (const fill of ['#f5ead6', '#f3e3b3', '#fdf6e3'])
      expect(run([words({ fill })], white)).toEqual(['white_on_white:warning'])
    expect(run([words({ fill: '#ffd100' })], white)).toEqual([])
  })
  test('a flat white picture on white is seen by its measured colour', () => {
    const change = {
      colours: [{ hex: '#ffffff', name: '白色' }],
      pictureFacts: () => ({ mean_colour: '#fefefe', colour_spread: 1 }),
    }
    expect(run([image()], change)).toEqual(['white_on_white:warning'])
  })
  test('techniques that cannot mix colours have a limit, the others none', () => {
    const photo = { pictureFacts: () => ({ colours: 40 }) }
    expect(run([image()], photo)).toEqual([])
    const sewn = { ...photo, product: { ...product, techniques: [{ key: 'embroidery' }] } }
    expect(run([image()], sewn)).toEqual(['too_many_colours:warning'])
    const either = { ...photo, product: { ...product, techniques: [{ key: 'dtf' }, { key: 'embroidery' }] } }
    expect(run([image()], either)).toEqual([])
  })
  test('soft edges matter where the print has a white base', () => {
    const soft = { pictureFacts: () => ({ translucent_share: 0.2 }) }
    expect(run([image()], soft)).toEqual(['transparent_edges:warning'])
    expect(run([image()], { ...soft, product: { ...product, techniques: [{ key: 'sublimation' }] } })).toEqual([])
    expect(mended([shape({ opacity: 0.5 })])).toMatchObject({ left: [], layers: [{ opacity: 1 }] })
  })
})

describe('text', () => {
  test('the default text is an error and can be deleted, an empty one is a hint', () => {
    expect(run([words({ text: newTextStyle.text })])).toEqual(['default_text:error'])
    expect(mended([words({ text: `  ${newTextStyle.text.toUpperCase()}` }), shape()])).toMatchObject({
      left: [],
      layers: [{ id: 's' }],
    })
    expect(run([words({ text: ' \n ' })])).toEqual(['default_text:hint'])
  })
  test('a font that is not there and characters nobody can draw are errors', () => {
    const fonts = { hasFamily: (family: string) => family === 'Georgia', missingIn: () => [] }
    expect(mended([words({ family: 'Comic Nobody' })], { fonts })).toMatchObject({
      left: [],
      layers: [{ family: 'Georgia' }],
    })
    expect(run([words()], { fonts: { hasFamily: () => true, missingIn: () => ['𓀀'] } })).toEqual(['font_missing:error'])
    expect(run([words({ family: 'Comic Nobody' })], { fonts: null })).toEqual([])
  })
  test('brand words are found as words, whatever disguises them', () => {
    expect(brandWordsIn('Just like ＮＩＫＥ!', baseBrandWords)).toEqual(['nike'])
    expect(brandWordsIn('har​ry   potter', baseBrandWords)).toEqual(['harry potter'])
    expect(brandWordsIn('my moniker, marvellous', baseBrandWords)).toEqual([])
    expect(brandWordsIn('正版迪士尼周边', baseBrandWords)).toEqual(['迪士尼'])
    expect(run([words({ text: 'NIKE' })])).toEqual(['brand_words:error'])
    expect(run([image({ name: 'pikachu_final.png' })])).toEqual(['brand_words:warning'])
  })
})

test('soft shadows are named where they cannot be printed, and made solid', () => {
  const shadow = { colour: '#000000', opacity: 0.5, x_em: 0.1, y_em: 0.1, blur_em: 0.2 }
  const on = (key: string) => ({ product: { ...product, techniques: [{ key }] } })
  expect(run([words({ shadow })], on('vinyl'))).toContain('soft_shadow:warning')
  expect(run([words({ shadow })], on('dtg'))).toContain('soft_shadow:hint')
  expect(run([words({ shadow })], on('sublimation'))).not.toContain('soft_shadow:warning')
  expect(mended([words({ shadow })], on('vinyl')).left).not.toContain('soft_shadow:warning')
})

test('gradients are named where they cannot be printed, and made one colour', () => {
  const ends = (opacity: number) => [
    { at: 0, colour: '#e8452c', opacity: 1 },
    { at: 1, colour: '#17202e', opacity },
  ]
  const gradient = (opacity = 1) => ({ kind: 'linear', angle_deg: 0, stops: ends(opacity) }) as const
  const on = (key: string) => ({ product: { ...product, techniques: [{ key }] } })
  expect(run([words({ gradient: gradient() })], on('vinyl'))).toContain('soft_gradient:warning')
  expect(run([words({ gradient: gradient() })], on('dtg'))).toEqual([])
  expect(run([shape({ gradient: gradient(0.2) })], on('dtg'))).toEqual(['soft_gradient:hint'])
  expect(run([image({ fade: gradient(0) })], on('dtg'))).toEqual(['soft_gradient:hint'])
  const after = mended([words({ fill: null, gradient: gradient() })], on('vinyl'))
  expect(after.left).toEqual([])
  expect(after.layers[0]).toMatchObject({ fill: '#e8452c', gradient: undefined })
})

test('of several techniques only the one the design is made for is checked, and it is named', () => {
  const techniques = [
    { key: 'dtg', name: 'DTG' },
    { key: 'embroidery', name: '刺绣' },
  ]
  const shadow = { colour: '#000000', opacity: 0.5, x_em: 0.1, y_em: 0.1, blur_em: 0.2 }
  const stops = [
    { at: 0, colour: '#e8452c', opacity: 1 },
    { at: 1, colour: '#17202e', opacity: 1 },
  ]
  const input = toInput([words({ shadow, gradient: { kind: 'linear', angle_deg: 0, stops } })], {
    product: { ...product, techniques },
  })
  const [first, ...others] = preflight(input)
  expect(others).toEqual([])
  expect(first).toMatchObject({ rule: 'soft_shadow', level: 'hint' })
  expect(first?.message.zh).toContain('DTG')
  const sewn = { ...input, document: setTechnique(input.document, techniques, 'embroidery') }
  expect(getRules(preflight(sewn))).toEqual(expect.arrayContaining(['soft_shadow:warning', 'soft_gradient:warning']))
  for (const { message } of preflight(sewn)) expect(message.zh).toContain('刺绣')
  expect(preflight({ ...sewn, document: setTechnique(sewn.document, techniques, 'dtg') })).toEqual(preflight(input))
  // A technique the product does not have counts as its first.
  expect(preflight({ ...input, document: { ...input.document, technique: 'vinyl' } })).toEqual(preflight(input))
})

test('an original larger than any print needs is reported', () => {
  expect(run([image({}, 30_000)])).toEqual(['file_too_large:warning'])
  expect(run([image()], { pictureFacts: () => ({ bytes: 300_000_000 }) })).toEqual(['file_too_large:warning'])
})

test('a layer that buyers fill in is named where the longest answer would be too small to print', () => {
  const layout = ({ text, size }: { text: string; size: number }) =>
    ({ em_px: size, width: text.length * size, height: size, missing: [], ink: [] }) as never
  const fonts = { hasFamily: () => true, missingIn: () => [], layout }
  const marks = (max_length: number) => [
    { field_id: 'name', as: 'text' as const, label: { en: 'Name', zh: '名字' }, is_required: true, max_length },
  ]
  const findings = (length: number) =>
    preflight(toInput([words({ marks: marks(length) })], { fonts })).filter(({ rule }) => rule === 'buyer_words')
  expect(findings(4)).toEqual([])
  expect(findings(60)).toMatchObject([{ level: 'warning', layer_id: 't' }])
  expect(findings(60)[0]?.message.en).toContain('“Name”')
})
