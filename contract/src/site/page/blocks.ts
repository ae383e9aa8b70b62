import { z } from 'zod'
import { bilingual, OwnAddress } from '../../content.ts'
import { holidays, lanes } from '../season-dates.ts'

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, '只用小写字母、数字和连字符|Use only lower-case letters, digits and hyphens')
const Hex = z.string().regex(/^#[0-9a-f]{6}$/i, '颜色写成 #rrggbb|Enter a colour as #rrggbb')

export const templates = ['info', 'marketing', 'platform', 'seasonal'] as const
export const themes = [
  'paper',
  'indigo',
  'seal',
  'midnight',
  'pumpkin',
  'pine',
  'rose',
  'clover',
  'blossom',
  'peony',
  'cap',
  'denim',
  'sun',
  'moss',
] as const
/** Which products a block shows. Codes come in their order; zone and category are asked of the catalogue. */
const ProductRule = z.object({
  codes: z.array(Slug).max(12).optional(),
  zone: z.enum(['US-EU', 'jit', 'time', 'brand', 'new']).optional(),
  category: Slug.optional(),
})
export type ProductRule = z.infer<typeof ProductRule>

/** A composed mockup, a shop picture or a gallery artwork: never an address, so pictures cannot go missing. */
const getPicture = <T extends z.ZodType>(text: T) =>
  z.discriminatedUnion('of', [
    z.object({
      of: z.literal('mockup'),
      alt: text,
      product: Slug,
      view: Slug,
      colour: Slug,
      artwork: Slug.optional(),
    }),
    z.object({ of: z.literal('shop'), alt: text, product: Slug, shot: z.enum(['hero', 'detail', 'scene', 'scene2']) }),
    z.object({ of: z.literal('art'), alt: text, slug: Slug }),
  ])

const getLink = <T extends z.ZodType>(label: T) => z.object({ label, to: OwnAddress })

/** Blocks that tell: prose, lists, pictures. `word` is a short text, `prose` a paragraph; see `inline` marks in the docs. */
function tellingBlocks<T extends z.ZodType>(word: T, prose: T) {
  const head = { title: word, lead: prose.optional() }
  const item = z.object({ title: word, body: prose })
  return [
    z.object({
      kind: z.literal('hero'),
      eyebrow: word.optional(),
      title: word,
      lead: prose,
      pictures: z.array(getPicture(word)).max(4),
      actions: z.array(getLink(word)).max(3),
      facts: z.array(z.object({ value: word, label: word })).max(4),
    }),
    z.object({ kind: z.literal('text'), title: word.optional(), paragraphs: z.array(prose).min(1).max(20) }),
    z.object({
      kind: z.literal('clauses'),
      /** Day from which this wording holds. */
      version: z.iso.date(),
      intro: prose,
      sections: z
        .array(z.object({ title: word, paragraphs: z.array(prose).min(1).max(20) }))
        .min(1)
        .max(40),
    }),
    z.object({ kind: z.literal('steps'), ...head, items: z.array(item).min(2).max(10) }),
    z.object({ kind: z.literal('cards'), ...head, items: z.array(item).min(2).max(12) }),
    z.object({
      kind: z.literal('picture_text'),
      title: word,
      paragraphs: z.array(prose).min(1).max(6),
      points: z.array(prose).max(8).optional(),
      picture: getPicture(word),
      link: getLink(word).optional(),
    }),
    z.object({
      kind: z.literal('checklist'),
      ...head,
      groups: z
        .array(z.object({ name: word, tone: z.enum(['do', 'avoid']), items: z.array(prose).min(1).max(12) }))
        .min(1)
        .max(4),
    }),
    z.object({
      kind: z.literal('timeline'),
      ...head,
      items: z
        .array(z.object({ when: word, title: word, body: prose }))
        .min(2)
        .max(16),
    }),
    z.object({
      kind: z.literal('faq'),
      title: word,
      items: z
        .array(z.object({ question: word, answer: prose }))
        .min(1)
        .max(16),
    }),
  ] as const
}

/** Blocks that show or count: tables, goods, artworks, dates, ways onward. */
function showingBlocks<T extends z.ZodType>(word: T, prose: T) {
  const head = { title: word, lead: prose.optional() }
  return [
    z.object({
      kind: z.literal('figures'),
      ...head,
      items: z
        .array(z.object({ value: word, label: word, note: prose.optional() }))
        .min(2)
        .max(6),
    }),
    z.object({
      kind: z.literal('table'),
      ...head,
      columns: z.array(word).min(2).max(6),
      /** The first cell of a row names it. */
      rows: z.array(z.array(prose).min(2).max(6)).min(1).max(24),
      note: prose.optional(),
    }),
    z.object({
      kind: z.literal('products'),
      ...head,
      rule: ProductRule,
      limit: z.int().min(2).max(12),
      link: getLink(word).optional(),
    }),
    z.object({
      kind: z.literal('artworks'),
      ...head,
      slugs: z.array(Slug).min(2).max(10),
      /** Shows each artwork on this product instead of alone. */
      on: z.object({ product: Slug, view: Slug, colour: Slug }).optional(),
    }),
    z.object({
      kind: z.literal('palette'),
      ...head,
      items: z
        .array(z.object({ name: word, colours: z.array(Hex).min(2).max(6), body: prose }))
        .min(1)
        .max(6),
    }),
    z.object({
      kind: z.literal('keywords'),
      ...head,
      /** Words stay in the language of the market they are for. */
      groups: z
        .array(z.object({ name: word, words: z.array(z.string().min(1).max(80)).min(2).max(16) }))
        .min(1)
        .max(6),
    }),
    z.object({
      kind: z.literal('deadlines'),
      ...head,
      holiday: z.enum(holidays),
      lanes: z.array(z.enum(lanes)).min(1).max(8),
      /** Days kept in hand for crowded carriers and a gift that still has to be wrapped. */
      spare_days: z.int().min(0).max(30),
      note: prose.optional(),
    }),
    z.object({
      kind: z.literal('links'),
      ...head,
      items: z
        .array(z.object({ title: word, body: prose, to: OwnAddress }))
        .min(1)
        .max(12),
    }),
    z.object({ kind: z.literal('action'), title: word, body: prose, links: z.array(getLink(word)).min(1).max(3) }),
  ] as const
}

const getBlock = <T extends z.ZodType>(word: T, prose: T) =>
  z.discriminatedUnion('kind', [...tellingBlocks(word, prose), ...showingBlocks(word, prose)])

/** A short text of a page in both languages. */
export const Word = bilingual(160)
/** A paragraph in both languages. `**bold**` and `[words](/path)` are the only marks; there is no HTML. */
export const Prose = bilingual(2400)
export type PageText = z.infer<typeof Prose>

/** As stored and edited: every text in both languages, so both have the same structure by construction. */
export const PageBlock = getBlock(Word, Prose)
export type PageBlock = z.infer<typeof PageBlock>
export type BlockKind = PageBlock['kind']

/** As read by a visitor: every text in one language. */
export type ShownBlock = z.infer<ReturnType<typeof getBlock<z.ZodString>>>
export type Shown<K extends BlockKind> = Extract<ShownBlock, { kind: K }>
export type ShownPicture = Shown<'picture_text'>['picture']
export type ShownLink = Shown<'action'>['links'][number]
