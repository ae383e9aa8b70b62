import { printTemplate, type TemplateFormat, templateFormats } from '@inkroute/contract/catalog/pictures'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { detailPath } from '../../card/card.view.ts'
import type { Variant } from '../core/variant.view.ts'
import css from './guide.module.css'
import { Section } from './section.tsx'
import { sectionText } from './sections.text.ts'
import { CANVAS_PX, type PrintFace, printFaces } from './sections.view.ts'

/** The print area on the blank product or flat sheet, with its dimensions. */
function FaceDrawing({ face }: { face: PrintFace }) {
  const text = useText(sectionText)
  const { left, top, width, height } = face.area
  const label = fill(text.face_alt, { name: face.name, width: face.width_cm, height: face.height_cm })
  return (
    <svg className="block w-full aspect-square" viewBox={`0 0 ${CANVAS_PX} ${CANVAS_PX}`} role="img" aria-label={label}>
      <rect width={CANVAS_PX} height={CANVAS_PX} className={css.ground} />
      {face.image_src ? <image href={face.image_src} width={CANVAS_PX} height={CANVAS_PX} /> : null}
      <rect x={left} y={top} width={width} height={height} className={css.halo} />
      <rect x={left} y={top} width={width} height={height} className={css.area} data-flat={face.image_src === null} />
      <g className={css.measure}>
        <path d={`M${left} ${top - 12}H${left + width}M${left} ${top - 18}v12M${left + width} ${top - 18}v12`} />
        <path
          d={`M${left - 12} ${top}V${top + height}M${left - 18} ${top}h12M${left - 18} ${top + height}h12`}
          data-side="left"
        />
        <text x={left + width / 2} y={top - 20} textAnchor="middle">
          {face.width_cm} cm
        </text>
        <text transform={`translate(${left - 20} ${top + height / 2}) rotate(-90)`} textAnchor="middle">
          {face.height_cm} cm
        </text>
      </g>
    </svg>
  )
}

function Downloads({ face, code, size }: { face: PrintFace; code: string; size: string }) {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const label = (format: TemplateFormat) => (format === 'png' ? text.download_png : text.download_psd)
  if (face.part) {
    return (
      <p className={`flex gap-2 mt-3 ${css.downloads}`}>
        <Link to={`${detailPath(language, face.part.id)}#guide`}>
          {fill(text.part_templates, { name: face.part.name })}
        </Link>
      </p>
    )
  }
  return (
    <p className={`flex gap-2 mt-3 ${css.downloads}`}>
      {templateFormats.map((format) => (
        <a
          key={format}
          href={printTemplate(code, face.key, format, size)}
          download
          aria-label={fill(text.download_of, { name: face.name, format: format.toUpperCase() })}
        >
          {label(format)}
        </a>
      ))}
    </p>
  )
}

function Face({ face, product, size }: { face: PrintFace; product: BasicProduct; size: string }) {
  const text = useText(sectionText)
  return (
    <li className="overflow-hidden bg-surface rounded-card">
      <FaceDrawing face={face} />
      <div className="grid text-sm text-quiet gap-0.5 px-5 pt-4 pb-5">
        <h3 className="text-md text-ink mb-1">
          {face.name}
          {face.area.lies_on === 'flat' ? (
            <small className="text-xs font-normal text-quiet ml-2">{text.face_flat}</small>
          ) : null}
        </h3>
        <p>{fill(text.face_cm, { width: face.width_cm, height: face.height_cm })}</p>
        <p>{fill(text.face_px, { width: face.width_px, height: face.height_px, dpi: product.dpi })}</p>
        <Downloads face={face} code={product.code} size={size} />
      </div>
    </li>
  )
}

/** Print areas with their sizes and downloadable templates. */
export function Guide({ product, variant }: { product: BasicProduct; variant: Variant }) {
  const text = useText(sectionText)
  const faces = printFaces(product, variant.color_id, variant.size_id)
  const size = product.sizes.find(({ id }) => id === variant.size_id)
  if (faces.length === 0) return null
  return (
    <Section id="guide" title={text.guide}>
      <p className={css.lead}>{fill(text.guide_lead, { size: size?.name ?? '' })}</p>
      {product.design_desc ? (
        <p className={css.hint}>
          <strong className="font-medium">{text.guide_note}</strong>
          {product.design_desc}
        </p>
      ) : null}
      <ul className={`bare-list grid grid-cols-3 gap-6 mt-6 ${css.faces}`}>
        {faces.map((face) => (
          <Face key={face.view_id} face={face} product={product} size={size?.key ?? ''} />
        ))}
      </ul>
    </Section>
  )
}
