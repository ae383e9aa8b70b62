import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DesignDocument, newDocument } from '../document/design-document.ts'
import type { ImageLayer, Layer } from '../layers/layer-types.ts'
import { newTextStyle, type TextLayer } from '../layers/text-layer.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { checkAnswers, forbiddenIn, isAsked, shownPixels } from './check-answers.ts'
import { cleanText, getLength, printedDay, readDay } from './clean-answer.ts'
import { fillDesign, fitProblems } from './fill-design.ts'
import { type Answers, type PersonalField, PersonalFields, type TextField, textFits } from './personal-field.ts'
import { rulesIn, sampleAnswers, sampleKinds } from './sample-answers.ts'
import { labelKey, mapAnswers, suggestMapping } from './suggest-mapping.ts'

const placed = {
  cx: 275,
  cy: 200,
  width: 200,
  height: 40,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}
const words: TextLayer = { ...newTextStyle, ...placed, id: 'name', name: 'SAMPLE', type: 'text', text: 'SAMPLE' }
const date: TextLayer = { ...words, id: 'date', text: 'SAMPLE DATE', cy: 300 }
const picture: ImageLayer = {
  ...placed,
  id: 'photo',
  name: 'photo',
  type: 'image',
  mask: null,
  cy: 400,
  height: 100,
  source: { kind: 'artwork', key: 'sample', width_px: 2000, height_px: 1000 },
}
const document = {
  ...newDocument(7, [1]),
  views: [{ view_id: 1, background: null, layers: [words, date, picture] as Layer[] }],
}

/** Every character is half an em wide and an em high. */
const typesetter: Typesetter = {
  layout: ({ text, size, fitting, line_length, line_height_em }) => {
    const most = fitting === 'wrap' ? Math.max(1, Math.floor(line_length / (size * 0.5))) : 1e9
    const lines = text.split('\n').flatMap((line) => {
      const length = [...line].length
      return Array.from({ length: Math.max(1, Math.ceil(length / most)) }, (_, at) =>
        Math.min(most, length - at * most),
      )
    })
    const longest = fitting === 'wrap' ? line_length : Math.max(0.5, ...lines) * size * 0.5
    const height = lines.length * size * line_height_em
    const origin = { x: 0, y: 0 }
    return { em_px: size, width: longest, height, ink: [], reach: [0, 0, 0, 0] as never, origin, missing: [] }
  },
  filesFor: () => [],
  missingIn: ({ text }) => [...new Set([...text].filter((letter) => letter === '𓀀'))],
}

const base = { label: { en: 'Name' }, help: {}, is_required: true, when: null }
const nameField: TextField = {
  ...base,
  id: 'name',
  kind: 'text',
  layer_ids: ['name'],
  min_length: 1,
  max_length: 20,
  letters: 'any',
  is_upper: false,
  fit: 'shrink',
  frame: null,
  min_size: 4,
  default: '',
}
const colourField: PersonalField = {
  ...base,
  id: 'colour',
  label: { en: 'Colour', zh: '颜色' },
  kind: 'choice',
  of: 'colour',
  layer_ids: ['name'],
  options: [
    { value: 'red', label: { en: 'Red', zh: '红色' }, colour: '#e8452c' },
    { value: 'blue', label: { en: 'Blue', zh: '蓝色' }, colour: '#2c45e8' },
  ],
  default: '',
}
const photoField: PersonalField = {
  ...base,
  id: 'photo',
  label: { en: 'Photo' },
  kind: 'photo',
  layer_ids: ['photo'],
  min_width_px: 800,
  min_height_px: 400,
}
const dateField: PersonalField = {
  ...base,
  id: 'day',
  label: { en: 'Wedding day' },
  kind: 'date',
  layer_ids: ['date'],
  format: 'D MMMM YYYY',
  earliest: null,
  latest: null,
  min_size: 2,
  default: '',
}
const fields = PersonalFields.parse([nameField, colourField, photoField, dateField])
const check = (answers: Answers, of: readonly PersonalField[] = fields, forbidden: string[] = []) =>
  checkAnswers(of, answers, rulesIn(document, typesetter.missingIn, forbidden))
const kinds = (answers: Answers, of?: readonly PersonalField[], forbidden?: string[]) =>
  check(answers, of, forbidden).problems.map(({ field_id, kind }) => `${field_id} ${kind}`)
