import type { BlockKind, PageBlock } from '@inkroute/contract/site/page/blocks'
import { holidays, lanes } from '@inkroute/contract/site/season-dates'
import type { editorText } from './page-desk.text.ts'

export type LabelKey = keyof typeof editorText

/** How one property of a block is edited. Lists contain fields, so one description serves every kind. */
export type Field =
  | { readonly as: 'word' | 'prose'; readonly name: string; readonly label: LabelKey; readonly optional?: boolean }
  | {
      readonly as: 'proses' | 'words' | 'cells'
      readonly name: string
      readonly label: LabelKey
      readonly optional?: boolean
    }
  | { readonly as: 'tags'; readonly name: string; readonly label: LabelKey }
  | { readonly as: 'line' | 'address' | 'number'; readonly name: string; readonly label: LabelKey }
  | {
      readonly as: 'choice'
      readonly name: string
      readonly label: LabelKey
      readonly options: readonly string[]
      readonly many?: boolean
    }
  | { readonly as: 'picture'; readonly name: string; readonly label: LabelKey }
  | { readonly as: 'pictures'; readonly name: string; readonly label: LabelKey }
  | { readonly as: 'group'; readonly name: string; readonly fields: readonly Field[] }
  | { readonly as: 'list'; readonly name: string; readonly label: LabelKey; readonly fields: readonly Field[] }

const title: Field = { as: 'word', name: 'title', label: 'title' }
const lead: Field = { as: 'prose', name: 'lead', label: 'lead', optional: true }
const body: Field = { as: 'prose', name: 'body', label: 'body' }
const note: Field = { as: 'prose', name: 'note', label: 'note', optional: true }
const linkFields: readonly Field[] = [
  { as: 'word', name: 'label', label: 'link_label' },
  { as: 'address', name: 'to', label: 'link_to' },
]
const list = (name: string, label: LabelKey, fields: readonly Field[]): Field => ({ as: 'list', name, label, fields })
const zones = ['US-EU', 'jit', 'time', 'brand', 'new'] as const

/** Editor fields for each kind of block, in display order. */
export const blockFields: { readonly [K in BlockKind]: readonly Field[] } = {
  hero: [
    { as: 'word', name: 'eyebrow', label: 'eyebrow', optional: true },
    title,
    { ...lead, optional: false } as Field,
    { as: 'pictures', name: 'pictures', label: 'pictures' },
    list('actions', 'links', linkFields),
    list('facts', 'facts', [
      { as: 'word', name: 'value', label: 'value' },
      { as: 'word', name: 'label', label: 'name' },
    ]),
  ],
  text: [{ ...title, optional: true } as Field, { as: 'proses', name: 'paragraphs', label: 'paragraphs' }],
  clauses: [
    { as: 'line', name: 'version', label: 'version' },
    { as: 'prose', name: 'intro', label: 'lead' },
    list('sections', 'sections', [title, { as: 'proses', name: 'paragraphs', label: 'paragraphs' }]),
  ],
  steps: [title, lead, list('items', 'items', [title, body])],
  cards: [title, lead, list('items', 'items', [title, body])],
  picture_text: [
    title,
    { as: 'proses', name: 'paragraphs', label: 'paragraphs' },
    { as: 'proses', name: 'points', label: 'points', optional: true },
    { as: 'picture', name: 'picture', label: 'picture' },
  ],
  checklist: [
    title,
    lead,
    list('groups', 'groups', [
      { as: 'word', name: 'name', label: 'name' },
      { as: 'choice', name: 'tone', label: 'tone', options: ['do', 'avoid'] },
      { as: 'proses', name: 'items', label: 'items' },
    ]),
  ],
  timeline: [title, lead, list('items', 'items', [{ as: 'word', name: 'when', label: 'when' }, title, body])],
  faq: [
    title,
    list('items', 'items', [
      { as: 'word', name: 'question', label: 'question' },
      { as: 'prose', name: 'answer', label: 'answer' },
    ]),
  ],
  figures: [
    title,
    lead,
    list('items', 'items', [
      { as: 'word', name: 'value', label: 'value' },
      { as: 'word', name: 'label', label: 'name' },
      note,
    ]),
  ],
  table: [
    title,
    lead,
    { as: 'words', name: 'columns', label: 'columns' },
    { as: 'cells', name: 'rows', label: 'rows' },
    note,
  ],
  products: [
    title,
    lead,
    {
      as: 'group',
      name: 'rule',
      fields: [
        { as: 'tags', name: 'codes', label: 'codes' },
        { as: 'choice', name: 'zone', label: 'zone', options: zones },
      ],
    },
    { as: 'number', name: 'limit', label: 'limit' },
  ],
  artworks: [title, lead, { as: 'tags', name: 'slugs', label: 'slugs' }],
  palette: [
    title,
    lead,
    list('items', 'items', [
      { as: 'word', name: 'name', label: 'name' },
      { as: 'tags', name: 'colours', label: 'colours' },
      body,
    ]),
  ],
  keywords: [
    title,
    lead,
    list('groups', 'groups', [
      { as: 'word', name: 'name', label: 'name' },
      { as: 'tags', name: 'words', label: 'words' },
    ]),
  ],
  deadlines: [
    title,
    lead,
    { as: 'choice', name: 'holiday', label: 'holiday', options: holidays },
    { as: 'choice', name: 'lanes', label: 'lanes', options: lanes, many: true },
    { as: 'number', name: 'spare_days', label: 'spare_days' },
    note,
  ],
  links: [title, lead, list('items', 'items', [title, body, { as: 'address', name: 'to', label: 'link_to' }])],
  action: [title, body, list('links', 'links', linkFields)],
}

