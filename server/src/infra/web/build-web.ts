import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../config/config.ts'
import { StartError } from '../../config/start-error.ts'
import { isStamp, type Sources, sourceStamp } from '../bundle/source-stamp.ts'

const webRoot = join(projectRoot, 'web')
const stamp = join(webRoot, 'build', 'source-stamp')
const sources: Sources = {
  root: projectRoot,
  folders: ['web/src', 'web/public', 'web/build-plugins', 'contract/src', 'engine/src'],
  singles: ['package-lock.json', 'web/vite.config.ts', 'web/react-router.config.ts'],
}

/** An image holds the built web app without its sources, so there is nothing it could differ from. */
const isBuiltOnly = (): boolean => existsSync(stamp) && !existsSync(join(webRoot, 'src'))

/** Builds the web app when its sources changed since the last build, and calls `onBuild` before it does. */
export async function buildWeb(onBuild = () => {}): Promise<void> {
  if (isBuiltOnly() || isStamp(stamp, sources)) return
  const stamp_now = sourceStamp(sources)
  onBuild()
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
  writeFileSync(stamp, stamp_now)
}
