import type { BlockKind } from '@inkroute/contract/site/page/blocks'
import type { ReactNode } from 'react'
import type { PlacedBlock } from '../page.view.ts'
import css from './block.module.css'
import { ArtworksBlock, KeywordsBlock, PaletteBlock, ProductsBlock, TableBlock } from './data-blocks.tsx'
import { DeadlinesBlock } from './deadlines-block.tsx'
import { Hero } from './hero.tsx'
import { ActionBlock, CardsBlock, FiguresBlock, LinksBlock, StepsBlock, TimelineBlock } from './list-blocks.tsx'
import { type BlockProps, usePageFrame } from './page-frame.ts'
import { ChecklistBlock, ClausesBlock, FaqBlock, PictureTextBlock, TextBlock } from './prose-blocks.tsx'

/** Maps block kinds to components. */
const views: { readonly [K in BlockKind]: (props: BlockProps<K>) => ReactNode } = {
  hero: Hero,
  text: TextBlock,
  clauses: ClausesBlock,
  steps: StepsBlock,
  cards: CardsBlock,
  picture_text: PictureTextBlock,
  checklist: ChecklistBlock,
  timeline: TimelineBlock,
  faq: FaqBlock,
  figures: FiguresBlock,
  table: TableBlock,
  products: ProductsBlock,
  artworks: ArtworksBlock,
  palette: PaletteBlock,
  keywords: KeywordsBlock,
  deadlines: DeadlinesBlock,
  links: LinksBlock,
  action: ActionBlock,
}

export function BlockView({ placed }: { placed: PlacedBlock }) {
  // The table above pairs kind and view, which the compiler cannot follow through a union.
  const View = views[placed.block.kind] as (props: BlockProps<BlockKind>) => ReactNode
  const { template } = usePageFrame()
  const content = <View block={placed.block} placed={placed} />
  if (placed.block.kind === 'hero') return content
  return (
    <section
      id={placed.anchor}
      className={`${css.band} ${template === 'info' ? css.sheet : ''}`}
      data-tone={placed.tone}
      data-kind={placed.block.kind}
    >
      <div className={`w-full max-w-public ${css.inner}`}>{content}</div>
    </section>
  )
}
