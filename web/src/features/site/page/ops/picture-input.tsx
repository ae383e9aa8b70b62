import type { PageBlock } from '@inkroute/contract/site/page/blocks'
import { Input, Select } from 'antd'
import { useText } from '../../../../shared/text/language.tsx'
import { PagePicture } from '../components/page-picture.tsx'
import css from './page-desk.module.css'
import { editorText } from './page-desk.text.ts'
import { PairInput } from './pair-input.tsx'

type Picture = Extract<PageBlock, { kind: 'picture_text' }>['picture']

export const emptyPicture = (): Picture => ({ of: 'shop', alt: { zh: '', en: '' }, product: 'mug', shot: 'hero' })

const kinds = ['mockup', 'shop', 'art'] as const
const shots = ['hero', 'detail', 'scene'] as const
const fieldsOf = { mockup: ['product', 'view', 'colour', 'artwork'], shop: ['product'], art: ['slug'] } as const

const fresh = (of: Picture['of'], alt: Picture['alt']): Picture => {
  if (of === 'mockup') return { of, alt, product: 'mug', view: 'front', colour: 'white', artwork: 'great-wave' }
  return of === 'art' ? { of, alt, slug: 'great-wave' } : { ...emptyPicture(), alt }
}

/** A picture is composed, not uploaded: product, view, colour and artwork, with a preview. */
export function PictureInput({ value, onChange }: { value?: Picture; onChange?: (picture: Picture) => void }) {
  const text = useText(editorText)
  if (!value) return null
  const entries: Record<string, unknown> = value
  const change = (name: string, words: string) => onChange?.({ ...value, [name]: words } as Picture)
  return (
    <div className={`grid gap-3 ${css.picture}`}>
      <PagePicture picture={{ ...value, alt: value.alt.zh }} sizes="120px" />
      <div className="grid gap-1.5">
        <Select
          aria-label={text.picture_of}
          value={value.of}
          options={kinds.map((kind) => ({ value: kind, label: kind }))}
          onChange={(of) => onChange?.(fresh(of, value.alt))}
        />
        {fieldsOf[value.of].map((name) => (
          <Input
            key={name}
            aria-label={name === 'slug' ? text.artwork : text[name]}
            placeholder={name === 'slug' ? text.artwork : text[name]}
            value={String(entries[name] ?? '')}
            onChange={(event) => change(name, event.target.value.trim())}
          />
        ))}
        {value.of === 'shop' ? (
          <Select
            aria-label={text.shot}
            value={value.shot}
            options={shots.map((shot) => ({ value: shot, label: shot }))}
            onChange={(shot) => change('shot', shot)}
          />
        ) : null}
        <PairInput
          label={text.alt}
          lines={1}
          value={value.alt}
          onChange={(alt) => alt && onChange?.({ ...value, alt })}
        />
      </div>
    </div>
  )
}
