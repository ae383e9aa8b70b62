import type { AmountTemplate } from '@inkroute/contract/goods/amount'

type RuleKind = AmountTemplate['rule']['kind']
export const ruleKinds = ['cost', 'percent', 'add', 'fixed'] as const satisfies readonly RuleKind[]

export interface AmountForm {
  readonly name: string
  readonly kind: RuleKind
  readonly value: number | null
  readonly ending: AmountTemplate['ending']
}

export const toForm = (template: AmountTemplate | null): AmountForm => {
  if (!template) return { name: '', kind: 'cost', value: 300, ending: '99' }
  const { rule, name, ending } = template
  return { name, ending, kind: rule.kind, value: 'percent' in rule ? rule.percent : Number(rule.amount) }
}

const ranges: Record<RuleKind, readonly [number, number]> = {
  cost: [100, 2000],
  percent: [-90, 1000],
  add: [-99_999, 99_999],
  fixed: [0.01, 99_999],
}

export const isInRange = (kind: RuleKind, value: number | null): boolean => {
  const [low, high] = ranges[kind]
  return value !== null && value >= low && value <= high
}

export function getRule({ kind, value }: Pick<AmountForm, 'kind' | 'value'>): AmountTemplate['rule'] {
  const number = value ?? 0
  return kind === 'cost' || kind === 'percent' ? { kind, percent: number } : { kind, amount: number.toFixed(2) }
}

/** The number of a rule as a person reads it, with its sign where it moves a price. */
export function valueShown(rule: AmountTemplate['rule']): string {
  const value = 'percent' in rule ? String(rule.percent) : rule.amount
  return (rule.kind === 'percent' || rule.kind === 'add') && !value.startsWith('-') ? `+${value}` : value
}
