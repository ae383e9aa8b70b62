import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

type Env = Record<string, string | undefined>

/** Secrets that may be given as NAME or, so that neither `ps` nor `inspect` shows them, as the file in NAME_FILE. */
const names = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'APP_SECRET', 'APP_SECRET_OLD', 'BACKUP_PASSPHRASE'] as const

/** May be empty, so that the file can stay mounted between rotations. */
const optional: ReadonlySet<string> = new Set(['APP_SECRET_OLD'])

function readSecret(variable: string, file: string, is_optional: boolean): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch {
    throw new StartError(`${variable}: ${file} cannot be read.`)
  }
  if (text === '' && !is_optional) throw new StartError(`${variable}: ${file} is empty.`)
  return text
}

/** The environment with the contents of secret files under the plain names. Lines of a file are joined by commas. */
export function withSecretFiles(env: Env, root: string): Env {
  const full: Env = { ...env }
  for (const name of names) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    if (env[name]) throw new StartError(`${name} and ${name}_FILE are both set; keep one.`)
    full[name] = readSecret(`${name}_FILE`, resolve(root, file), optional.has(name))
      .split(/\s*\n\s*/)
      .join(',')
  }
  return full
}
