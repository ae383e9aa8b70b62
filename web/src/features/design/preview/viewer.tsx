import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useCountedModal } from '../../../shared/ui/open-modals.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { useStudio } from '../state/studio-store.ts'
import type { LivePreview } from './live-preview.ts'
import { lay } from './mockup-canvas.tsx'
import { previewText } from './preview.text.ts'
import { beside, getLook, type PreviewTile } from './preview.view.ts'
import { type PictureFormat, saveMockup } from './save-picture.ts'
import css from './viewer.module.css'

interface ViewerProps {
  readonly live: LivePreview
  readonly tiles: readonly PreviewTile[]
  readonly first: PreviewTile
  readonly onClose: () => void
}

/** Left and right switch views, up and down switch colours. */
function findStep(key: string): { readonly view: number; readonly color: number } | null {
  const steps: Readonly<Record<string, { view: number; color: number }>> = {
    ArrowLeft: { view: -1, color: 0 },
    ArrowRight: { view: 1, color: 0 },
    ArrowUp: { view: 0, color: -1 },
    ArrowDown: { view: 0, color: 1 },
  }
  return steps[key] ?? null
}

function useShown({ live, tiles, first }: ViewerProps) {
  const product = useStudio((state) => state.product)
  const chosen_id = useStudio((state) => state.color_id)
  const colors = product?.colors ?? []
  const [at, setAt] = useState({
    view: Math.max(0, tiles.indexOf(first)),
    color: Math.max(
      0,
      colors.findIndex((color) => color.id === chosen_id),
    ),
  })
  const canvas = useRef<HTMLCanvasElement>(null)
  const tile = tiles[at.view] ?? first
  const color = colors[at.color]
  useEffect(() => {
    if (!color) return
    let is_stale = false
    live.picture(tile, getLook(color)).then(
      (picture) => lay(is_stale ? null : canvas.current, picture),
      () => {},
    )
    return () => {
      is_stale = true
    }
  }, [live, tile, color])
  const go = (step: { view: number; color: number }) =>
    setAt((now) => ({
      view: beside(now.view, step.view, tiles.length),
      color: beside(now.color, step.color, colors.length),
    }))
  return { product, colors, color, tile, canvas, go }
}

function useDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useCountedModal()
  useEffect(() => {
    const opener = document.activeElement
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const onCancel = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onClose()
  }
  return { dialog, onCancel }
}

/** One product picture, full screen. */
export function Viewer(props: ViewerProps) {
  const text = useText(previewText)
  const { live, tiles, onClose } = props
  const { dialog, onCancel } = useDialog(onClose)
  const { product, colors, color, tile, canvas, go } = useShown(props)
  const onKeyDown = (event: KeyboardEvent) => {
    // Keeps the studio's shortcuts inactive while open.
    event.stopPropagation()
    const step = findStep(event.key)
    if (!step) return
    event.preventDefault()
    go(step)
  }
  const save = (format: PictureFormat) => {
    if (!product || !color) return
    saveMockup({ live, tile, product_name: product.name, color, format }).catch(() => showToast('error', text.notSaved))
  }
  return (
    <dialog ref={dialog} className={css.viewer} aria-label={text.viewer} onCancel={onCancel} onKeyDown={onKeyDown}>
      <header className={`flex items-center gap-2 ${css.bar}`}>
        <p className="truncate flex-1 min-w-0" role="status">
          {tile.name} · {color?.name}
        </p>
        <button type="button" onClick={() => save('png')}>
          {text.savePng}
        </button>
        <button type="button" onClick={() => save('jpeg')}>
          {text.saveJpeg}
        </button>
        <button type="button" aria-label={text.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={`min-h-0 relative ${css.stage}`}>
        <canvas
          ref={canvas}
          className="w-full h-full absolute inset-0 object-contain"
          role="img"
          aria-label={fill(text.pictureOf, { view: tile.name })}
        />
        {tiles.length > 1 ? (
          <>
            <button type="button" aria-label={text.previous} onClick={() => go({ view: -1, color: 0 })}>
              <Icon name="chevron_left" />
            </button>
            <button type="button" aria-label={text.next} onClick={() => go({ view: 1, color: 0 })}>
              <Icon name="chevron_right" />
            </button>
          </>
        ) : null}
      </div>
      <footer className={`flex flex-wrap justify-center gap-2 px-4 pt-3 pb-4 ${css.colours}`}>
        {colors.map((one, index) => (
          <button
            className="w-7 h-7 cursor-pointer rounded-full"
            key={one.id}
            type="button"
            aria-label={one.name}
            title={one.name}
            aria-pressed={one === color}
            style={{ background: one.hex }}
            onClick={() => go({ view: 0, color: index - colors.indexOf(color ?? one) })}
          />
        ))}
      </footer>
    </dialog>
  )
}
