import { crc32 } from 'node:zlib'

const number = (value: number, bytes: 2 | 4): Buffer => {
  const part = Buffer.alloc(bytes)
  part.writeUIntLE(value, 0, bytes)
  return part
}

/** An archive of files that are stored, not compressed. */
export function getZip(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)]
    const sizes = [number(crc32(data), 4), number(data.length, 4), number(data.length, 4)]
    const shared = Buffer.concat([number(20, 2), number(0, 4), number(0, 4), ...sizes, number(path.length, 2)])
    const local = Buffer.concat([number(0x04034b50, 4), shared, number(0, 2), path, data])
    const place = [number(0, 2), number(0, 2), number(0, 2), number(0, 2), number(0, 4), number(offset, 4)]
    entries.push(Buffer.concat([number(0x02014b50, 4), number(20, 2), shared, ...place, path]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const counts = [number(entries.length, 2), number(entries.length, 2)]
  const end = [
    number(0x06054b50, 4),
    number(0, 4),
    ...counts,
    number(directory.length, 4),
    number(offset, 4),
    number(0, 2),
  ]
  return Buffer.concat([...locals, directory, ...end])
}
