import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DesignDocument } from '../document/design-document.ts'
import type { Layer } from '../layers/layer-types.ts'
import { anyDocument } from '../testing/designs.ts'
import { getRules, image, mended, product, run, shape, toInput, words } from '../testing/preflight-input.ts'
import type { PreflightInput } from './core/preflight-types.ts'
import { preflight, repair } from './preflight.ts'

/** A camera in the upper left corner and a flash next to it. */
const holes = [
  { left: 160, top: 160, width: 60, height: 60, radius: 15, name: { zh: '镜头孔', en: 'the camera hole' } },
  { left: 235, top: 180, width: 6, height: 6, radius: 3, name: { zh: '闪光灯孔', en: 'the hole for the flash' } },
]
const withHoles = {
  product: { ...product, print_areas: product.print_areas.map((area) => ({ ...area, cut_outs: holes })) },
}

/** The corners of a square around (300, 300) that are cut off for an octagon. */
const corners = [-1, 1].flatMap((x) =>
  [-1, 1].map((y) => {
    const [far_x, far_y, near_x, near_y] = [300 + 120 * x, 300 + 120 * y, 300 + 50 * x, 300 + 50 * y]
    const [left, top] = [Math.min(far_x, near_x), Math.min(far_y, near_y)]
    const points = [[far_x, far_y] as const, [near_x, far_y] as const, [far_x, near_y] as const]
    const name = { zh: '裁切线外', en: 'the part that is cut off' }
    return { kind: 'cut' as const, left, top, width: 70, height: 70, radius: 0, points, name }
  }),
)
const withCorners = {
  product: { ...product, print_areas: product.print_areas.map((area) => ({ ...area, cut_outs: corners })) },
}

const withBleed = {
  product: { ...product, print_areas: product.print_areas.map((area) => ({ ...area, bleed_cm: 0.5, safe_cm: 2 })) },
}

describe('bleed', () => {
  test('artwork that runs to the edge covers the bleed, or is enlarged to it with one click', () => {
    const full = image({ width: 300, height: 300 }, 9000)
    expect(run([full])).toEqual([])
    expect(run([full], withBleed)).toEqual(['bleed:warning'])
    expect(mended([full], withBleed).left).toEqual([])
    expect(run([image({ width: 320, height: 320 }, 9000)], withBleed)).toEqual([])
    // Enough on the large size, half of it on the small one.
    const short = image({ width: 310, height: 310 }, 9000)
    expect(run([short], { ...withBleed, size_ids: [2] })).toEqual([])
    expect(run([short], withBleed)).toEqual(['bleed:warning'])
  })
  test('one side is enough, and a background covers the rest', () => {
    const corner = image({ cx: 200, cy: 200 })
    expect(run([corner], withBleed)).toEqual(['bleed:warning'])
    expect(mended([corner], withBleed).left).toEqual([])
  })
  test('letters keep inside the safe area that the product states', () => {
    const large = { ...withBleed, size_ids: [2] }
    const near = words({ cx: 300, cy: 185, width: 100, height: 20 })
    expect(run([words({ cx: 300, cy: 175, width: 100, height: 20 })], large)).toEqual(['safe_margin:warning'])
    expect(run([near], large)).toEqual([])
    // Two centimetres are twice as much of a print half as wide.
    expect(run([near], withBleed)).toEqual(['safe_margin:warning'])
    expect(preflight(toInput([near], withBleed))[0]).toMatchObject({ sizes: ['1'] })
    expect(mended([near], withBleed).left).toEqual([])
  })
})

