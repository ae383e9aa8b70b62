import type { Language } from '@inkroute/contract/errors/errors'
import type { BatchFinding } from '@inkroute/contract/goods/batch/batch'
import { usualFills } from '@inkroute/engine/batch/fill-template'
import type { RunFacts } from './cell.rules.ts'

const columnsIn = (pattern: string): string[] =>
  [...pattern.matchAll(/\{([^{}]+)\}/g)].map(([, column = '']) => column.trim())

/** Columns that places of templates ask for, whether chosen by hand or written into the template. */
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

/** Columns that no row can fill: their places stay empty on every listing. */
function unknownColumns(facts: RunFacts, language: Language): BatchFinding[] {
  const unknown = [...askedColumns(facts)].filter((column) => !facts.plan.columns.includes(column))
  if (unknown.length === 0) return []
  const message = {
    zh: `模板要用的列“${unknown.join('、')}”表格里没有，对应的位置会留空。请导入表格或改模板设置。`,
    en: `The template asks for “${unknown.join(', ')}”, which the sheet lacks: those places stay empty. Import a sheet or change the template's settings.`,
  }
  return [warning('column_unknown', unknown.length, message, language)]
}

/** Listings of one name cannot be told apart in the shop. */
function repeatedNames(names: readonly string[], language: Language): BatchFinding[] {
  const count = names.length - new Set(names).size
  if (count === 0) return []
  const message = {
    zh: `有 ${count} 个商品和前面的重名。可在命名规则里加入序号或表格的列。`,
    en: `${count} listings have the name of another. Add the number or a column to the naming rule.`,
  }
  return [warning('names_repeat', count, message, language)]
}

/** What is found in the plan as a whole rather than on a cell. */
export const planFindings = (facts: RunFacts, names: readonly string[], language: Language): BatchFinding[] => [
  ...unknownColumns(facts, language),
  ...repeatedNames(names, language),
]
