const secret_name = /pass|secret|token|key|sign|code|phone|mail|address|name|url/i
/** Numbers and words of ours: order numbers, days, channels, kinds. */
const plain_text = /^[\w.:-]{1,40}$/
const MAX_PARTS = 8

function partOf(name: string, value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return `${name} ${value}`
  if (Array.isArray(value)) return `${name} × ${value.length}`
  if (typeof value !== 'string' || secret_name.test(name) || !plain_text.test(value)) return null
  return `${name} ${value}`
}

/** What a job is about, in a few words for staff. A payload may hold phone numbers, codes and addresses; none is shown. */
export function payloadSummary(data: Record<string, unknown> | null, left_out: readonly string[] = []): string {
  return Object.entries(data ?? {})
    .flatMap(([name, value]) => (left_out.includes(name) ? [] : (partOf(name, value) ?? [])))
    .slice(0, MAX_PARTS)
    .join(', ')
}

const MAX_ERROR = 500
const hidden = '[…]'

const hiding: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${hidden}`],
  // The query of an address carries tokens and signatures; its place is enough.
  [/(https?:\/\/)[^\s/@]+@/gi, `$1${hidden}@`],
  [/(https?:\/\/[^\s?#]+)\?\S+/gi, `$1?${hidden}`],
  [
    /\b((?:access_?|refresh_?|api_?)?(?:token|secret|passw(?:or)?d|key|signature|sig|code|authorization))(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
    `$1$2${hidden}`,
  ],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, hidden],
  [/\+\d{7,15}\b/g, hidden],
  [/\b1[3-9]\d{9}\b/g, hidden],
  [/\b(?:sk|pk|rk|shpat|whsec)_[\w-]{8,}/g, hidden],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z0-9_-]{40,}\b/g, hidden],
]

/** The error of a job for a screen: services like to repeat addresses, tokens and phone numbers in theirs. */
export const safeError = (error: string): string =>
  hiding.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), error).slice(0, MAX_ERROR)
