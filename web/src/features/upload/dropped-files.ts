/** Names of system files that lie in folders without anyone having put them there. */
const SYSTEM_FILE = /^(\.|Thumbs\.db$|desktop\.ini$)/i

const fileOf = (entry: FileSystemFileEntry): Promise<File[]> =>
  new Promise((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  )

/** A folder hands out its entries in portions, until it hands out none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (some.length === 0) return found
    found.push(...some)
  }
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (SYSTEM_FILE.test(entry.name)) return []
  if (entry.isFile) return fileOf(entry as FileSystemFileEntry)
  const inner = await entriesOf(entry as FileSystemDirectoryEntry)
  const files = await Promise.all(inner.map(filesBelow))
  return files.flat()
}

/** Everything that was dropped, with what lies in dropped folders. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // Entries must be asked for before the first await: afterwards the browser has forgotten the drop.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return [...transfer.files]
  const files = await Promise.all(entries.map(filesBelow))
  return files.flat()
}
