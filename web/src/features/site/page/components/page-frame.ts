import type { BlockKind, Shown } from '@inkroute/contract/site/page/blocks'
import type { SitePage } from '@inkroute/contract/site/page/page'
import { createContext, type ReactNode, useContext } from 'react'
import type { PlacedBlock } from '../page.view.ts'

/** What blocks know about their page. */
export interface PageFrame {
  readonly template: SitePage['template']
  readonly today: string
  readonly lane_days: SitePage['lane_days']
  /** Product cards of the block at this index; null if the catalogue has none. */
  readonly products: (index: number) => ReactNode
}

export const PageFrameContext = createContext<PageFrame>({
  template: 'info',
  today: '1970-01-01',
  lane_days: {},
  products: () => null,
})
export const usePageFrame = (): PageFrame => useContext(PageFrameContext)

export interface BlockProps<K extends BlockKind> {
  readonly block: Shown<K>
  readonly placed: PlacedBlock
}
