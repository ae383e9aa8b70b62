import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockDataDir } from './instance-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const STARTERS = 12
const module_url = new URL('./instance-lock.ts', import.meta.url).href
/** Locks the folder when told to, says whether it could, and holds on until its input ends. */
const STARTER = `
  const { lockDataDir } = await import(${JSON.stringify(module_url)})
  console.log('here')
  process.stdin.once('data', () => {
    try { lockDataDir(process.argv[1]); console.log('owner') } catch (error) { console.log(error.message) }
  })
  process.stdin.on('end', () => process.exit())`

const starter = (data_dir: string) =>
  spawn(process.execPath, ['--input-type=module', '-e', STARTER, data_dir], { stdio: ['pipe', 'pipe', 'inherit'] })
const heard = async (child: ChildProcess) => {
  const [chunk] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  return String(chunk).trim()
}

test('of many that find a stale lock at once, one gets the folder', async () => {
  for (const round of [1, 2]) {
    const data_dir = join(folder, `stale-${round}`)
    mkdirSync(data_dir)
    // Left by a process that was killed; its id belongs to nobody now.
    writeFileSync(join(data_dir, 'instance.lock'), '4194303 1')
    const children = Array.from({ length: STARTERS }, () => starter(data_dir))
    await Promise.all(children.map(heard))
    const answers = children.map(heard)
    for (const child of children) child.stdin?.write('go\n')
    const said = await Promise.all(answers)
    expect(said.filter((line) => line === 'owner')).toHaveLength(1)
    expect(said.filter((line) => line.includes('is in use by another InkRoute'))).toHaveLength(STARTERS - 1)
    const gone = children.map((child) => once(child, 'exit'))
    for (const child of children) child.stdin?.end()
    await Promise.all(gone)
  }
})

test('a folder is free again once its owner is gone, killed or not', async () => {
  const data_dir = join(folder, 'killed')
  const child = starter(data_dir)
  await heard(child)
  child.stdin?.write('go\n')
  expect(await heard(child)).toBe('owner')
  expect(() => lockDataDir(data_dir)).toThrow(`(process ${child.pid})`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDataDir(data_dir)()
  lockDataDir(data_dir)()
})
