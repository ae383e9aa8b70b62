import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@inkroute/contract/endpoint'
import { projectRoot } from '../config.ts'

const folder = join(projectRoot, 'contract', 'src')

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'reply' in value

export interface NamedEndpoint {
  /** The file of the contract it stands in. */
  readonly capability: string
  readonly endpoint: Endpoint
}

/** Every call of the contract, for what must hold for all of them. */
export async function allEndpoints(): Promise<NamedEndpoint[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const found = names.map(async (name) => {
    const exported = Object.values((await import(join(folder, name))) as Record<string, unknown>)
    return exported.filter(isEndpoint).map((endpoint) => ({ capability: name.replace(/\.ts$/, ''), endpoint }))
  })
  return (await Promise.all(found)).flat()
}

export const labelOf = ({ method, path }: Endpoint): string => `${method} ${path}`