describe('holes in the product', () => {
  test('a text that reaches into one is an error, and is moved off it', () => {
    const caption = words({ cx: 210, cy: 200, width: 80, height: 16 })
    expect(run([caption])).toEqual([])
    expect(run([caption], withHoles)).toEqual(['cut_out:error'])
    expect(mended([caption], withHoles).left).toEqual([])
    expect(preflight(toInput([caption], withHoles))[0]?.message.zh).toContain('镜头孔')
  })
  test('a hole smaller than a letter is seen', () => {
    expect(run([words({ cx: 320, cy: 183, width: 200, height: 20 })], withHoles)).toEqual(['cut_out:error'])
  })
  test('the corners round an ellipse and round letters on a curve are free', () => {
    const round = { cx: 300, cy: 300, width: 240, height: 240 }
    expect(run([shape({ ...round, shape: 'rectangle' })], withCorners)).toEqual(['cut_out:warning'])
    expect(run([shape({ ...round, shape: 'ellipse' })], withCorners)).toEqual([])
    const letter = [0, -0.1, -0.1, 1, 0.1, -0.1, 1, 0.1, 0.1, 1, -0.1, 0.1, 4]
    // Three letters on an arch: one at the top, two at its feet.
    const ink = [
      [-0.9, 0],
      [0, -0.9],
      [0.9, 0],
    ].map(([e = 0, f = 0]) => ({ outline: letter, matrix: { a: 1, b: 0, c: 0, d: 1, e, f }, colour: null }))
    const reach = { left: -1, top: -1, right: 1, bottom: 1 }
    const layout = () => ({ em_px: 120, width: 240, height: 240, ink, reach, origin: { x: 0, y: 0 }, missing: [] })
    const fonts = { ...toInput([]).fonts, layout } as PreflightInput['fonts']
    expect(run([words({ ...round, curve_deg: 180 })], { ...withCorners, fonts })).toEqual([])
    expect(run([words(round)], { ...withCorners, fonts })).toEqual(['cut_out:error'])
  })
  test('its rounded corners are not part of it', () => {
    expect(run([words({ cx: 222, cy: 222, width: 8, height: 8 })], withHoles)).toEqual([])
  })
  test('a picture may lose a little, or all of the hole when it fills the area; not most of itself', () => {
    expect(run([image({ cx: 230, cy: 230 })], withHoles)).toEqual(['cut_out:warning'])
    expect(run([image({ cx: 190, cy: 190, width: 50, height: 50 })], withHoles)).toEqual(['cut_out:error'])
    expect(run([image({ cx: 255, cy: 255 })], withHoles)).toEqual([])
    expect(run([image({ width: 300, height: 300 }, 9000)], withHoles)).toEqual([])
    const points = [
      [230, 200],
      [231, 200],
      [231, 420],
      [230, 420],
    ]
    const seam = { left: 230, top: 200, width: 1, height: 220, radius: 0, points, name: { zh: '缝线', en: 'a seam' } }
    const print_areas = product.print_areas.map((area) => ({ ...area, cut_outs: [seam] }))
    const sewn = { product: { ...product, print_areas } } as typeof withHoles
    expect(run([words({ cx: 300, cy: 300, width: 200, height: 20 })], sewn)).toEqual(['cut_out:error'])
    expect(run([words({ cx: 340, cy: 300, width: 190, height: 20 })], sewn)).toEqual([])
  })
  test('what is turned away from it is not meant', () => {
    const slanted = { cx: 280, cy: 240, width: 200, height: 10 }
    expect(run([words({ ...slanted, rotation_deg: 45 })], withHoles)).toEqual(['cut_out:error'])
    expect(run([words({ ...slanted, rotation_deg: -45 })], withHoles)).toEqual([])
  })
})

/** A pleat across the middle and a handle on the left. */
const zones = [
  { kind: 'fold', left: 150, top: 298, width: 300, height: 4, radius: 0, name: { zh: '褶线', en: 'a pleat' } },
  { kind: 'handle', left: 150, top: 150, width: 60, height: 300, radius: 0, name: { zh: '杯柄', en: 'the handle' } },
] as const
const withZones = {
  product: { ...product, print_areas: product.print_areas.map((area) => ({ ...area, cut_outs: zones })) },
}

