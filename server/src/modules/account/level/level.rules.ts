/** What a level grants; null is unlimited. */
export interface LevelTerms {
  readonly discount_bp: number
  readonly design_quota: number | null
  readonly sub_accounts: number
  readonly stores: number | null
  readonly batch_size: number
  readonly storage_gb: number | null
}

const most = (values: readonly (number | null)[]): number | null =>
  values.includes(null) ? null : Math.max(...(values as number[]))

/** The best of several terms, each point by itself. */
export const bestTerms = (terms: readonly LevelTerms[]): LevelTerms => ({
  discount_bp: Math.max(...terms.map((one) => one.discount_bp)),
  design_quota: most(terms.map((one) => one.design_quota)),
  sub_accounts: Math.max(...terms.map((one) => one.sub_accounts)),
  stores: most(terms.map((one) => one.stores)),
  batch_size: Math.max(...terms.map((one) => one.batch_size)),
  storage_gb: most(terms.map((one) => one.storage_gb)),
})

/** Whether new terms take something away that the old ones granted. */
export function isWorse(next: LevelTerms, before: LevelTerms): boolean {
  const kept = bestTerms([next, before])
  return (Object.keys(kept) as (keyof LevelTerms)[]).some((key) => kept[key] !== next[key])
}
