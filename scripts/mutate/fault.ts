/** One mistake somebody could make, and that a seller or an operator would suffer from. */
export interface Fault {
  /** What goes wrong, in a few words. */
  readonly name: string
  readonly area: Area
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly from: string
  readonly to: string
  /** Test files that should notice, the quickest first. */
  readonly tests: readonly string[]
}

export const areas = [
  'money',
  'tenancy',
  'permissions',
  'state',
  'idempotency',
  'painter',
  'personalisation',
  'signatures',
  'stock',
  'quotas',
] as const
type Area = (typeof areas)[number]

/** The text with the fault in it. */
export function plant(text: string, { name, file, from, to }: Fault): string {
  const [before, after, ...more] = text.split(from)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `"${name}" no longer fits: its text occurs ${more.length + (after === undefined ? 0 : 1)} times in ${file}`,
    )
  return before + to + after
}
