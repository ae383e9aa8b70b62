import { getDesigned } from '@inkroute/contract/design/design'
import { getDraft, listDrafts } from '@inkroute/contract/design/draft'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { type History, startHistory } from '@inkroute/engine/history/history'
import { call } from '../../../shared/api/client.ts'
import { readStoredLanguage } from '../../../shared/text/stored-language.ts'
import { pickTexts } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { readDraft } from '../state/studio-draft.ts'
import { draftText } from './draft.text.ts'
import { type DraftLink, newLink, readLink, useDraft, writeLink } from './draft-store.ts'

const UNREADABLE_SECONDS = 8

interface Asked {
  readonly user_id: number
  readonly product_id: number
  /** A saved design or draft named in the URL. */
  readonly design_id?: number | undefined
  readonly version?: number | undefined
  readonly draft_id?: string | undefined
  /** A design carried over from another product starts a new draft. */
  readonly is_brought: boolean
}

interface Opened {
  readonly link: DraftLink
  readonly history: History<DesignDocument> | null
}

const findHistory = (stored: unknown): History<DesignDocument> | null => {
  const read = readDocument(stored)
  return read.ok ? startHistory(read.document) : null
}

/** An unreadable design is left untouched: a new draft is started and the user is told. */
function beginBeside(): Opened {
  showToast('info', pickTexts(draftText, readStoredLanguage()).unreadable, UNREADABLE_SECONDS)
  return { link: newLink(), history: null }
}

async function openDraft(id: string): Promise<Opened> {
  const draft = await call(getDraft, { id })
  const history = findHistory(draft.document)
  const link = { id, revision: draft.revision, design_id: draft.design_id }
  return history ? { link, history } : beginBeside()
}

async function openSaved(design_id: number, version: number | undefined): Promise<Opened> {
  const saved = await call(getDesigned, { design_id, ...(version ? { version } : {}) })
  const history = findHistory(saved.document)
  return history ? { link: newLink(design_id), history } : beginBeside()
}

/** The product's newest draft, possibly from another device. Offline, an empty design is used instead. */
async function openNewest(product_id: number): Promise<Opened> {
  try {
    const [newest] = (await call(listDrafts, { basic_product_id: product_id })).data
    return newest ? await openDraft(newest.id) : { link: newLink(), history: null }
  } catch {
    return { link: newLink(), history: null }
  }
}

async function find({ user_id, product_id, design_id, version, draft_id, is_brought }: Asked): Promise<Opened> {
  const link = readLink(user_id, product_id)
  const history = readDraft(user_id, product_id)
  if (is_brought) return { link: newLink(), history }
  const isHere = history !== null && link !== null
  // After a reload the URL still names what was opened, but later steps are stored locally.
  if (isHere && draft_id !== undefined && link.id === draft_id) return { link, history }
  if (isHere && design_id !== undefined && link.design_id === design_id) return { link, history }
  if (draft_id !== undefined) return openDraft(draft_id)
  if (design_id !== undefined) return openSaved(design_id, version)
  if (history) return { link: link ?? newLink(), history }
  return openNewest(product_id)
}

/** The design to open: the one in the URL, the local one, or the newest draft. */
export async function openDesign(asked: Asked): Promise<History<DesignDocument> | null> {
  const { link, history } = await find(asked)
  writeLink(asked.user_id, asked.product_id, link)
  useDraft.setState({ link, state: 'idle', saved_at: null, other: null, reason: null })
  return history
}
