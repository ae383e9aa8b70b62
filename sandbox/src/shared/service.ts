import type { FastifyInstance } from 'fastify'
import type { SandboxConfig } from './config.ts'
import type { SignedRequests } from './signed-requests.ts'

export interface SandboxTools {
  readonly config: SandboxConfig
  readonly signed: SignedRequests
}

/** One emulated company. A folder under `services/` and a line in `registry.ts`. */
export interface SandboxService {
  readonly name: string
  readonly title: string
  readonly description: string
  /** The page a person opens, or null when the service has none. */
  readonly page: string | null
  readonly add: (app: FastifyInstance, tools: SandboxTools) => void
}
