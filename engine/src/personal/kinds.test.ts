import { expect, test } from 'vitest'
import { DesignDocument } from '../document/design-document.ts'
import type { Layer, ShapeLayer } from '../layers/layer-types.ts'
import { firstSky } from '../layers/sky.ts'
import { newTextStyle, type TextLayer } from '../layers/text-layer.ts'
import { documentWith } from '../testing/designs.ts'
import { checkAnswers } from './check-answers.ts'
import { fillDesign } from './fill-design.ts'
import { monogramContent, readLetters } from './monogram.ts'
import { actionsFor, newField } from './new-field.ts'
import { type PersonalField, PersonalFields } from './personal-field.ts'
import { rulesIn, sampleAnswers, sampleKinds } from './sample-answers.ts'
import { getExtra, getSurcharge, mostExtra } from './surcharge.ts'

const placed = {
  name: 'sample',
  cx: 275,
  cy: 200,
  width: 200,
  height: 200,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}
const words: TextLayer = { ...newTextStyle, ...placed, id: 'words', type: 'text', text: 'ABC' }
const sky: ShapeLayer = {
  ...placed,
  id: 'sky',
  type: 'shape',
  shape: 'ellipse',
  fill: '#0f1b3d',
  stroke: null,
  stroke_width: 0,
  sky: firstSky,
}
const document = documentWith(words, sky)
const initials = newField('monogram', words, new Set())
const night = newField('sky', sky, new Set())
const fields = PersonalFields.parse([initials, night])

const check = (answers: Record<string, string>, of: readonly PersonalField[] = fields) =>
  checkAnswers(
    of,
    answers,
    rulesIn(document, () => [], ['KKK']),
  )
const filled = (answers: Record<string, string>): readonly Layer[] =>
  fillDesign(document, fields, check(answers).values, undefined).views[0]?.layers ?? []

test('stars belong to shapes that show some', () => {
  expect(actionsFor(sky)).toEqual(['colour', 'sky'])
  const { sky: _sky, ...plain } = sky
  expect(actionsFor(plain)).toEqual(['colour'])
  expect(actionsFor(words)).toContain('monogram')
})

test('initials are read as people write them and refused where they are none', () => {
  expect(readLetters('a. b & c').letters).toEqual(['A', 'B', 'C'])
  expect(readLetters('É/Ü')).toEqual({ letters: ['É', 'Ü'], refused: [] })
  const getKinds = (answer: string) => check({ 'monogram-1': answer }, [initials]).problems.map(({ kind }) => kind)
  expect(getKinds('A B C')).toEqual([])
  expect(getKinds('Anna')).toEqual(['too_long'])
  expect(getKinds('A7')).toEqual(['letters'])
  expect(getKinds('kkk')).toEqual(['forbidden'])
  expect(getKinds(' . ')).toEqual(['missing'])
  expect(getKinds('')).toEqual(['missing'])
})

test('initials are set in their arrangement, and never as the sample', () => {
  expect(monogramContent(['A', 'B', 'C'], 'large_middle')).toEqual({
    text: 'ABC',
    spans: [{ length: 1 }, { length: 1, scale: 1.7 }, { length: 1 }],
  })
  expect(monogramContent(['A', 'B'], 'large_middle')).toEqual({ text: 'AB', spans: undefined })
  expect(monogramContent(['A', 'B', 'C'], 'dotted').text).toBe('A · B · C')
  expect(monogramContent(['A', 'B', 'C'], 'stacked').text).toBe('A\nB\nC')
  const [set] = filled({ 'monogram-1': 'x y z' })
  expect(set).toMatchObject({ text: 'XYZ', spans: [{}, { scale: 1.7 }, {}], is_hidden: false })
  expect(filled({})[0]?.is_hidden).toBe(true)
})

test('a night is computed for its place and keeps the colours of the sample', () => {
  const answers = { 'monogram-1': 'A', 'sky-1': '24 December 2023, 8:15 pm, Wien' }
  expect(check(answers)).toMatchObject({ problems: [], values: { 'sky-1': '2023-12-24 20:15 Vienna' } })
  const [, set] = filled(answers)
  const wanted = { day: '2023-12-24', minute: 1215, offset_min: 60, latitude: 48.21, ink: firstSky.ink }
  expect(set).toMatchObject({ sky: wanted, is_hidden: false })
  expect(check({ 'sky-1': '2023-12-24 Atlantis' }, [night]).problems).toMatchObject([{ kind: 'bad_place' }])
  expect(check({ 'sky-1': 'soon in Berlin' }, [night]).problems).toMatchObject([{ kind: 'bad_date' }])
  expect(filled({ 'sky-1': 'soon' })[1]?.is_hidden).toBe(true)
})

test.each(sampleKinds)('the %s sample obeys the rules it shows', (kind) => {
  const answers = sampleAnswers(fields, kind)
  const { values, problems } = checkAnswers(
    fields,
    answers,
    rulesIn(document, () => [], []),
  )
  expect(problems).toEqual([])
  expect(DesignDocument.safeParse(fillDesign(document, fields, values, undefined)).success).toBe(true)
})

test('answers cost extra only where they are given', () => {
  const colour = newField('colour', words, new Set())
  if (colour.kind !== 'choice') throw new Error('no choice')
  const options = colour.options.map((option, at) => ({ ...option, extra_fen: at * 150 }))
  const paid = PersonalFields.parse([
    { ...initials, extra_fen: 500, is_required: false },
    { ...colour, options },
  ])
  expect(getSurcharge(paid, {})).toBe(0)
  expect(getSurcharge(paid, { 'monogram-1': '', 'colour-1': 'Black' })).toBe(0)
  expect(getSurcharge(paid, { 'monogram-1': 'AB', 'colour-1': 'Blue' })).toBe(800)
  expect(paid.map(mostExtra)).toEqual([500, 300])
  expect(getExtra(initials, 'AB')).toBe(0)
})
