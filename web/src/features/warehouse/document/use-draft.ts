import * as contract from '@inkroute/contract/warehouse/document'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { isQuantityWrong } from './lines.view.ts'

type Document = contract.StockDocument
type Line = contract.DocumentLine

export interface DraftHead {
  readonly reason: string
  readonly note: string
  readonly reference: string
  readonly expected_on: string | null
  readonly pictures: Document['pictures']
}

const getHead = ({ reason, note, reference, expected_on, pictures }: Document): DraftHead => ({
  reason,
  note,
  reference,
  expected_on,
  pictures,
})

/** A draft is saved this long after the last scan or key. */
const SAVE_AFTER_MS = 1200

/** The draft on the screen. It saves itself, so that a reload or an empty battery loses no scan. */
export function useDraft(document: Document) {
  const [head, setHeadState] = useState(() => getHead(document))
  const [lines, setLinesState] = useState<readonly Line[]>(document.lines)
  // Changes are counted: one made while a save is under way is not lost, and a refused save is not repeated endlessly.
  const [version, setVersion] = useState(0)
  const [saved_version, setSavedVersion] = useState(0)
  const [tried_version, setTriedVersion] = useState(0)
  const latest = useRef({ head, lines, revision: document.revision, version: 0 })
  const { mutateAsync, isPending } = useSend(contract.saveStockDocument, { refetch: [contract.listStockDocuments] })

  const setHead = useCallback((part: Partial<DraftHead>) => {
    latest.current.head = { ...latest.current.head, ...part }
    setHeadState(latest.current.head)
    latest.current.version += 1
    setVersion(latest.current.version)
  }, [])
  const changeLines = useCallback((change: (lines: readonly Line[]) => readonly Line[]) => {
    latest.current.lines = change(latest.current.lines)
    setLinesState(latest.current.lines)
    latest.current.version += 1
    setVersion(latest.current.version)
  }, [])

  const { id, kind } = document
  const save = useCallback(async (): Promise<number> => {
    const sent = { ...latest.current }
    setTriedVersion(sent.version)
    const { pictures, ...fields } = sent.head
    const saved = await mutateAsync({
      id,
      revision: sent.revision,
      ...fields,
      picture_ids: pictures.map((picture) => picture.id),
      lines: sent.lines.map(({ item_id, quantity }) => ({ item_id, quantity })),
    })
    latest.current.revision = saved.revision
    // The shelf a line was counted against is fixed by the server; quantities typed meanwhile stay.
    const expected = new Map(saved.lines.map((line) => [line.item_id, line.expected]))
    latest.current.lines = latest.current.lines.map((line) => ({
      ...line,
      expected: expected.get(line.item_id) ?? line.expected,
    }))
    setLinesState(latest.current.lines)
    setSavedVersion(sent.version)
    return saved.revision
  }, [id, mutateAsync])

  const is_savable = !lines.some((line) => isQuantityWrong(kind, line.quantity))
  useEffect(() => {
    if (version === tried_version || !is_savable || isPending) return
    // The common handler shows why a save was refused; the lines stay on the screen.
    const timer = setTimeout(() => void save().catch(() => {}), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [version, tried_version, is_savable, isPending, save])

  const is_dirty = version !== saved_version
  return { head, lines, is_dirty, is_saving: isPending, is_savable, setHead, changeLines, save }
}
export type Draft = ReturnType<typeof useDraft>
