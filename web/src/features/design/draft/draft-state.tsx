import { readDocument } from '@inkroute/engine/document/read-document'
import { useEffect, useState } from 'react'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { apply, useStudio } from '../studio-store.ts'
import { DocumentPicture } from './document-picture.tsx'
import css from './draft.module.css'
import { draftText } from './draft.text.ts'
import { type SyncState, useDraft } from './draft-store.ts'
import { keepBoth, keepMine, syncDraft, takeTheirs } from './draft-sync.ts'

const CLOCK = { from: 11, to: 16 }

/** Both states side by side; whichever is chosen, the other is not lost. */
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
      <div className={css.pair}>
        <figure className={css.side}>
          <DocumentPicture document={mine} label={text.mine} />
          <figcaption>{text.mine}</figcaption>
          <Button onClick={after(keepMine)}>{text.keep_mine}</Button>
        </figure>
        {read.ok ? (
          <figure className={css.side}>
            <DocumentPicture document={read.document} label={fill(text.theirs, facts)} />
            <figcaption>{fill(text.theirs, facts)}</figcaption>
            <Button onClick={after(() => takeTheirs((next) => apply(() => next), read.document))}>
              {text.take_theirs}
            </Button>
          </figure>
        ) : null}
      </div>
      <Button onClick={after(keepBoth)}>{text.keep_both}</Button>
      <p className={css.note}>{text.both_note}</p>
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

/** How far the design is kept, in the bar; and the question when another tab has changed it too. */
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
