import { artPictureSource, productPictureSource } from '@inkroute/contract/catalog/pictures'
import { copyText } from '../../../../shared/format/copy-text.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { pageText } from '../page.text.ts'
import { listPath } from '../page.view.ts'
import { BlockHead } from './block-head.tsx'
import css from './data.module.css'
import { InlineText } from './inline-text.tsx'
import keywords from './keywords.module.css'
import { type BlockProps, usePageFrame } from './page-frame.ts'
import { SiteLink } from './site-link.tsx'

export function TableBlock({ block }: BlockProps<'table'>) {
  return (
    <>
      <BlockHead title={block.title} lead={block.lead} />
      <table className={`card w-full overflow-hidden leading-1.7 ${css.table}`} data-columns={block.columns.length}>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <InlineText text={name} />
              </th>
              {cells.map((cell, at) => (
                <td key={`${block.columns[at + 1]}`} data-label={block.columns[at + 1]}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {block.note ? (
        <p className="text-sm text-quiet mt-3.5">
          <InlineText text={block.note} />
        </p>
      ) : null}
    </>
  )
}

export function ProductsBlock({ block, placed }: BlockProps<'products'>) {
  const text = useText(pageText)
  const { products } = usePageFrame()
  const cards = products(placed.index)
  const link = block.link ?? { label: text.all_products, to: listPath(block.rule) }
  return (
    <>
      <div className={`flex flex-wrap items-end justify-between gap-x-8 ${css.beside}`}>
        <BlockHead title={block.title} lead={block.lead} />
        <SiteLink to={link.to} className={css.onward ?? ''}>
          {link.label}
          <Icon name="arrow_right" size_px={18} />
        </SiteLink>
      </div>
      {cards ?? <p className="text-sm text-quiet mt-3.5">{text.no_products}</p>}
    </>
  )
}

export function ArtworksBlock({ block }: BlockProps<'artworks'>) {
  const text = useText(pageText)
  const { on } = block
  const getSource = (slug: string) =>
    on
      ? productPictureSource({ code: on.product, view: on.view, colour: on.colour, artwork: slug })
      : artPictureSource(slug)
  return (
    <>
      <BlockHead title={block.title} lead={block.lead} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard */}
      <section className={css.strip} aria-label={text.artwork_strip} tabIndex={0} data-on={on ? 'product' : 'alone'}>
        {block.slugs.map((slug) => (
          <div className="card grid place-items-center overflow-hidden aspect-square" key={slug}>
            <img {...getSource(slug)} sizes="240px" alt="" loading="lazy" decoding="async" />
          </div>
        ))}
      </section>
    </>
  )
}

export function PaletteBlock({ block }: BlockProps<'palette'>) {
  return (
    <>
      <BlockHead title={block.title} lead={block.lead} />
      <ul className={`bare-list grid gap-6 ${css.palettes}`} data-count={block.items.length}>
        {block.items.map(({ name, colours, body }) => (
          <li key={name}>
            <div className={`flex overflow-hidden border rounded-card mb-4 ${css.swatches}`}>
              {colours.map((colour) => (
                <span className="flex-1" key={colour} style={{ background: colour }} />
              ))}
            </div>
            <h3>{name}</h3>
            <p className={css.codes}>{colours.join(' · ')}</p>
            <p>
              <InlineText text={body} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

export function KeywordsBlock({ block }: BlockProps<'keywords'>) {
  const text = useText(pageText)
  const copy = (list: readonly string[]) =>
    copyText(list.join(', ')).then(
      () => showToast('success', text.copied),
      () => showToast('error', text.copy_failed),
    )
  return (
    <>
      <BlockHead title={block.title} lead={block.lead} />
      <div className={`grid gap-5 ${keywords.keywords}`}>
        {block.groups.map(({ name, words }) => (
          <section key={name}>
            <div>
              <h3>{name}</h3>
              <Button kind="link" aria-label={`${text.copy}: ${name}`} onClick={() => copy(words)}>
                {text.copy}
              </Button>
            </div>
            <ul>
              {words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
