import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { AppCtx } from '../../../infra/context.ts'
import { embeddedStorage, prepareFolder } from './direct-storage.ts'
import { type ObjectOwner, objectDir } from './upload.rules.ts'

/**
 * Uploads that have not been read yet. The node that received one has it on disk. With a remote store it is there too, so
 * that any node can finish the work of one that stopped.
 */
type Ctx = Pick<AppCtx, 'config' | 'storage'>

/** The policy fixes this key, so an object below it was sent by its owner. */
export const incomingKey = (owner: ObjectOwner): string => `${objectDir(owner)}file`

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Makes a file on this node's disk available to the others. */
export async function shareIncoming({ config, storage }: Ctx, owner: ObjectOwner): Promise<void> {
  if (!storage.is_remote) return
  await storage.put(incomingKey(owner), createReadStream(embeddedStorage(config).path(owner.nonce)))
}

/** Path of the file on this machine. When nobody has it any more, the path leads nowhere. */
export async function fetchIncoming({ config, storage }: Ctx, owner: ObjectOwner): Promise<string> {
  const incoming = embeddedStorage(config)
  const path = incoming.path(owner.nonce)
  if (!storage.is_remote || (await isThere(path))) return path
  if (!(await storage.head(incomingKey(owner)))) return path
  await prepareFolder(incoming.folder)
  const aside = `${incoming.workFolder(owner.nonce)}fetch`
  try {
    await pipeline(await storage.stream(incomingKey(owner)), createWriteStream(aside, { mode: 0o600 }))
    await rename(aside, path)
  } finally {
    await rm(aside, { force: true })
  }
  return path
}

export async function removeIncoming({ config, storage }: Ctx, owner: ObjectOwner): Promise<void> {
  await embeddedStorage(config).remove(owner.nonce)
  if (storage.is_remote) await storage.remove(incomingKey(owner))
}

/** Removes what was sent but never finished, here and in the store. */
export async function sweepIncoming({ config, storage }: Ctx, age_ms: number, now: Date): Promise<void> {
  await embeddedStorage(config).sweep(age_ms, now)
  if (!storage.is_remote) return
  for await (const { key, modified_ms } of storage.list('incoming/')) {
    if (now.getTime() - modified_ms > age_ms) await storage.remove(key)
  }
}