const pair = () => ({ zh: '', en: '' })

/** A new block: empty texts, lists with the minimum number of entries. */
export function emptyBlock(kind: BlockKind): PageBlock {
  const item = () => ({ title: pair(), body: pair() })
  const head = { title: pair() }
  const link = () => ({ label: pair(), to: '/products' })
  const blocks: { readonly [K in BlockKind]: Omit<Extract<PageBlock, { kind: K }>, 'kind'> } = {
    hero: { ...head, lead: pair(), pictures: [], actions: [], facts: [] },
    text: { paragraphs: [pair()] },
    clauses: { version: '2026-11-01', intro: pair(), sections: [{ title: pair(), paragraphs: [pair()] }] },
    steps: { ...head, items: [item(), item()] },
    cards: { ...head, items: [item(), item()] },
    picture_text: { ...head, paragraphs: [pair()], picture: { of: 'shop', alt: pair(), product: 'mug', shot: 'hero' } },
    checklist: { ...head, groups: [{ name: pair(), tone: 'do', items: [pair()] }] },
    timeline: {
      ...head,
      items: [
        { when: pair(), ...item() },
        { when: pair(), ...item() },
      ],
    },
    faq: { ...head, items: [{ question: pair(), answer: pair() }] },
    figures: {
      ...head,
      items: [
        { value: pair(), label: pair() },
        { value: pair(), label: pair() },
      ],
    },
    table: { ...head, columns: [pair(), pair()], rows: [[pair(), pair()]] },
    products: { ...head, rule: { codes: [] }, limit: 8 },
    artworks: { ...head, slugs: [] },
    palette: { ...head, items: [{ name: pair(), colours: ['#17202e', '#f7f6f3'], body: pair() }] },
    keywords: { ...head, groups: [{ name: pair(), words: [] }] },
    deadlines: { ...head, holiday: 'christmas', lanes: ['us_us'], spare_days: 4 },
    links: { ...head, items: [{ ...item(), to: '/products' }] },
    action: { ...head, body: pair(), links: [link()] },
  }
  return { kind, ...blocks[kind] } as PageBlock
}

/** A new entry of a list, from its fields. */
export function emptyEntry(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if ('optional' in field && field.optional) return []
      if (field.as === 'word' || field.as === 'prose') return [[field.name, pair()]]
      if (field.as === 'proses' || field.as === 'words') return [[field.name, [pair()]]]
      if (field.as === 'choice') return [[field.name, field.options[0]]]
      if (field.as === 'tags') return [[field.name, []]]
      return [[field.name, field.as === 'address' ? '/products' : '']]
    }),
  )
}
