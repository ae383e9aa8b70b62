import { z } from 'zod'
import { create } from 'zustand'
import { useStudio } from '../state/studio-store.ts'

/** A line somebody has pulled from a ruler: `x` is upright, `y` is level. In canvas pixels, so that it stays on the product. */
const OwnGuide = z.object({ id: z.string(), axis: z.enum(['x', 'y']), at: z.number() })
export type OwnGuide = z.infer<typeof OwnGuide>

const KEY = 'inkroute.studio.guides'
const MOST_PER_SIDE = 30
const MOST_SIDES = 60
const Stored = z.record(z.string(), z.array(OwnGuide).max(MOST_PER_SIDE))

function readGuides(): z.infer<typeof Stored> {
  try {
    const found = Stored.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    return found.success ? found.data : {}
  } catch {
    return {}
  }
}

/** Guides by side of a product, kept in this browser: they are a help for the eye and no part of a design. */
const useOwnGuides = create<{ readonly sides: z.infer<typeof Stored> }>(() => ({ sides: readGuides() }))

const sideOnCanvas = ({ product, view_id }: { product: { id: number } | null; view_id: number }) =>
  `${product?.id ?? 'sheet'}:${view_id}`

const none: readonly OwnGuide[] = []
export const ownGuidesNow = (): readonly OwnGuide[] =>
  useOwnGuides.getState().sides[sideOnCanvas(useStudio.getState())] ?? none

export function useGuides(): readonly OwnGuide[] {
  const side = useStudio(sideOnCanvas)
  return useOwnGuides(({ sides }) => sides[side] ?? none)
}

function change(next: (guides: readonly OwnGuide[]) => readonly OwnGuide[]): void {
  const side = sideOnCanvas(useStudio.getState())
  const guides = [...next(ownGuidesNow())].slice(-MOST_PER_SIDE)
  const others = Object.entries(useOwnGuides.getState().sides).filter(([key]) => key !== side)
  // The side worked on last is kept longest.
  useOwnGuides.setState({ sides: Object.fromEntries([...others.slice(1 - MOST_SIDES), [side, guides]]) })
}

/** Puts a guide where it was pulled to, a new one or one that was there. */
export const placeGuide = (guide: OwnGuide): void =>
  change((guides) => [...guides.filter(({ id }) => id !== guide.id), guide])

export const removeGuide = (id: string): void => change((guides) => guides.filter((one) => one.id !== id))

/** Stores the guides when one has been let go. */
export function keepGuides(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(useOwnGuides.getState().sides))
  } catch {
    // Without storage they last as long as the page.
  }
}
