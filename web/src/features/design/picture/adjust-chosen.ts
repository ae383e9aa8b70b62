import { setAdjust } from '@inkroute/engine/commands/picture'
import type { Adjust } from '@inkroute/engine/layers/adjust'
import { apply, selectionNow } from '../state/studio-store.ts'

/** Changes adjustments of the selection; changes with the same key are one undo step. */
export const adjust = (change: Adjust, key: string | null = null): void =>
  apply((document) => setAdjust(document, selectionNow(), change), key)
