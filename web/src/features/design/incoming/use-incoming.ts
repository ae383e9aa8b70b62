import type { Point } from '@inkroute/engine/geometry/box'
import { useEffect } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { CLIPBOARD_MARK, hasClipboard, keepChosen, pasteLayers, removeChosen } from '../actions/clipboard.ts'
import { viewportNow } from '../state/stage-store.ts'
import type { SendFile } from '../state/studio-slots.ts'
import { toCanvas } from '../state/viewport.view.ts'
import { incomingText } from './incoming.text.ts'
import { bringFiles } from './incoming.ts'

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null

const isPicture = (file: File) => file.type.startsWith('image/') || /\.(psd|tiff?|svg|hei[cf]|pdf|ai)$/i.test(file.name)

function onCopy(event: ClipboardEvent): void {
  if (isWriting(event.target) || window.getSelection()?.toString()) return
  const mark = keepChosen()
  if (!mark) return
  event.preventDefault()
  event.clipboardData?.setData('text/plain', mark)
  if (event.type === 'cut') removeChosen()
}

/** Drop position on the canvas; undefined outside the stage. */
function findPlace({ clientX, clientY }: DragEvent): Point | undefined {
  const box = document.querySelector('[data-stage]')?.getBoundingClientRect()
  const at = { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  const is_on_stage = box && at.x >= 0 && at.y >= 0 && at.x <= box.width && at.y <= box.height
  return is_on_stage ? toCanvas(viewportNow(), at) : undefined
}

/** Copy, cut and paste layers or pictures through the system clipboard, and drop files. */
export function useIncoming(send: SendFile | undefined): void {
  const text = useText(incomingText)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (isWriting(event.target)) return
      const files = [...(event.clipboardData?.files ?? [])].filter(isPicture)
      const words = event.clipboardData?.getData('text/plain') ?? ''
      event.preventDefault()
      if (files.length > 0 && send) void bringFiles(files, send)
      else if (words.startsWith(CLIPBOARD_MARK) || (words === '' && hasClipboard())) pasteLayers()
      else showToast('info', text.noPicture)
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [send, text])
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const mark = (is_over: boolean) => {
      if (is_over) document.documentElement.dataset.dropping = text.drop
      else delete document.documentElement.dataset.dropping
    }
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event) || !send || isWriting(event.target)) return
      event.preventDefault()
      mark(true)
    }
    const onLeave = (event: DragEvent) => event.relatedTarget === null && mark(false)
    const onDrop = (event: DragEvent) => {
      mark(false)
      if (!hasFiles(event) || !send || event.defaultPrevented) return
      event.preventDefault()
      void bringFiles([...(event.dataTransfer?.files ?? [])], send, findPlace(event))
    }
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDrop)
    }
  }, [send, text])
}
