import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marketProofs } from '@inkroute/contract/store/market-setting'
import { z } from 'zod'
import { projectRoot } from '../../../config/config.ts'

/** The head of a sample: the rest is for the connector's own tests. */
const Sample = z.object({
  proof: z.enum(marketProofs),
  document: z.string(),
  version: z.string().default(''),
  date: z.string().default(''),
})

export interface CallProof extends z.output<typeof Sample> {
  readonly call: string
}

const getFolder = (slug: string) => join(projectRoot, 'server', 'src', 'connectors', slug, 'samples')

function readSamples(slug: string): CallProof[] {
  let names: string[]
  try {
    // Larger connectors keep theirs in folders.
    names = readdirSync(getFolder(slug), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
  return names.sort().flatMap((name) => {
    const { data } = Sample.safeParse(JSON.parse(readFileSync(join(getFolder(slug), name), 'utf8')))
    return data ? [{ call: name.replace(/\.json$/, ''), ...data }] : []
  })
}

const known = new Map<string, CallProof[]>()

/** What is known about the calls of a connector, from the documented samples beside it. They change with a release. */
export function getProofs(slug: string): readonly CallProof[] {
  const proofs = known.get(slug) ?? readSamples(slug)
  known.set(slug, proofs)
  return proofs
}

export function proofLevel(proofs: readonly Pick<CallProof, 'proof'>[]): 'proven' | 'partly' | 'unproven' {
  const proven = proofs.filter(({ proof }) => proof !== 'unproven').length
  if (proven === 0) return 'unproven'
  return proven === proofs.length ? 'proven' : 'partly'
}
