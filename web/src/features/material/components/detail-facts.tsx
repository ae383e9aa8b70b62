import type { Reply } from '@inkroute/contract/endpoint'
import type { Material } from '@inkroute/contract/material/item'
import type { getMaterial } from '@inkroute/contract/material/library'
import type { Aspect, DesignStyle, PictureKind } from '@inkroute/engine/look/names'
import type { ReactNode } from 'react'
import { formatBytes } from '../../../shared/format/bytes.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { detailText, lookText } from '../material.text.ts'
import css from './screen.module.css'

/** Words for shape, kind and style, in display order. */
const spoken = [
  ...(['square', 'portrait', 'landscape', 'banner'] as const satisfies readonly Aspect[]),
  ...(['photo', 'graphic', 'line_art', 'lettering', 'pattern'] as const satisfies readonly PictureKind[]),
  ...(['minimal', 'flat', 'photographic', 'painterly', 'vivid', 'pastel'] as const satisfies readonly DesignStyle[]),
  ...(['vintage', 'monochrome', 'dark'] as const satisfies readonly DesignStyle[]),
]

interface MaterialLooks {
  readonly aspect: Aspect | null
  readonly kind: PictureKind | null
  readonly style: DesignStyle | null
}

/** The looks of a picture, each word once. */
const lookWords = ({ aspect, kind, style }: MaterialLooks) =>
  spoken.filter((word) => word === aspect || word === kind || word === style)

const INCH_CM = 2.54
const PRINT_DPI = 300
const printCm = (px: number) => ((px / PRINT_DPI) * INCH_CM).toFixed(1)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

function Looks({ material }: { material: Material }) {
  const text = useText(detailText)
  const look_text = useText(lookText)
  const words = lookWords(material).map((word) => look_text[word])
  return <>{[...words, ...(material.tileable ? [text.tileable] : [])].join(' · ')}</>
}

function Uses({ detail }: { detail: Reply<typeof getMaterial> }) {
  const text = useText(detailText)
  const uses = detail.uses.map(({ name, count }) => `${name} × ${count}`).join(' · ')
  return (
    <>
      {uses || text.unused}
      {detail.twin_ids.length > 0 ? <div>{fill(text.twins, { count: detail.twin_ids.length })}</div> : null}
    </>
  )
}

export function DetailFacts({
  material,
  detail,
}: {
  material: Material
  detail: Reply<typeof getMaterial> | undefined
}) {
  const text = useText(detailText)
  const time_zone = useTimeZone()
  const { width_px, height_px, dpi, has_alpha, colors, bytes, type, origin, missing_fonts } = material
  return (
    <dl className={`grid gap-x-4 gap-y-2 mx-0 my-4 ${css.facts}`}>
      {width_px && height_px ? (
        <>
          <Fact name={text.size}>{`${width_px} × ${height_px} px`}</Fact>
          <Fact name={text.print}>{`${printCm(width_px)} × ${printCm(height_px)} cm`}</Fact>
        </>
      ) : null}
      <Fact name={text.dpi}>{dpi ? `${dpi} dpi` : text.unknown}</Fact>
      <Fact name={text.alpha}>{has_alpha ? text.yes : text.no}</Fact>
      <Fact name={text.colors}>
        {colors.map((color) => (
          <span key={color} className={css.swatch} style={{ background: color }} title={color} />
        ))}
      </Fact>
      <Fact name={text.looks}>
        <Looks material={material} />
      </Fact>
      <Fact name={text.file}>{[type?.toUpperCase(), formatBytes(bytes)].filter(Boolean).join(' · ')}</Fact>
      <Fact name={text.time}>{formatInstant(material.created_at, time_zone)}</Fact>
      {missing_fonts.length > 0 ? (
        <Fact name={text.fonts}>{fill(text.fonts_note, { fonts: missing_fonts.join(', ') })}</Fact>
      ) : null}
      {origin ? <Fact name={text.origin}>{origin}</Fact> : null}
      {detail ? (
        <Fact name={text.uses}>
          <Uses detail={detail} />
        </Fact>
      ) : null}
    </dl>
  )
}
