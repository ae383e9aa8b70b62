import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { paintView } from '@inkroute/engine/paint/paint-view'
import { useEffect, useRef, useState } from 'react'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { findSurface, paintTools } from '../paint/paint-tools.ts'
import { useFonts, wantFonts } from '../state/font-shelf.ts'
import { usePictures, wantPicture } from '../state/picture-shelf.ts'
import { apply, useStudio } from '../state/studio-store.ts'
import css from './draft.module.css'
import { draftText } from './draft.text.ts'
import { type SyncState, useDraft } from './draft-store.ts'
import { keepBoth, keepMine, syncDraft, takeTheirs } from './draft-sync.ts'

const WIDTH_PX = 320

/** A thumbnail of the view with the most layers. */
function DocumentPicture({ document, label }: { document: DesignDocument; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const areas = useStudio((state) => state.product?.print_areas)
  const pictures = usePictures((state) => state.pictures)
  const arrivals = useFonts((state) => state.arrivals)
  const view = document.views.reduce((most, one) => (one.layers.length > most.layers.length ? one : most))
  const area = areas?.find((one) => one.view_id === view.view_id)
  useEffect(() => {
    for (const layer of view.layers) if ('source' in layer) wantPicture(layer.source.kind, layer.source.key)
    wantFonts(view.layers)
  }, [view])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture or font that has arrived is painted
  useEffect(() => {
    const sheet = canvas.current
    const surface = sheet && findSurface(sheet)
    if (!sheet || !surface || !area) return
    const scale = WIDTH_PX / Math.max(area.width, area.height)
    sheet.width = Math.round(area.width * scale)
    sheet.height = Math.round(area.height * scale)
    paintView(surface, { view, area, scale, tools: paintTools, origin: 'area', is_clipped: true })
  }, [view, area, pictures, arrivals])
  return <canvas ref={canvas} className={`max-w-full bg-fill ${css.picture}`} role="img" aria-label={label} />
}

const CLOCK = { from: 11, to: 16 }

/** Shows both versions side by side; the one not chosen is not lost. */
function ConflictDialog({ onClose }: { onClose: () => void }) {
  const text = useText(draftText)
  const time_zone = useTimeZone()
  const other = useDraft((state) => state.other)
  const mine = useStudio((state) => state.history.present)
  if (!other) return null
  const read = readDocument(other.document)
  const facts = { user: other.saved_by, time: formatInstant(other.saved_at, time_zone) }
  const after = (choose: () => void) => () => {
    choose()
    onClose()
  }
  return (
    <Modal title={text.title} onClose={onClose} width_px={720}>
      <p>{text.explain}</p>
      <div className="grid grid-cols-halves gap-4 my-4">
        <figure className={`grid justify-items-center border gap-2 p-3 m-0 ${css.side}`}>
          <DocumentPicture document={mine} label={text.mine} />
          <figcaption className="text-xs text-quiet">{text.mine}</figcaption>
          <Button onClick={after(keepMine)}>{text.keep_mine}</Button>
        </figure>
        {read.ok ? (
          <figure className={`grid justify-items-center border gap-2 p-3 m-0 ${css.side}`}>
            <DocumentPicture document={read.document} label={fill(text.theirs, facts)} />
            <figcaption className="text-xs text-quiet">{fill(text.theirs, facts)}</figcaption>
            <Button onClick={after(() => takeTheirs((next) => apply(() => next), read.document))}>
              {text.take_theirs}
            </Button>
          </figure>
        ) : null}
      </div>
      <Button onClick={after(keepBoth)}>{text.keep_both}</Button>
      <p className="text-xs text-quiet">{text.both_note}</p>
    </Modal>
  )
}

function useWords(state: SyncState): string {
  const text = useText(draftText)
  const time_zone = useTimeZone()
  const { saved_at, reason } = useDraft()
  if (state === 'kept' && saved_at) {
    return fill(text.kept_at, { time: formatInstant(saved_at, time_zone).slice(CLOCK.from, CLOCK.to) })
  }
  const words: Record<SyncState, string> = {
    idle: text.here,
    waiting: text.here,
    sending: text.sending,
    kept: text.kept,
    offline: text.offline,
    refused: fill(text.refused, { reason: reason ?? '' }),
    conflict: text.conflict,
  }
  return words[state]
}

/** The save state in the bar, and the conflict dialog when another tab has changed the design. */
export function DraftState() {
  const user_id = useStudio((studio) => studio.user_id)
  const state = useDraft((draft) => draft.state)
  const [is_asking, setAsking] = useState(true)
  const words = useWords(state)
  useEffect(() => syncDraft(user_id), [user_id])
  useEffect(() => {
    if (state === 'conflict') setAsking(true)
  }, [state])
  if (state !== 'conflict') {
    return (
      <span className={css.state} data-state={state} role="status" title={words}>
        {words}
      </span>
    )
  }
  return (
    <>
      <button type="button" className={css.alarm} onClick={() => setAsking(true)}>
        {words}
      </button>
      {is_asking ? <ConflictDialog onClose={() => setAsking(false)} /> : null}
    </>
  )
}
