import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { AppCtx } from '../../../infra/context.ts'

/** Goods whose design was saved. */
export interface DesignedGoods {
  readonly seller_id: number
  readonly user_id: number
  readonly goods_id: number
  /** Null for new goods. */
  readonly before: DesignDocument | null
  readonly after: DesignDocument
  /** Goods these are a copy of. */
  readonly copied_from?: number
}
type Watcher = (tx: AppCtx, designed: DesignedGoods) => Promise<void>

const watchers: Watcher[] = []

/** Called in the transaction that saves the design. */
export function registerDesignWatcher(watcher: Watcher): void {
  if (!watchers.includes(watcher)) watchers.push(watcher)
}

export async function tellDesigned(tx: AppCtx, designed: DesignedGoods): Promise<void> {
  for (const watcher of watchers) await watcher(tx, designed)
}
