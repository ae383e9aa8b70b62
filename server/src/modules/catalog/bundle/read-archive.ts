import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { entryContent } from '../../../infra/tar-entry.ts'
import { BUNDLE_FORMAT, BundleError, type BundleFile, limits, Manifest, names, refuseBundle } from './bundle-format.ts'

const UNREADABLE = '文件已损坏或不是产品目录包|It is damaged, or not a catalogue bundle'

async function getText(stream: Readable, max_bytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > max_bytes) refuseBundle(names.manifest, '清单太大|The manifest is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function readManifest(stream: Readable): Promise<Manifest> {
  const text = await getText(stream, limits.manifest_bytes)
  let value: { readonly format?: unknown }
  try {
    value = JSON.parse(text)
  } catch {
    return refuseBundle(names.manifest, UNREADABLE)
  }
  if (typeof value?.format === 'number' && value.format > BUNDLE_FORMAT) {
    refuseBundle(
      names.manifest,
      `这个包由更新的版本导出，请先升级|Format ${value.format} is from a newer version of InkRoute; upgrade first`,
    )
  }
  const parsed = Manifest.safeParse(value)
  if (parsed.success) return parsed.data
  throw new BundleError(
    parsed.error.issues.map(({ path, message }) => ({ where: names.manifest, field: path.join('.'), message })),
  )
}

/** Writes one entry and compares it with the manifest. */
async function unpackFile(stream: Readable, file: BundleFile, folder: string): Promise<void> {
  const target = join(folder, file.name)
  await mkdir(dirname(target), { recursive: true })
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(stream, hashed, createWriteStream(target))
  if (hash.digest('hex') !== file.sha256) {
    refuseBundle(file.name, '内容与清单不符，文件已损坏或被改动|It does not match the manifest: damaged or changed')
  }
}

/** The archive can hold no more than its manifest says, plus the headers of its entries. */
function sizeGuard() {
  let allowed = limits.manifest_bytes
  let passed = 0
  const guard = new Transform({
    transform(chunk: Buffer, _, done) {
      passed += chunk.length
      if (passed <= allowed) return done(null, chunk)
      done(new BundleError([{ where: '', field: '', message: '解压后过大|It unpacks to more than its manifest says' }]))
    },
  })
  const allow = ({ files }: Manifest) => {
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total > limits.total_bytes) refuseBundle(names.manifest, '包太大|The bundle is too large')
    allowed += total + files.length * 2048 + 1_000_000
  }
  return { guard, allow }
}

/** The file of the manifest that an entry is, or a refusal. */
function expectedFile({ name, type, size }: Header, waiting: Map<string, BundleFile>): BundleFile {
  const file = waiting.get(name)
  if (type !== 'file' || !file) {
    return refuseBundle(name.slice(0, 200), '清单里没有这个文件，或重复出现|Not in the manifest, or listed twice')
  }
  if (size !== file.bytes) refuseBundle(name, '大小与清单不符|Its size differs from the manifest')
  waiting.delete(name)
  return file
}

/** Unpacks an archive into an empty folder, one file at a time. Nothing the manifest does not list is written. */
export async function unpackBundle(archive: string, folder: string): Promise<Manifest> {
  const { guard, allow } = sizeGuard()
  const entries = extract()
  const fail = (error: Error) => entries.destroy(error)
  const stream = createReadStream(archive).on('error', fail).pipe(createGunzip()).on('error', fail)
  stream.pipe(guard).on('error', fail).pipe(entries)
  let manifest: Manifest | null = null
  const waiting = new Map<string, BundleFile>()
  try {
    for await (const entry of entries) {
      const body = entryContent(entry)
      if (manifest) await unpackFile(body, expectedFile(entry.header, waiting), folder)
      else {
        if (entry.header.name !== names.manifest) refuseBundle(entry.header.name.slice(0, 200), UNREADABLE)
        manifest = await readManifest(body)
        allow(manifest)
        for (const file of manifest.files) waiting.set(file.name, file)
      }
    }
  } catch (error) {
    if (error instanceof BundleError) throw error
    if ((error as NodeJS.ErrnoException).syscall) throw error
    refuseBundle('', `${UNREADABLE} (${(error as Error).message})`)
  }
  if (!manifest) return refuseBundle('', UNREADABLE)
  const [missing] = waiting.keys()
  if (missing) refuseBundle(missing, '包里缺少这个文件|This file is missing from the bundle')
  return manifest
}