const photo = (width_px: number, height_px: number) => ({
  source: { kind: 'material' as const, key: '9', width_px, height_px },
  x: 0.5,
  y: 0.5,
  zoom: 1,
})

describe('checking', () => {
  test('nothing answered is missing everywhere, never the sample', () => {
    expect(kinds({})).toEqual(['name missing', 'colour missing', 'photo missing', 'day missing'])
    expect(kinds({ name: ' \u200b\u202e ', colour: '  ' }).slice(0, 2)).toEqual(['name missing', 'colour missing'])
  })

  test('good answers are read as they are printed', () => {
    const { values, problems } = check({
      name: '  Anna\t Lena ',
      colour: '蓝色',
      photo: photo(2000, 1000),
      day: '12 Sep 2026',
    })
    expect(problems).toEqual([])
    expect(values).toMatchObject({ name: 'Anna Lena', colour: 'blue', day: '2026-09-12' })
  })

  test('every wrong answer says what is wrong with it', () => {
    const only = (change: Partial<TextField>) => [{ ...nameField, ...change }]
    expect(check({ name: 'A'.repeat(40) }, only({})).problems).toEqual([
      { field_id: 'name', kind: 'too_long', detail: '40/20' },
    ])
    expect(kinds({ name: 'Jo' }, only({ min_length: 3 }))).toEqual(['name too_short'])
    expect(check({ name: 'Jo4n!' }, only({ letters: 'letters' })).problems[0]).toMatchObject({
      kind: 'letters',
      detail: '4 !',
    })
    expect(kinds({ name: '王芳' }, only({ letters: 'latin' }))).toEqual(['name letters'])
    expect(kinds({ name: 'a𓀀' }, only({}))).toEqual(['name unsupported'])
    expect(kinds({ colour: 'Green' }, [colourField])).toEqual(['colour not_offered'])
    expect(kinds({ photo: photo(300, 200) }, [photoField])).toEqual(['photo photo_small'])
    expect(kinds({ photo: 'https://x.example/a.jpg' }, [photoField])).toEqual(['photo photo_unread'])
    expect(kinds({ day: '03/04/2026' }, [dateField])).toEqual(['day bad_date'])
    expect(kinds({ day: '2026-02-30' }, [dateField])).toEqual(['day bad_date'])
    expect(kinds({ day: '1999-01-01' }, [{ ...dateField, earliest: '2000-01-01' } as PersonalField])).toEqual([
      'day date_early',
    ])
  })

  test('forbidden words are found whole, spelled out and in scripts without spaces, not inside other words', () => {
    expect(forbiddenIn('My ASS', ['ass'])).toBe('ass')
    expect(forbiddenIn('Cassandra', ['ass'])).toBeUndefined()
    expect(forbiddenIn('d.i.s.n.e.y', ['Disney'])).toBe('Disney')
    expect(forbiddenIn('我爱迪士尼', ['迪士尼'])).toBe('迪士尼')
    expect(forbiddenIn('anything', ['', ' '])).toBeUndefined()
  })

  test('a field with a condition is asked only then, and its layer is hidden otherwise', () => {
    const second: PersonalField = {
      ...nameField,
      id: 'second',
      layer_ids: ['date'],
      when: { field_id: 'colour', is: ['red'] },
    }
    const both = PersonalFields.parse([colourField, second])
    expect(kinds({ colour: 'red' }, both)).toEqual(['second missing'])
    const { values, problems } = check({ colour: 'blue', second: 'not asked' }, both)
    expect([values, problems]).toEqual([{ colour: 'blue' }, []])
    expect(isAsked(second, values)).toBe(false)
    const filled = fillDesign(document, both, values, typesetter)
    expect(filled.views[0]?.layers.find(({ id }) => id === 'date')?.is_hidden).toBe(true)
    expect(PersonalFields.safeParse([second, colourField]).success).toBe(false)
    expect(PersonalFields.safeParse([nameField, nameField]).success).toBe(false)
  })

  test('days are read where they are clear and printed in the wanted form', () => {
    expect(['2026-9-1', '12.09.2026', 'September 12th, 2026', '25/12/2026', '12/25/2026'].map(readDay)).toEqual([
      '2026-09-01',
      '2026-09-12',
      '2026-09-12',
      '2026-12-25',
      '2026-12-25',
    ])
    expect(['', 'soon', '13/13/2026', '1/2/26', '31 February 2026'].map(readDay)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect(printedDay('2026-09-02', 'D MMMM YYYY')).toBe('2 September 2026')
    expect(printedDay('2026-09-02', 'MM/DD/YYYY')).toBe('09/02/2026')
  })

  test('the shown part of a photo follows its frame and its zoom', () => {
    expect(shownPixels(photo(4000, 1000), 2)).toEqual({ width: 2000, height: 1000 })
    expect(shownPixels({ ...photo(4000, 1000), zoom: 2 }, 2)).toEqual({ width: 1000, height: 500 })
  })
})

describe('filling', () => {
  const values: Answers = { name: 'Anna', colour: 'red', photo: photo(3000, 3000), day: '2026-09-12' }
  const layer = (id: string, of = fillDesign(document, fields, values, typesetter)) =>
    of.views[0]?.layers.find((one) => one.id === id)

  test('words, colour, photo and day are in the design, and the design is valid', () => {
    expect(DesignDocument.safeParse(fillDesign(document, fields, values, typesetter)).success).toBe(true)
    expect(layer('name')).toMatchObject({ text: 'Anna', fill: '#e8452c' })
    expect(layer('date')).toMatchObject({ text: '12 September 2026' })
    // The frame is 200 × 100: of a square photo it shows the middle half.
    expect(layer('photo')).toMatchObject({
      type: 'image',
      width: 200,
      height: 100,
      source: { key: '9' },
      crop: { left: 0, top: 0.25, width: 1, height: 0.5 },
    })
  })

  test('the part the buyer chose stays inside the photo, and the sample’s own part and cut-out are not applied to it', () => {
    const shifted = { ...values, photo: { ...photo(3000, 3000), y: 0, zoom: 2 } }
    const crop = { left: 0, top: 0, width: 1, height: 1 }
    const adjust = { exposure: 10, cutout: { width: 1, height: 1, mask: '' } }
    const cut = { ...document, views: [{ view_id: 1, background: null, layers: [{ ...picture, crop, adjust }] }] }
    const set = layer('photo', fillDesign(cut, fields, shifted, typesetter))
    expect(set).toMatchObject({ crop: { left: 0.25, top: 0, width: 0.5, height: 0.25 } })
    expect(set?.type === 'image' && set.adjust).toEqual({ exposure: 10 })
  })

  test('where the field removes backgrounds only the subject is in the design, unless the buyer keeps it', () => {
    const cutout = { width: 2, height: 1, mask: 'AB_B' }
    const [cut] = PersonalFields.parse([{ ...photoField, removes_background: true }])
    const filled = (change: object) => {
      const said = { ...values, photo: { ...photo(3000, 3000), ...change } }
      const set = layer('photo', fillDesign(document, cut ? [cut] : [], said, typesetter, new Map([['9', cutout]])))
      return set?.type === 'image' ? set.adjust?.cutout : null
    }
    expect(filled({})).toEqual(cutout)
    expect(filled({ keeps_background: true })).toBeUndefined()
  })

  test('long words shrink or break and stay in their frame, and the edge they are aligned to stays', () => {
    const long = 'x'.repeat(60)
    for (const fit of ['shrink', 'wrap'] as const) {
      const one: TextField = { ...nameField, fit, max_length: 200 }
      const left = {
        ...document,
        views: [{ view_id: 1, background: null, layers: [{ ...words, align: 'left' as const }] }],
      }
      const [set] = fillDesign(left, [one], { name: long }, typesetter).views[0]?.layers ?? []
      if (set?.type !== 'text') throw new Error('no text')
      expect(set.width).toBeLessThanOrEqual(200.1)
      expect(set.height).toBeLessThanOrEqual(40.1)
      expect(set.cx - set.width / 2).toBeCloseTo(175, 0)
    }
    const tiny = fillDesign(document, [nameField], { name: 'x'.repeat(180) }, typesetter)
    expect(fitProblems(tiny, [nameField], { name: 'x' }, typesetter)).toMatchObject([{ kind: 'does_not_fit' }])
    expect(fitProblems(document, [{ ...nameField, layer_ids: ['gone'] }], {}, typesetter)).toMatchObject([
      { kind: 'layer_gone' },
    ])
  })

  test('without answers no sample is left', () => {
    const shown = fillDesign(document, fields, {}, typesetter).views[0]?.layers.filter(({ is_hidden }) => !is_hidden)
    expect(shown).toEqual([])
  })
})

const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom('م', 'ש', '王', '👩🏿‍🚀', '\u202e', '\u0301', 'ß', 'İ', '\n', ' ', '\u0000', '\ud800'),
    maxLength: 60,
  }),
)

