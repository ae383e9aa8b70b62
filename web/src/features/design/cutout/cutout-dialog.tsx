import { cutOutUpload } from '@inkroute/contract/upload/cutout'
import { setCutout } from '@inkroute/engine/commands/picture'
import type { ImageLayer } from '@inkroute/engine/layers/layer-types'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { loadedPicture } from '../state/picture-shelf.ts'
import { apply, useStudio } from '../state/studio-store.ts'
import css from './cutout.module.css'
import { cutoutText } from './cutout.text.ts'
import { CutoutSheet } from './cutout-sheet.tsx'
import { type StrokeHistory, useStrokes, useUndoKeys } from './stroke-history.ts'
import { type CutoutState, useCutout } from './use-cutout.ts'
import type { Brush } from './use-sheet-hand.ts'

const FIRST_RADIUS = 8

interface BarProps {
  readonly brush: Brush
  readonly onBrush: (brush: Brush) => void
  readonly history: StrokeHistory
  readonly is_original: boolean
  readonly onOriginal: (is_original: boolean) => void
}

function BrushBar({ brush, onBrush, history, is_original, onOriginal }: BarProps) {
  const text = useText(cutoutText)
  return (
    <div className={`flex flex-wrap items-center gap-2 my-3 ${css.bar}`} role="toolbar" aria-label={text.brush}>
      {(['keep', 'remove'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={!brush.is_moving && brush.kind === kind}
          onClick={() => onBrush({ ...brush, kind, is_moving: false })}
        >
          {text[kind]}
        </button>
      ))}
      <button type="button" aria-pressed={brush.is_moving} onClick={() => onBrush({ ...brush, is_moving: true })}>
        {text.move}
      </button>
      <label className="flex items-center gap-1.5">
        {text.size}
        <input
          type="range"
          min={2}
          max={40}
          value={brush.radius}
          onChange={({ target }) => onBrush({ ...brush, radius: Number(target.value) })}
        />
      </label>
      <button type="button" disabled={!history.can_undo} onClick={history.undo}>
        {text.undo}
      </button>
      <button type="button" disabled={!history.can_redo} onClick={history.redo}>
        {text.redo}
      </button>
      <button type="button" disabled={history.strokes.length === 0} onClick={() => history.put([])}>
        {text.clear}
      </button>
      <button type="button" aria-pressed={is_original} onClick={() => onOriginal(!is_original)}>
        {text.original}
      </button>
    </div>
  )
}

function Note({ state, onRetry }: { state: CutoutState; onRetry: () => void }) {
  const text = useText(cutoutText)
  if (state === 'failed') {
    return (
      <p className="text-quiet" role="alert">
        {text.failed} <Button onClick={onRetry}>{text.retry}</Button>
      </p>
    )
  }
  return <p className="text-quiet">{state === 'empty' ? text.empty : text.about}</p>
}

interface DialogProps {
  readonly layer: ImageLayer
  readonly onClose: () => void
}

function CutoutEditor({ layer, image, onClose }: DialogProps & { image: HTMLImageElement }) {
  const text = useText(cutoutText)
  const history = useStrokes()
  const { strokes } = history
  const [brush, setBrush] = useState<Brush>({ kind: 'keep', radius: FIRST_RADIUS, is_moving: false })
  useUndoKeys(history)
  const [is_original, setOriginal] = useState(false)
  const first = layer.adjust?.cutout
  const asked = layer.source.kind === 'material' && !first ? { id: Number(layer.source.key) } : null
  const { data } = useCall(cutOutUpload, asked, { quiet: true, stale_ms: Number.POSITIVE_INFINITY })
  const { state, cutout, size, retry } = useCutout(image, { strokes, first, model: data?.cutout ?? null })
  const use = () => {
    const { view_id } = useStudio.getState()
    apply((document) => setCutout(document, { view_id, ids: [layer.id] }, cutout))
    onClose()
  }
  return (
    <Modal
      title={text.title}
      width_px={760}
      fills_phone
      onClose={onClose}
      footer={
        <Button kind="primary" disabled={state !== 'done' || !cutout} onClick={use}>
          {text.use}
        </Button>
      }
    >
      <Note state={state} onRetry={retry} />
      <BrushBar brush={brush} onBrush={setBrush} history={history} is_original={is_original} onOriginal={setOriginal} />
      <div className={`grid relative overflow-hidden rounded-card ${css.sheet}`} aria-busy={state === 'working'}>
        {size ? (
          <CutoutSheet
            image={image}
            cutout={is_original ? undefined : cutout}
            strokes={strokes}
            brush={brush}
            size={size}
            onStroke={(stroke) => history.put([...strokes, stroke])}
          />
        ) : null}
        {state === 'working' ? (
          <span
            className={`absolute text-xs text-ink bg-surface rounded-pill shadow-float px-2.5 py-1 ${css.working}`}
            role="status"
          >
            {text.working}
          </span>
        ) : null}
      </div>
    </Modal>
  )
}

/** Makes the background of a picture transparent. */
export function CutoutDialog({ layer, onClose }: DialogProps) {
  const image = loadedPicture(layer.source.kind, layer.source.key)
  return image ? <CutoutEditor layer={layer} image={image} onClose={onClose} /> : null
}
