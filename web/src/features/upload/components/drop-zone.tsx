import { uploadExtensions, uploadLimits } from '@inkroute/contract/upload'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { uploadText } from '../upload.text.ts'
import { acceptedFiles, formatBytes } from '../upload.view.ts'
import { enqueueFiles } from '../upload-queue.ts'
import css from './material.module.css'

/** Pictures on the clipboard go up wherever the focus is, except where text is being written. */
function usePaste(): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const isWriting =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')
      if (files.length === 0 || isWriting) return
      event.preventDefault()
      enqueueFiles(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

export function DropZone() {
  const text = useText(uploadText)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  usePaste()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    enqueueFiles(event.dataTransfer.files)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const hint = { types: uploadExtensions.join(' / '), limit: formatBytes(uploadLimits.max_bytes) }
  return (
    <>
      <button
        type="button"
        className={css.drop}
        data-over={isOver}
        onClick={() => input.current?.click()}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={css.drop_icon}>
          <Icon name="upload" size_px={24} />
        </span>
        <span>
          <span className={css.drop_title}>{isOver ? text.drop_now : text.drop_title}</span>
          <span className={css.hint}>{fill(text.drop_hint, hint)}</span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={text.choose}
        data-testid="file-picker"
        onChange={(event) => {
          enqueueFiles(event.target.files ?? [])
          event.target.value = ''
        }}
      />
    </>
  )
}