test('whatever a buyer writes is either refused with a reason or printed whole, and never the sample', () => {
  const field = fc.record({
    fit: fc.constantFrom(...textFits),
    is_upper: fc.boolean(),
    letters: fc.constantFrom('any' as const, 'letters' as const, 'latin' as const),
  })
  fc.assert(
    fc.property(anything, field, (name, rules) => {
      const one: TextField = { ...nameField, ...rules }
      const { values, problems } = check({ name }, [one])
      const filled = fillDesign(document, [one], values, typesetter)
      expect(DesignDocument.safeParse(filled).success).toBe(true)
      const set = filled.views[0]?.layers[0]
      if (set?.type !== 'text') throw new Error('no text')
      if (problems.length === 0) {
        expect(set).toMatchObject({ text: values.name, is_hidden: false })
        expect(getLength(set.text)).toBeLessThanOrEqual(20)
        expect(set.width).toBeLessThanOrEqual(200.1)
      } else expect(set.is_hidden || set.text === values.name).toBe(true)
      expect(set.is_hidden || set.text !== 'SAMPLE' || cleanText(name, one) === 'SAMPLE').toBe(true)
      // The same again: cleaning what is clean changes nothing.
      expect(check({ name: String(values.name ?? '') }, [one]).values).toEqual(values)
    }),
    { numRuns: 600, seed: 20261117 },
  )
})

