import { z } from 'zod'
import type { StoreConn } from '../../core/connector.ts'
import { MarketError } from '../../core/market-error.ts'
import { ExternalId, LooseText } from '../../core/read-shape.ts'
import { psCall, rowsIn } from '../core/ps-call.ts'
import type { Texts } from '../core/xml.ts'

export interface Languages {
  readonly ids: readonly string[]
  /** The one that must not be empty. */
  readonly main: string
}

const Language = z.object({ id: ExternalId })

export async function getLanguages(conn: StoreConn, main: string | undefined): Promise<Languages> {
  const answer = await psCall(conn, { path: '/api/languages', query: { display: '[id,iso_code]' } })
  const ids = rowsIn(Language, 'languages', answer.json()).map(({ id }) => id)
  const [first] = ids
  if (first === undefined) throw new MarketError('malformed', 'The shop has no language', { code: 'no_language' })
  return { ids, main: main !== undefined && ids.includes(main) ? main : first }
}

const Told = z.union([z.string(), z.array(z.object({ id: ExternalId, value: LooseText }))])

/** A list where the shop has several languages, a plain text where it has one. */
export function textsIn(value: unknown, { ids, main }: Languages): Texts {
  const told = Told.safeParse(value).data ?? ''
  const known = typeof told === 'string' ? new Map([[main, told]]) : new Map(told.map((each) => [each.id, each.value]))
  return new Map(ids.map((id) => [id, known.get(id) ?? '']))
}

/** One text for all languages; what the shop has translated since stays. */
export function inAllLanguages(text: string, languages: Languages, before?: unknown): Texts {
  const known = textsIn(before, languages)
  const ours = known.get(languages.main) ?? ''
  return new Map(
    languages.ids.map((id) => {
      const there = known.get(id) ?? ''
      return [id, id !== languages.main && there !== '' && there !== ours ? there : text]
    }),
  )
}
