import { newDocument } from '@inkroute/engine/document/design-document'
import { turn } from '@inkroute/engine/geometry/box'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { checkAnswers } from '@inkroute/engine/personal/check-answers'
import { fitProblems } from '@inkroute/engine/personal/fill-design'
import type { TextField } from '@inkroute/engine/personal/personal-field'
import { rulesIn } from '@inkroute/engine/personal/sample-answers'
import { unpackCoverage } from '@inkroute/engine/text/font/coverage'
import { fitTextBox } from '@inkroute/engine/transform/fit-text-box'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fontCatalogue } from '../../../infra/fonts/font-files.ts'
import { fontFactsWith, loadTypesetter } from '../../../infra/fonts/load-typesetter.ts'
import { filledDocument } from './fill-line.ts'

const words: TextLayer = {
  ...newTextStyle,
  id: 'name',
  name: 'SAMPLE',
  type: 'text',
  text: 'SAMPLE',
  cx: 275,
  cy: 220,
  width: 140,
  height: 40,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}
const field = (fit: TextField['fit']): TextField => ({
  id: 'name',
  label: { en: 'Name' },
  help: {},
  is_required: true,
  when: null,
  layer_ids: ['name'],
  kind: 'text',
  min_length: 1,
  max_length: 200,
  letters: 'any',
  is_upper: false,
  fit,
  frame: null,
  min_size: 1,
  default: '',
})

/** A character of any shipped font: a family first, so that small scripts come up as often as Chinese. */
const letter = fc
  .constantFrom(...fontCatalogue().families)
  .chain(({ slices }) => fc.constantFrom(...slices))
  .chain(({ coverage }) => fc.constantFrom(...unpackCoverage(coverage)))
  .chain(([first, lastOne]) => fc.integer({ min: first, max: lastOne }))
  .map((code) => String.fromCodePoint(code))
const emoji = fc.constantFrom('👩🏽‍🚀', '🇨🇳', '1️⃣', '❤️', '👨‍👩‍👧‍👦')
const input = fc.oneof(
  fc.string({ unit: letter, minLength: 1, maxLength: 30 }),
  fc.string({
    unit: fc.oneof(letter, emoji, fc.constantFrom(' ', '\n', 'مرحبا', 'שלום')),
    minLength: 1,
    maxLength: 40,
  }),
  fc.string({ unit: fc.constantFrom('W', 'Ä', '王', ' '), minLength: 100, maxLength: 180 }),
)

test('words in any script of our fonts stay in their frame in any family, and no letter is lost', async () => {
  const families = fontCatalogue().families.map(({ family }) => family)
  await fc.assert(
    fc.asyncProperty(
      input,
      fc.constantFrom(...families),
      fc.constantFrom('shrink' as const, 'wrap' as const),
      async (text, family, fit) => {
        const sample = {
          ...newDocument(7, [1]),
          views: [{ view_id: 1, background: null, layers: [{ ...words, family }] }],
        }
        const fields = [field(fit)]
        const { values, problems } = checkAnswers(
          fields,
          { name: text },
          rulesIn(sample, fontFactsWith([]).missingIn, []),
        )
        const { document, typesetter } = await filledDocument(sample, fields, values)
        const [set] = document.views[0]?.layers ?? []
        if (set?.type !== 'text') throw new Error('no text')
        if (values.name === undefined) {
          expect([set.is_hidden, problems.length]).toEqual([true, 1])
          return
        }
        expect(set.text).toBe(values.name)
        const refused = fitProblems(document, fields, values, typesetter)
        if (problems.length > 0 || refused.length > 0) return
        const layout = typesetter.layout(set)
        expect(layout?.missing).toEqual([])
        // At the smallest size of a document there is no way to shrink further: the size check refuses it.
        if (set.size <= 1) return
        expect(set.width).toBeLessThanOrEqual(140.2)
        expect(set.height).toBeLessThanOrEqual(40.2)
        expect(layout?.width).toBeCloseTo(set.width, 0)
      },
    ),
    { numRuns: 250, seed: 20261117 },
  )
})

test('words on a curve or a path stay on it, and longer ones become smaller instead of leaving it', async () => {
  const points: [number, number][] = [
    [0, 0],
    [0.5, -0.3],
    [1, 0],
  ]
  const path = { points, is_closed: false, length: 150, offset: 0 }
  const own = await loadTypesetter([{ ...words, curve_deg: 90 }])
  const arc = fitTextBox({ ...words, curve_deg: 90, rotation_deg: 20 }, own)
  const along = fitTextBox({ ...words, id: 'name', path }, own)
  for (const layer of [arc, along]) {
    const sample = { ...newDocument(7, [1]), views: [{ view_id: 1, background: null, layers: [layer] }] }
    for (const name of ['Al', 'SAMPLE', 'Maximilian of Wolkenstein']) {
      const { document, typesetter } = await filledDocument(sample, [field('curve')], { name })
      const [set] = document.views[0]?.layers ?? []
      if (set?.type !== 'text') throw new Error('no text')
      const getOrigin = (one: TextLayer) => {
        const { origin, em_px } = typesetter.layout(one) ?? { origin: { x: 0, y: 0 }, em_px: 0 }
        const moved = turn({ x: origin.x * em_px, y: origin.y * em_px }, one.rotation_deg)
        return { x: one.cx + moved.x, y: one.cy + moved.y }
      }
      expect(getOrigin(set).x).toBeCloseTo(getOrigin(layer).x, 1)
      expect(getOrigin(set).y).toBeCloseTo(getOrigin(layer).y, 1)
      const straight = typesetter.layout({ ...set, curve_deg: 0, path: undefined })?.width ?? 0
      if (layer.path) {
        expect(set.path?.length).toBe(150)
        expect(straight).toBeLessThanOrEqual(150.5)
      } else expect(set.curve_deg).toBeLessThanOrEqual(90.5)
      expect(set.size < layer.size).toBe(name.length > 6)
    }
  }
})