test.each(sampleKinds)('the %s sample obeys the rules it shows', (kind) => {
  for (const letters of ['any', 'letters', 'latin', 'digits', 'letters_digits'] as const) {
    for (const max_length of [1, 2, 7, 20, 60]) {
      const one: TextField = { ...nameField, letters, max_length }
      expect(kinds(sampleAnswers([one], kind), [one])).toEqual([])
    }
  }
})

describe('mapping', () => {
  const answers = [
    { label: 'Name on mug:', value: 'Anna' },
    { label: 'COLOUR', value: 'Red' },
    { label: 'Upload', value: 'https://x.example/a.jpg', picture_url: 'https://x.example/a.jpg' },
  ]
  test('fields are proposed by name, and the only photo by being one', () => {
    expect(suggestMapping(fields, answers)).toEqual({ 'name on mug': 'name', colour: 'colour', upload: 'photo' })
  })
  test('an answer no field takes is told, one that is of no use is left out, a second one is not guessed', () => {
    const mapping = { 'name on mug': 'name', colour: null }
    const { by_field, unmapped } = mapAnswers(mapping, [...answers, { label: 'name on mug', value: 'Ben' }])
    expect(by_field).toEqual({ name: answers[0] })
    expect(unmapped.map(({ value }) => value)).toEqual(['https://x.example/a.jpg', 'Ben'])
    expect(labelKey(' Name_on-MUG: ')).toBe('name on mug')
  })
})

test('a buyer who calls an answer like something every object has is not believed to be known', () => {
  const answers = [
    { label: 'Constructor', value: 'Ann' },
    { label: '__proto__', value: 'Bea' },
  ]
  expect(mapAnswers({}, answers)).toEqual({ by_field: {}, unmapped: answers })
  expect(mapAnswers(suggestMapping([nameField], answers.slice(0, 1)), answers.slice(0, 1)).by_field.name?.value).toBe(
    'Ann',
  )
})

test('what was unreadable on its way is not printed as a question mark', () => {
  const rules = () => ({ missingIn: () => [], forbidden: [] })
  const { problems } = checkAnswers([nameField], { name: 'A\ufffd' }, rules)
  expect(problems).toMatchObject([{ kind: 'unsupported', detail: '\ufffd' }])
})
