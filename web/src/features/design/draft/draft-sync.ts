import { saveDraft } from '@inkroute/contract/design/draft'
import { type DesignDocument, isEmptyDesign } from '@inkroute/engine/document/design-document'
import { call } from '../../../shared/api/client.ts'
import { ApiError } from '../../../shared/api/request.ts'
import { useStudio } from '../state/studio-store.ts'
import { newLink, TAB_ID, useDraft, writeLink } from './draft-store.ts'

const REST_MS = 3000
const TRY_AGAIN_MS = 15_000

/** The document the server is known to hold. */
let sent: DesignDocument | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let is_sending = false
let user_id = 0

const isOffline = (error: unknown) => error instanceof ApiError && error.http === 0

function remember(revision: number, saved_at: string): void {
  const { product } = useStudio.getState()
  const { link } = useDraft.getState()
  if (!link || !product) return
  const next = { ...link, revision }
  writeLink(user_id, product.id, next)
  useDraft.setState({ link: next, saved_at })
}

function later(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendDraft(), ms)
}

function refuse(error: unknown): void {
  if (isOffline(error) || !(error instanceof ApiError)) {
    useDraft.setState({ state: 'offline' })
    later(TRY_AGAIN_MS)
    return
  }
  useDraft.setState({ state: 'refused', reason: error.message })
}

/** Sends the current design unless the server has it. A newer version from another tab is kept for the user to choose. */
export async function sendDraft(): Promise<void> {
  const { product, history } = useStudio.getState()
  const { link, state } = useDraft.getState()
  const document = history.present
  if (!product || !link || is_sending || state === 'conflict' || document === sent) return
  if (isEmptyDesign(document) && link.revision === 0) return
  is_sending = true
  useDraft.setState({ state: 'sending' })
  try {
    const { id, revision, design_id } = link
    const answer = await call(saveDraft, {
      id,
      revision,
      design_id,
      basic_product_id: product.id,
      tab_id: TAB_ID,
      document,
    })
    if (answer.outcome === 'conflict') {
      useDraft.setState({ state: 'conflict', other: answer.other })
      return
    }
    sent = document
    remember(answer.revision, answer.saved_at)
    channel?.postMessage({ id, revision: answer.revision, tab_id: TAB_ID })
    const isNewest = useStudio.getState().history.present === document
    useDraft.setState({ state: isNewest ? 'kept' : 'waiting', reason: null })
    if (!isNewest) later(REST_MS)
  } catch (error) {
    refuse(error)
  } finally {
    is_sending = false
  }
}

let channel: BroadcastChannel | undefined

/** Another tab has written the same draft: detect the conflict now, not at the next change. */
function hear({ data }: MessageEvent<{ id: string; revision: number; tab_id: string }>): void {
  const { link, state } = useDraft.getState()
  if (data.tab_id === TAB_ID || data.id !== link?.id || state === 'idle') return
  sent = null
  later(0)
}

/** Keep mine: overwrites the other tab's version. */
export function keepMine(): void {
  const { other, link } = useDraft.getState()
  if (!other || !link) return
  useDraft.setState({ state: 'waiting', other: null, link: { ...link, revision: other.revision } })
  sent = null
  later(0)
}

/** Keep both: mine becomes a separate draft. */
export function keepBoth(): void {
  const { link } = useDraft.getState()
  useDraft.setState({ state: 'waiting', other: null, link: newLink(link?.design_id ?? null) })
  sent = null
  later(0)
}

/** Keep theirs, as a regular step, so that undo restores mine. */
export function takeTheirs(apply: (document: DesignDocument) => void, theirs: DesignDocument): void {
  const { other, link } = useDraft.getState()
  if (!other || !link) return
  sent = theirs
  useDraft.setState({ state: 'kept', other: null, link: { ...link, revision: other.revision } })
  apply(theirs)
  remember(other.revision, other.saved_at)
}

/** Saves the draft a few seconds after each change and retries when the connection returns. */
export function syncDraft(of_user: number): () => void {
  user_id = of_user
  // Sends changes made offline before a reload; a no-op if the server already has them.
  sent = null
  later(REST_MS)
  channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('inkroute.draft')
  channel?.addEventListener('message', hear)
  const online = () => later(0)
  window.addEventListener('online', online)
  const stop = useStudio.subscribe((now, before) => {
    if (now.history.present === before.history.present || now.product !== before.product) return
    if (useDraft.getState().state === 'conflict' || now.history.present === sent) return
    useDraft.setState({ state: 'waiting' })
    later(REST_MS)
  })
  return () => {
    stop()
    clearTimeout(timer)
    window.removeEventListener('online', online)
    channel?.close()
    channel = undefined
    void sendDraft()
  }
}
