import type { GoodsDetail, GoodsPicture } from '@inkroute/contract/goods/goods'
import { Image, Segmented } from 'antd'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './detail.module.css'
import { detailText } from './detail.text.ts'

const FLAT = 0

/** Pictures of one colour, in the order of the views. */
const ofColor = (goods: GoodsDetail, color_id: number) =>
  goods.mockups.filter((picture) => picture.color_id === color_id)

function Thumbs({
  pictures,
  shown,
  onShow,
}: {
  pictures: readonly GoodsPicture[]
  shown: string
  onShow: (key: string) => void
}) {
  const text = useText(detailText)
  return (
    <div className={css.thumbs}>
      {pictures.map((picture) => (
        <button
          key={picture.key}
          type="button"
          aria-pressed={picture.key === shown}
          aria-label={fill(text.show_picture, { name: picture.name })}
          onClick={() => onShow(picture.key)}
        >
          {picture.small_src ? <img src={picture.small_src} alt="" /> : null}
        </button>
      ))}
    </div>
  )
}

/** Every colour and view; a click enlarges. */
export function GoodsGallery({ goods }: { goods: GoodsDetail }) {
  const text = useText(detailText)
  const has_colors = goods.mockups.some((picture) => picture.color_id !== FLAT)
  const colors = goods.colors.filter((color) => ofColor(goods, color.id).length > 0)
  const [color_id, setColor] = useState<number | null>(null)
  const [key, setKey] = useState<string | null>(null)
  const active = color_id ?? colors[0]?.id ?? FLAT
  const pictures = [...ofColor(goods, active), ...(has_colors ? ofColor(goods, FLAT) : [])]
  const shown = pictures.find((picture) => picture.key === key) ?? pictures[0]
  const choose = (id: number) => {
    setColor(id)
    // Keeps the side when the colour changes, for comparison.
    setKey(shown?.view_id ? `m:${id}:${shown.view_id}` : null)
  }
  return (
    <div className={css.gallery}>
      <div className={css.stage}>
        {shown?.image_src ? (
          <Image src={shown.image_src} alt={shown.name} preview={{ mask: fill(text.zoom, { name: shown.name }) }} />
        ) : (
          <p>{text.no_picture}</p>
        )}
      </div>
      {shown ? <p className={css.caption}>{shown.name}</p> : null}
      <Thumbs pictures={pictures} shown={shown?.key ?? ''} onShow={setKey} />
      {colors.length > 1 ? (
        <Segmented
          className={css.colors ?? ''}
          value={active}
          options={colors.map((color) => ({
            value: color.id,
            label: (
              <span className={css.swatch}>
                <i style={{ background: color.hex }} />
                {color.name}
              </span>
            ),
          }))}
          onChange={choose}
        />
      ) : null}
    </div>
  )
}
