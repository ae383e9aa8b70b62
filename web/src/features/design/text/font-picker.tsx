import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../shared/text/text.ts'
import { brandFirst } from '../brand/kit/brand.view.ts'
import { useBrand } from '../brand/kit/use-brand-kit.ts'
import { openTypesetter, useFonts } from '../state/font-shelf.ts'
import { categoryText, sampleText, textPanelText } from '../words/text-panel.text.ts'
import { familiesFor } from '../words/text-panel.view.ts'
import { getGroup, menuFamilies } from './own-families.view.ts'
import css from './text-panel.module.css'
import { usePaintedText } from './use-painted-text.ts'

const PREVIEW = { width: 208, height: 34 } as const
const STUDIO_INK = '#f4f5f7'
const categories = [
  'all',
  'own',
  'chinese',
  'sans',
  'serif',
  'display',
  'script',
  'handwriting',
  'mono',
  'japanese',
  'arabic',
] as const

function wordsFor({ key, category, label }: FontFamily, sample: Texts<typeof sampleText>): string {
  if (category === 'chinese') return label.zh
  if (key === 'noto-sans-kr') return sample.korean
  if (category === 'japanese') return sample.japanese
  return category === 'arabic' ? fill(sample.arabic, { name: label.en }) : label.en
}

function FontRow({ family, is_chosen, onPick }: { family: FontFamily; is_chosen: boolean; onPick: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { language } = useLanguage()
  const sample = useText(sampleText)
  const is_shown = usePaintedText(
    canvas,
    {
      text: wordsFor(family, sample),
      family: family.family,
      weight: 400,
      style: { size: 20, fill: STUDIO_INK, align: 'left' },
    },
    PREVIEW,
  )
  return (
    <li>
      <button
        type="button"
        className={`bare-button flex flex-col w-full text-inherit text-left rounded-control gap-0.5 px-2 py-1.5 ${css.fontRow}`}
        aria-pressed={is_chosen}
        onClick={onPick}
      >
        <span className="text-xs text-studio">{language === 'zh' ? family.label.zh : family.label.en}</span>
        <canvas ref={canvas} className={css.fontSample} data-shown={is_shown} />
      </button>
    </li>
  )
}

interface FontPickerProps {
  readonly chosen: string
  readonly onPick: (family: FontFamily) => void
}

/** All font families, each in its own typeface, loaded when its row scrolls into view. */
export function FontPicker({ chosen, onPick }: FontPickerProps) {
  const text = useText(textPanelText)
  const names = useText(categoryText)
  const catalogue = useFonts((state) => state.catalogue)
  const [keyword, setKeyword] = useState('')
  const [category, setCategory] = useState<(typeof categories)[number]>('all')
  const asked = useDeferredValue(keyword)
  useEffect(() => void openTypesetter().catch(() => undefined), [])
  const brand = useBrand()
  const all = catalogue?.families ?? []
  const families = brandFirst(familiesFor(menuFamilies(all), category, asked), brand?.fonts ?? [])
  const siblings = getGroup(all, chosen).map(({ family }) => family)
  return (
    <div className="flex flex-col min-w-0 border-0 gap-2">
      <input
        className={css.input}
        type="search"
        value={keyword}
        placeholder={text.searchFont}
        aria-label={text.searchFont}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <div className={`flex flex-wrap gap-1 ${css.chips}`}>
        {categories.map((one) => (
          <button key={one} type="button" aria-pressed={one === category} onClick={() => setCategory(one)}>
            {names[one]}
          </button>
        ))}
      </div>
      {catalogue && families.length === 0 ? (
        <p className="text-studio">{category === 'own' && !keyword ? text.noOwnFont : text.noFont}</p>
      ) : null}
      <ul className={`bare-list overflow-y-auto ${css.fonts}`}>
        {families.map((family) => (
          <FontRow
            key={family.key}
            family={family}
            is_chosen={siblings.includes(family.family)}
            onPick={() => onPick(family)}
          />
        ))}
      </ul>
    </div>
  )
}