describe('seams, folds and handles', () => {
  test('letters and codes keep off them, pictures may run across a fold', () => {
    const caption = words({ cx: 330, cy: 300, width: 100, height: 20 })
    expect(run([caption], withZones)).toEqual(['crossing:warning'])
    expect(mended([caption], withZones).left).toEqual([])
    const code = shape({ cx: 330, code: { kind: 'qr', text: 'ink', paper: '#ffffff' } } as Partial<Layer>)
    expect(run([code], withZones)).toEqual(['crossing:warning'])
    expect(run([image({ cx: 330 })], withZones)).toEqual([])
  })
  test('a picture is named only where a handle hides a good part of it', () => {
    expect(run([image({ cx: 230, cy: 220 })], withZones)).toEqual(['crossing:warning'])
    expect(run([image({ cx: 255, cy: 220 })], withZones)).toEqual([])
  })
})

describe('prints from edge to edge', () => {
  const full = { product: { ...product, design_style: 'full' } }
  const wide = image({ width: 290, height: 290 }, 9000)
  test('leave no bare strip, and one click covers it', () => {
    expect(run([wide], full)).toContain('coverage:hint')
    expect(mended([wide], full).left).toEqual([])
    expect(run([image({ width: 300, height: 300 }, 9000)], full)).toEqual([])
    expect(run([image({ width: 100, height: 100 })], full)).toEqual([])
    expect(run([wide])).not.toContain('coverage:hint')
  })
  test('a design that is to fill its area is warned about on any product', () => {
    const input = toInput([wide])
    const document = { ...input.document, size_rule: { kind: 'filling' } as const }
    expect(getRules(preflight({ ...input, document }))).toContain('coverage:warning')
  })
})

describe('sizes', () => {
  const fixed = (layers: readonly Layer[], size_ids: number[]) => {
    const input = toInput(layers, { size_ids })
    return preflight({ ...input, document: { ...input.document, size_rule: { kind: 'fixed', size_id: 2 } } })
  }
  test('a print that keeps its centimetres must fit on the smallest size as well', () => {
    const wide = words({ width: 200, height: 20, cx: 300, cy: 300 })
    expect(fixed([wide], [2])).toEqual([])
    const [found] = fixed([wide], [1, 2])
    expect(found).toMatchObject({ rule: 'outside_area', fix: null, sizes: ['1'] })
    expect(found?.message.en).toMatch(/^Size 1: /)
  })
  test('all sizes where a print has no room are named, those in between too', () => {
    const widths = [10, 12, 12, 20, 40]
    const sizes = ['XS', 'S', 'S wide', 'M', 'L'].map((name, at) => ({ id: at + 1, name }))
    const actual_sizes = widths.map((actual_width, at) => ({ size_id: at + 1, view_id: 1, actual_width }))
    const input = toInput([words({ width: 200, height: 20 })], { product: { ...product, sizes, actual_sizes } })
    const found = preflight({ ...input, document: { ...input.document, size_rule: { kind: 'fixed', size_id: 4 } } })
    expect(found).toMatchObject([{ rule: 'outside_area', sizes: ['XS', 'S', 'S wide'] }])
    expect(found[0]?.message.en).toMatch(/^Sizes XS, S, S wide: /)
  })
  test('letters are measured on the smallest size, and enlarged for it', () => {
    const small = words({ size: 4, cx: 300, cy: 190, width: 40, height: 6 })
    expect(run([small], { size_ids: [2] })).toEqual([])
    expect(run([small], { size_ids: [1, 2] })).toEqual(['small_text:warning'])
    expect(mended([small], { size_ids: [1, 2] }).left).toEqual([])
    expect(fixed([small], [1, 2])).toEqual([])
  })
})

test('whatever the design, checking never fails and every fix leaves a valid document without that finding', () => {
  fc.assert(
    fc.property(anyDocument, fc.constantFrom({}, withHoles, withBleed, withZones), (document, change) => {
      const input = { ...toInput([], change), document }
      for (const finding of preflight(input)) {
        if (!finding.fix) continue
        const after = repair(input, finding)
        expect(DesignDocument.safeParse(after).error).toBeUndefined()
        const again = preflight({ ...input, document: after })
        expect(again.some((one) => one.rule === finding.rule && one.layer_id === finding.layer_id)).toBe(false)
      }
    }),
    { numRuns: 200 },
  )
})
