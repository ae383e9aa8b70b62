import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../config.ts'
import { StartError } from '../start-error.ts'

const webRoot = join(projectRoot, 'web')
const stamp = join(webRoot, 'build', 'source-hash')
const sources = ['web/src', 'web/public', 'web/build-plugins', 'contract/src', 'engine/src']
const singles = ['package-lock.json', 'web/vite.config.ts', 'web/react-router.config.ts']

function sourceHash(): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((folder) =>
    existsSync(join(projectRoot, folder))
      ? readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
      : [],
  )
  for (const file of [...files.sort(), ...singles.map((name) => join(projectRoot, name))]) {
    hash.update(file.slice(projectRoot.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

export function isWebStale(): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceHash()
}

/** Builds the web app when its sources changed since the last build. */
export async function buildWeb(): Promise<void> {
  if (!isWebStale()) return
  const hash = sourceHash()
  const require = createRequire(join(webRoot, 'package.json'))
  const cli = join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs')
  const child = spawn(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: webRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new StartError(`The web app could not be built:\n${output}`)
  writeFileSync(stamp, hash)
}
