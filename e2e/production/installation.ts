import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** What `scripts/try-production.ts` has started, and what its operator knows. */
interface Installation {
  readonly origin: string
  readonly store_origin: string
  readonly sandbox: string
  readonly first_link: string
  readonly services: readonly {
    readonly service: string
    readonly provider: string
    readonly values: Readonly<Record<string, string>>
    readonly to?: string
  }[]
  /** Process ids of the nodes that are killed in the middle of the day. */
  readonly victims: { readonly api: number; readonly worker: number }
  readonly command_env: Readonly<Record<string, string>>
}

export const installation = JSON.parse(readFileSync(process.env.TRY_PRODUCTION ?? '', 'utf8')) as Installation

/** Runs one of the operator's commands beside the running nodes; returns what it prints. */
export async function command(script: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, ...installation.command_env }
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], {
    env,
    maxBuffer: 50_000_000,
  })
  return stdout
}
