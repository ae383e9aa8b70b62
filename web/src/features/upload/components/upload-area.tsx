import { uploadExtensions, uploadLimits } from '@inkroute/contract/upload/upload'
import { Button } from 'antd'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { uploadText } from '../upload.text.ts'
import { acceptedFiles, formatBytes } from '../upload.view.ts'
import css from './upload.module.css'

/** System files to ignore in dropped folders. */
const SYSTEM_FILE = /^(\.|Thumbs\.db$|desktop\.ini$)/i

const getFile = (entry: FileSystemFileEntry): Promise<File[]> =>
  new Promise((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  )

/** A folder hands out its entries in portions, until it hands out none. */
async function getEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
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
  if (entry.isFile) return getFile(entry as FileSystemFileEntry)
  const inner = await getEntries(entry as FileSystemDirectoryEntry)
  const files = await Promise.all(inner.map(filesBelow))
  return files.flat()
}

/** All dropped files, including those in dropped folders. */
async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // Entries must be read before the first await; the browser clears them afterwards.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return [...transfer.files]
  const files = await Promise.all(entries.map(filesBelow))
  return files.flat()
}

type OnFiles = (files: readonly File[]) => void

/** Pictures on the clipboard go up wherever the focus is, except where text is being written. */
function usePaste(onFiles: OnFiles): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const isWriting =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')
      if (files.length === 0 || isWriting) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [onFiles])
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** A drop zone for files and folders around its children. */
export function DropArea({ onFiles, children }: { onFiles: OnFiles; children: ReactNode }) {
  const text = useText(uploadText)
  const [isOver, setOver] = useState(false)
  usePaste(onFiles)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same for keyboards
    <div
      className="relative"
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        void droppedFiles(event.dataTransfer).then(onFiles)
      }}
    >
      {children}
      {isOver ? (
        <div className={`grid justify-items-center fixed text-ink pointer-events-none rounded-hero gap-2 ${css.over}`}>
          <Icon name="upload" size_px={32} />
          <strong className="text-lg">{text.drop_now}</strong>
          <span>
            {fill(text.drop_hint, { types: uploadExtensions.join(' / '), limit: formatBytes(uploadLimits.max_bytes) })}
          </span>
        </div>
      ) : null}
    </div>
  )
}

/** Chooses files for the library. */
export function ChooseFiles({ onFiles, type = 'primary' }: { onFiles: OnFiles; type?: 'primary' | 'default' }) {
  const text = useText(uploadText)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button type={type} icon={<Icon name="upload" size_px={16} />} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={text.choose}
        data-testid="file-picker"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
