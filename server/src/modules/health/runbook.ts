import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/health/health'
import { projectRoot } from '../../config/config.ts'
import type { StaffCtx } from '../../infra/context.ts'

const FILE = 'docs/operations/when-something-is-wrong.md'

/** The text below a heading, up to the next. */
export function findSection(markdown: string, heading: string): string | null {
  const section = markdown.split(/^## /m).find((part) => part.split('\n', 1)[0]?.trim() === heading)
  return section?.slice(section.indexOf('\n') + 1).trim() ?? null
}

export async function getRunbook(
  _ctx: StaffCtx,
  { alert }: Input<typeof contract.getRunbook>,
): Promise<Reply<typeof contract.getRunbook>> {
  const text = await readFile(join(projectRoot, FILE), 'utf8').catch(() => null)
  return { file: `${FILE}#${alert.toLowerCase()}`, markdown: text === null ? null : findSection(text, alert) }
}
