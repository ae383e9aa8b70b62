import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@inkroute/contract/endpoint'
import { projectRoot } from '../config/config.ts'

const folder = join(projectRoot, 'contract', 'src')

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'reply' in value

export interface NamedEndpoint {
  /** Its file in the contract, without a repeated folder name: `account` for `account/account.ts`, `account/team`. */
  readonly capability: string
  readonly endpoint: Endpoint
}

const getCapability = (name: string): string => name.replace(/\.ts$/, '').replace(/(^|\/)([^/]+)\/\2$/, '$1$2')

/** Every endpoint of the contract. */
export async function allEndpoints(): Promise<NamedEndpoint[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const names = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const found = names.map(async (name) => {
    const exported = Object.values((await import(join(folder, name))) as Record<string, unknown>)
    return exported.filter(isEndpoint).map((endpoint) => ({ capability: getCapability(name), endpoint }))
  })
  return (await Promise.all(found)).flat()
}

export const getLabel = ({ method, path }: Endpoint): string => `${method} ${path}`
