import type { Language } from '@inkroute/contract/errors/errors'
import { counted } from '@inkroute/contract/fill'
import type { BatchFinding } from '@inkroute/contract/goods/batch/batch'
import { usualFills } from '@inkroute/engine/batch/fill-template'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Finding } from '@inkroute/engine/preflight/core/preflight-types'
import { preflight } from '@inkroute/engine/preflight/preflight'
import { brandWordsIn } from '@inkroute/engine/preflight/rules/brand-words'
import type { KeptError } from '../../../design/design.ts'
import type { CellFacts, RunFacts } from './cell.rules.ts'

/** A finding on a cell, without its position. */
export type CellFinding = Pick<Finding, 'rule' | 'level' | 'message'>

/** An empty back is normal for a batch of front prints, and upscaling is one of its rules. */
const expected = new Set(['empty_view', 'upscale'])

/** Preflight findings of a cell. Picture contents are not inspected; sizes and the document are enough. */
export function cellFindings(
  cell: CellFacts,
  document: DesignDocument,
  language: Language,
  brand_words: readonly string[],
): Finding[] {
  const { product, color_ids, size_ids } = cell
  return preflight({
    document,
    product: {
      ...product,
      views: product.views.map((view) => ({ view_id: view.view_id, name: view[`name_${language}`] })),
    },
    size_ids,
    colours: product.colors
      .filter(({ id }) => color_ids.includes(id))
      .map((color) => ({ hex: color.hex, part_ids: color.part_ids, name: color[`name_${language}`] })),
    pictureFacts: () => undefined,
    fonts: null,
    brand_words,
  }).filter(({ rule, level }) => !expected.has(rule) || level === 'error')
}

/** Infringing words in the row's values, which are printed, or in the naming rule, which buyers read. */
export function wordFindings({ values }: CellFacts, name_rule: string, brand_words: readonly string[]): CellFinding[] {
  const printed = brandWordsIn(Object.values(values ?? {}).join('\n'), brand_words)
  const named = brandWordsIn(name_rule, brand_words)
  return [
    ...(printed.length > 0 ? [wordFinding('表格里', 'The rows hold', printed)] : []),
    ...(named.length > 0 ? [wordFinding('商品名称里', 'The names hold', named)] : []),
  ]
}

const wordFinding = (where_zh: string, where_en: string, words: readonly string[]): CellFinding => ({
  rule: 'brand_words',
  level: 'error',
  message: {
    zh: `${where_zh}有侵权风险词：${words.join('、')}。没有授权会被平台下架甚至索赔，请改掉或确认已获授权。`,
    en: `${where_en} words that may infringe: ${words.join(', ')}. Without a licence the listing may be taken down or disputed. Change it, or make sure you have one.`,
  },
})

export const isLowResolution = (findings: readonly CellFinding[]): boolean =>
  findings.some(({ rule, level }) => rule === 'resolution' && level === 'error')

/** Why a cell is skipped, as stored in its row. */
export function lowResolutionError({ artwork, product }: CellFacts, findings: readonly CellFinding[]): KeptError {
  const told = findings.find(({ rule }) => rule === 'resolution')
  const dpi = /(\d+) dpi/.exec(told?.message.en ?? '')?.[1] ?? '?'
  return { name: 'batch_low_resolution', details: { dpi, wanted: product.dpi, artwork: artwork?.name ?? '' } }
}

const columnsIn = (pattern: string): string[] =>
  [...pattern.matchAll(/\{([^{}]+)\}/g)].map(([, column = '']) => column.trim())

/** Columns that template slots use, whether picked by hand or defined in the template. */
function askedColumns({ plan, parts }: RunFacts): Set<string> {
  const placements = [plan, ...plan.products, ...plan.overrides].flatMap(({ placement }) => placement ?? [])
  const fills = placements.flatMap(({ template }) => {
    const known = template && parts.templates[`${template.kind}:${template.id}`]
    return known ? Object.values({ ...usualFills(known.document), ...template.fills }) : []
  })
  const asked = fills.flatMap((fill) => {
    if (fill.kind === 'text') return columnsIn(fill.pattern)
    return fill.kind === 'picture' ? [fill.column] : []
  })
  return new Set(asked)
}

const warning = (rule: string, count: number, message: Record<Language, string>, language: Language): BatchFinding => ({
  rule,
  level: 'warning',
  count,
  pairs: [],
  message: message[language],
})

/** Columns missing from the sheet: their slots stay empty on every listing. */
function unknownColumns(facts: RunFacts, language: Language): BatchFinding[] {
  const unknown = [...askedColumns(facts)].filter((column) => !facts.plan.columns.includes(column))
  if (unknown.length === 0) return []
  const message = {
    zh: `模板要用的列“${unknown.join('、')}”表格里没有，对应的位置会留空。请导入表格或改模板设置。`,
    en: `The template asks for “${unknown.join(', ')}”, which the sheet does not have. Those slots stay empty. Import a sheet or change the template's settings.`,
  }
  return [warning('column_unknown', unknown.length, message, language)]
}

/** Listings with the same name cannot be distinguished in a store. */
function repeatedNames(names: readonly string[], language: Language): BatchFinding[] {
  const count = names.length - new Set(names).size
  if (count === 0) return []
  const message = {
    zh: `有 ${count} 个商品和前面的重名。可在命名规则里加入序号或表格的列。`,
    en: `${counted(count, 'listing shares its name', 'listings share their names')} with another. Add the number or a column to the naming rule.`,
  }
  return [warning('names_repeat', count, message, language)]
}

/** Findings about the plan itself rather than a single cell. */
export const planFindings = (facts: RunFacts, names: readonly string[], language: Language): BatchFinding[] => [
  ...unknownColumns(facts, language),
  ...repeatedNames(names, language),
]
