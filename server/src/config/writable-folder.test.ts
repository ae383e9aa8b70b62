import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepFilesPrivate } from './writable-folder.ts'

test('what is ours becomes private and stays usable; what else is in the folder is left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-private-'))
  const umask = process.umask()
  onTestFinished(() => {
    process.umask(umask)
    rmSync(folder, { recursive: true, force: true })
  })
  const getMode = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8)
  const put = (mode: number, ...path: string[]) => {
    mkdirSync(join(folder, ...path.slice(0, -1)), { recursive: true, mode: 0o755 })
    writeFileSync(join(folder, ...path), '')
    chmodSync(join(folder, ...path), mode)
  }
  process.umask(0o022)
  chmodSync(folder, 0o755)
  put(0o755, 'program')
  keepFilesPrivate(folder)
  expect([getMode(), getMode('program')]).toEqual(['755', '755'])
  put(0o644, 'storage', 'private', 'passport.jpg')
  put(0o755, 'postgres', 'bin', 'tool')
  chmodSync(join(folder, 'storage'), 0o755)
  symlinkSync(join(folder, 'program'), join(folder, 'storage', 'link'))
  keepFilesPrivate(folder)
  expect([getMode(), getMode('program')]).toEqual(['755', '755'])
  expect([getMode('storage'), getMode('storage', 'private', 'passport.jpg')]).toEqual(['700', '600'])
  expect(getMode('postgres', 'bin', 'tool')).toBe('700')

  rmSync(join(folder, 'program'))
  keepFilesPrivate(folder)
  expect(getMode()).toBe('700')
})
