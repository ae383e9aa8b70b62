import { createHash } from 'node:crypto'
import { AppError } from '../../../infra/app-error.ts'

/** Painters that people who need not be known may keep busy on this machine, all of them together. */
const AT_ONCE = 2
/** Beyond it a visitor is told to try again, which is sooner than their turn would come. */
const MAX_WAITING = 20
const MAX_KEPT_CHARACTERS = 32 * 1024 * 1024
const KEEP_MS = 600_000

interface Kept {
  readonly pictures: readonly string[]
  readonly until_ms: number
}

export interface StrangersPainting {
  /** The pictures of what `subject` describes, painted once for all who look at the same. */
  get(subject: unknown, paint: () => Promise<string[]>): Promise<string[]>
}

export function strangersPainting(now_ms: () => number = Date.now): StrangersPainting {
  const kept = new Map<string, Kept>()
  const under_way = new Map<string, Promise<string[]>>()
  const waiting: (() => void)[] = []
  let busy = 0
  let characters = 0

  const weigh = (pictures: readonly string[]) => pictures.reduce((sum, { length }) => sum + length, 0)
  const forget = (key: string) => {
    characters -= weigh(kept.get(key)?.pictures ?? [])
    kept.delete(key)
  }
  const keep = (key: string, pictures: readonly string[]) => {
    forget(key)
    kept.set(key, { pictures, until_ms: now_ms() + KEEP_MS })
    characters += weigh(pictures)
    for (const oldest of kept.keys()) {
      if (characters <= MAX_KEPT_CHARACTERS) return
      forget(oldest)
    }
  }
  const takeTurn = async () => {
    if (busy < AT_ONCE) {
      busy++
      return
    }
    if (waiting.length >= MAX_WAITING) throw new AppError('server_busy')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const endTurn = () => {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
  const make = async (key: string, paint: () => Promise<string[]>) => {
    await takeTurn()
    try {
      const pictures = await paint()
      keep(key, pictures)
      return pictures
    } finally {
      endTurn()
    }
  }
  return {
    async get(subject, paint) {
      const key = createHash('sha256').update(JSON.stringify(subject)).digest('base64url')
      const known = kept.get(key)
      if (known && known.until_ms > now_ms()) return [...known.pictures]
      const shared = under_way.get(key)
      if (shared) return shared
      const making = make(key, paint).finally(() => under_way.delete(key))
      under_way.set(key, making)
      return making
    },
  }
}
