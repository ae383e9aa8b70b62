/** Limits for one visitor. */
export const COMMENTS_PER_WINDOW = 3
export const COMMENT_WINDOW_MS = 10 * 60_000
export const COMMENTS_PER_DAY = 20
export const DAY_MS = 86_400_000

/** Seconds until another comment is taken; 0 when it is taken now. Instants in milliseconds, the newest first. */
export function commentWaitSeconds(written_ms: readonly number[], now_ms: number): number {
  const until = (place: number, window_ms: number) => {
    const blocking = written_ms[place - 1]
    return blocking === undefined ? 0 : blocking + window_ms - now_ms
  }
  const wait_ms = Math.max(until(COMMENTS_PER_WINDOW, COMMENT_WINDOW_MS), until(COMMENTS_PER_DAY, DAY_MS))
  return wait_ms > 0 ? Math.ceil(wait_ms / 1000) : 0
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A comment is plain text: tags are taken out, entities become the characters they mean, runs of blank lines one. */
export function plainComment(text: string): string {
  return text
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?[a-z!][^>]*>?/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Search words: cut at spaces and punctuation, at most six. */
export const searchWords = (query: string | undefined): string[] =>
  (query ?? '')
    .normalize('NFKC')
    .split(/[\s,，。;；、]+/)
    .filter(Boolean)
    .slice(0, 6)
