import { productPicture, shopPicture } from '@inkroute/contract/catalog/pictures'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { viewsInOrder } from '../../card/card.view.ts'
import css from './advice.module.css'
import { Section } from './section.tsx'
import { sectionText } from './sections.text.ts'

const THUMB_PX = 240

interface Mockup {
  readonly name: string
  readonly thumb: string
  readonly files: readonly { readonly label: string; readonly href: string; readonly file: string }[]
}

function useMockups(product: BasicProduct, color_id: number): readonly Mockup[] {
  const text = useText(sectionText)
  const colour = product.colors.find(({ id }) => id === color_id)?.key ?? product.default_color_key
  const printed_views = viewsInOrder(product).flatMap(({ name, key, picture }) =>
    picture ? { ...picture, name, key } : [],
  )
  const sides = product.looks.sides.map((side) => ({ ...side, key: `${side.product}-${side.view}` }))
  const views = [...printed_views, ...sides].map(({ name, key, product: code, view }) => {
    const blank = { code, view, colour }
    const printed = { ...blank, artwork: product.artwork || undefined }
    const file = `${product.code}-${key}-${colour}`
    const files = [
      { label: text.mockup_printed, href: productPicture(printed, 1200), file: `${file}.webp` },
      { label: text.mockup_blank, href: productPicture(blank, 1200), file: `${file}-blank.webp` },
    ]
    return { name, thumb: productPicture(printed, THUMB_PX), files: product.artwork ? files : files.slice(1) }
  })
  const scenes = product.shots.map((shot) => ({
    name: text[`mockup_${shot}`],
    thumb: shopPicture(product.code, shot, 480),
    files: [
      { label: text.mockup_printed, href: shopPicture(product.code, shot, 1200), file: `${product.code}-${shot}.webp` },
    ],
  }))
  return [...views, ...scenes]
}

/** The pictures of the page as files: every view in the chosen colour, with the sample artwork and blank. */
export function Mockups({ product, color_id }: { product: BasicProduct; color_id: number }) {
  const text = useText(sectionText)
  const mockups = useMockups(product, color_id)
  if (!product.has_picture || mockups.length === 0) return null
  return (
    <Section id="mockups" title={text.mockups}>
      <p className="text-sm text-quiet mt-3.5">{text.mockups_lead}</p>
      <ul className={`bare-list grid mt-5 ${css.mockups}`}>
        {mockups.map(({ name, thumb, files }) => (
          <li key={thumb}>
            <img src={thumb} alt="" width={THUMB_PX} height={THUMB_PX} loading="lazy" decoding="async" />
            <strong className="block text-sm font-medium mt-2">{name}</strong>
            <p className="flex flex-wrap text-sm gap-x-3.5">
              {files.map(({ label, href, file }) => (
                <a key={file} href={href} download={file} aria-label={fill(text.mockup_of, { name, kind: label })}>
                  {label}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
