import { artPictureSource } from '@inkroute/contract/catalog/pictures'
import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { useRef } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import type { Language } from '../../../shared/text/text.ts'
import { actionText } from '../actions/action.text.ts'
import { studioActions } from '../actions/studio-actions.ts'
import { keyOfAction, useKeys } from '../actions/studio-keys.ts'
import { StudioIcon } from '../controls/studio-icon.tsx'
import { libraryShapeText } from '../panels/library.text.ts'
import { codeText, shapeText } from '../panels/panels.text.ts'
import { OutlineIcon, ShapeIcon } from '../panels/shape-icon.tsx'
import { usePaintedText } from '../text/use-painted-text.ts'
import { findText } from './find.text.ts'
import { type Found, getId } from './find.view.ts'
import css from './finder.module.css'

export function getLabel(found: Found, language: Language): string {
  switch (found.kind) {
    case 'action':
      return actionText[found.action][language]
    case 'tool':
      return found.tool.label
    case 'template':
      return found.template.name
    case 'material':
      return found.material.name
    case 'artwork':
      return found.artwork.name
    case 'shape':
      return shapeText[found.shape][language]
    case 'outline':
      return libraryShapeText[found.shape][language]
    case 'element':
      return codeText[found.element][language]
    case 'font':
      return found.family.label[language]
    case 'colour':
      return found.name[language]
  }
}

const SAMPLE = { width: 150, height: 30 } as const
const INK = '#17202e'

function FontSample({ family }: { family: FontFamily }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = family.category === 'chinese' ? family.label.zh : family.label.en
  const weight = family.styles[0]?.weight ?? 400
  const style = { size: 20, fill: INK, align: 'left' } as const
  usePaintedText(canvas, { text, family: family.family, weight, style }, SAMPLE)
  return <canvas ref={canvas} className={css.sample} />
}

const plainIcons = { font: 'text', element: 'shape', action: 'sliders', tool: 'template' } as const

function Picture({ found }: { found: Found }) {
  switch (found.kind) {
    case 'template':
      return (
        <span className={css.picture} style={{ background: found.template.color_hex }}>
          {found.template.picture_url ? <img src={found.template.picture_url} alt="" loading="lazy" /> : null}
        </span>
      )
    case 'material':
      return (
        <span className={css.picture}>
          {found.material.preview_469_url ? <img src={found.material.preview_469_url} alt="" loading="lazy" /> : null}
        </span>
      )
    case 'artwork': {
      const { slug, width_px, height_px } = found.artwork
      return (
        <span className={css.picture}>
          <img {...artPictureSource(slug, width_px / height_px, 240)} sizes="44px" alt="" loading="lazy" />
        </span>
      )
    }
    case 'colour':
      return <span className={css.picture} style={{ background: found.hex }} />
    case 'shape':
      return (
        <span className={css.picture}>
          <ShapeIcon kind={found.shape} size_px={28} />
        </span>
      )
    case 'outline':
      return (
        <span className={css.picture}>
          <OutlineIcon shape={found.shape} size_px={28} />
        </span>
      )
    default:
      return (
        <span className={css.picture}>
          <StudioIcon name={plainIcons[found.kind]} />
        </span>
      )
  }
}

function Hint({ found }: { found: Found }) {
  const text = useText(findText)
  const keys = useKeys((state) => state.keys)
  if (found.kind === 'action')
    return <span className="flex-none text-xs text-quiet">{keyOfAction(studioActions[found.action], keys)}</span>
  if (found.kind === 'font') return <FontSample family={found.family} />
  if (found.kind === 'template') return <span className="flex-none text-xs text-quiet">{text[found.owner]}</span>
  if (found.kind !== 'colour') return null
  const origin = found.origin === 'named' ? '' : ` · ${text[found.origin]}`
  return (
    <span className="flex-none text-xs text-quiet">
      {found.hex}
      {origin}
    </span>
  )
}

interface LineProps {
  readonly found: Found
  readonly is_active: boolean
  readonly onPick: () => void
}

export function FoundLine({ found, is_active, onPick }: LineProps) {
  const { language } = useLanguage()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input that owns the list
    <div
      id={`found-${getId(found)}`}
      className={`flex items-center text-sm cursor-pointer rounded-control gap-3 px-3 py-1 ${css.line}`}
      role="option"
      aria-selected={is_active}
      tabIndex={-1}
      onClick={onPick}
    >
      <Picture found={found} />
      <span className="truncate flex-1 min-w-0">{getLabel(found, language)}</span>
      <Hint found={found} />
    </div>
  )
}
