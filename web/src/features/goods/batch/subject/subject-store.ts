import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import { findPictureSubjects, type PictureSubject, type SubjectOutcome } from '@inkroute/contract/goods/batch/subject'
import { create } from 'zustand'
import { call } from '../../../../shared/api/client.ts'
import { artworkId } from '../state/batch-state.ts'

type Ref = Pick<BatchArtwork, 'kind' | 'key'>

interface Subjects {
  /** By `kind:key`. */
  readonly found: ReadonlyMap<string, PictureSubject>
  /** Asked for and not answered, in the order of asking. */
  readonly waiting: readonly Ref[]
  /** The seller does not want to wait for them now. */
  readonly is_stopped: boolean
}

const nothing: Subjects = { found: new Map(), waiting: [], is_stopped: false }

/** Subjects of pictures whose background is removed, as the server found them: a run cuts out the same. */
export const useSubjects = create<Subjects>(() => nothing)

/** Painters of the server are shared; two requests keep them busy without taking all. */
const AT_ONCE = 2
const under_way = new Set<string>()

function take(answers: readonly PictureSubject[], asked: Ref): void {
  const id = artworkId(asked)
  useSubjects.setState(({ found, waiting }) => ({
    found: new Map([...found, ...answers.map((one) => [artworkId(one), one] as const)]),
    waiting: waiting.filter((one) => artworkId(one) !== id),
  }))
}

const failed = ({ kind, key }: Ref): PictureSubject => ({ kind, key, outcome: 'failed', cutout: null })

async function ask(ref: Ref): Promise<void> {
  const id = artworkId(ref)
  under_way.add(id)
  try {
    const { data } = await call(findPictureSubjects, { artworks: [{ kind: ref.kind, key: ref.key }] })
    take(data.length > 0 ? data : [failed(ref)], ref)
  } catch {
    take([failed(ref)], ref)
  } finally {
    under_way.delete(id)
    askNext()
  }
}

function askNext(): void {
  const { waiting, is_stopped } = useSubjects.getState()
  if (is_stopped) return
  const next = waiting.filter((one) => !under_way.has(artworkId(one))).slice(0, AT_ONCE - under_way.size)
  for (const ref of next) void ask(ref)
}

/** How many cells on screen show a picture. */
const wanted = new Map<string, number>()

/** Looks for the subjects of these pictures, unless they are known or looked for already. */
export function wantSubjects(refs: readonly Ref[]): void {
  for (const id of refs.map(artworkId)) wanted.set(id, (wanted.get(id) ?? 0) + 1)
  const { found, waiting } = useSubjects.getState()
  const known = new Set([...found.keys(), ...waiting.map(artworkId)])
  const added = refs.filter((one) => !known.has(artworkId(one)))
  if (added.length === 0) return
  useSubjects.setState({ waiting: [...waiting, ...added] })
  askNext()
}

/** Pictures that no cell shows any more need no answer, unless a painter is at them already. */
export function unwantSubjects(refs: readonly Ref[]): void {
  for (const id of refs.map(artworkId)) wanted.set(id, (wanted.get(id) ?? 1) - 1)
  const isGone = (ref: Ref) => (wanted.get(artworkId(ref)) ?? 0) < 1 && !under_way.has(artworkId(ref))
  useSubjects.setState(({ waiting }) => ({ waiting: waiting.filter((one) => !isGone(one)) }))
}

export const stopSubjects = (): void => useSubjects.setState({ is_stopped: true })

/** Goes on, and tries again what failed. */
export function resumeSubjects(): void {
  const { found, waiting } = useSubjects.getState()
  const again = [...found.values()].filter(({ outcome }) => outcome === 'failed')
  const kept = new Map([...found].filter(([, { outcome }]) => outcome !== 'failed'))
  useSubjects.setState({ found: kept, waiting: [...waiting, ...again], is_stopped: false })
  askNext()
}

export type SubjectState = SubjectOutcome | 'waiting' | 'stopped'

/** How far the search for the subject of a picture is. */
export function subjectState({ found, is_stopped }: Subjects, ref: Ref): SubjectState {
  return found.get(artworkId(ref))?.outcome ?? (is_stopped ? 'stopped' : 'waiting')
}
