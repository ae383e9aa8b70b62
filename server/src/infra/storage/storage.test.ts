import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLocalStorage } from './storage.ts'

test('what cannot be kept leaves nothing behind, and its source stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkroute-storage-'))
  const storage = openLocalStorage(folder, 'secret')
  // Where the object should come lies a folder: the last step of keeping it fails.
  await mkdir(join(folder, 'private', 'a', 'taken.pdf'), { recursive: true })
  const source = join(folder, 'source')
  await writeFile(source, 'made with care')
  await expect(storage.put('private/a/taken.pdf', Buffer.from('bytes'))).rejects.toThrow()
  await expect(storage.putFile('private/a/taken.pdf', source)).rejects.toThrow()
  expect(await readdir(join(folder, 'private', 'a'))).toEqual(['taken.pdf'])
  await storage.putFile('private/a/free.pdf', source)
  expect(String(await storage.get('private/a/free.pdf'))).toBe('made with care')
  expect(await readdir(join(folder, 'private', 'a'))).toEqual(['free.pdf', 'taken.pdf'])
})
