import { LARGE_PICTURE_PX, paintLargePicture } from '@inkroute/contract/design/record'
import type { GoodsDetail, GoodsPicture } from '@inkroute/contract/goods/goods'
import { Button, Image, Segmented } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { saveBase64 } from '../../../shared/format/save-file.ts'
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
    <div className={`flex flex-wrap justify-center gap-2 ${css.thumbs}`}>
      {pictures.map((picture) => (
        <button
          className="h-16 overflow-hidden cursor-pointer bg-fill border rounded-control p-0"
          key={picture.key}
          type="button"
          aria-pressed={picture.key === shown}
          aria-label={fill(text.show_picture, { name: picture.name })}
          onClick={() => onShow(picture.key)}
        >
          {picture.small_src ? <img className="w-full h-full object-contain" src={picture.small_src} alt="" /> : null}
        </button>
      ))}
    </div>
  )
}

/** As large as marketplaces ask for, painted when it is wanted. */
function LargePicture({ goods, picture }: { goods: GoodsDetail; picture: GoodsPicture }) {
  const text = useText(detailText)
  const { color_id, view_id, name } = picture
  const paint = useSend(paintLargePicture, {
    onSuccess: ({ file_base64, type }) => saveBase64(`${goods.title}-${name}.${type}`, file_base64),
  })
  if (color_id === null || view_id === null || !picture.image_src) return null
  const { design_id, design_version: version } = goods
  return (
    <div className="grid justify-items-center text-quiet text-center gap-1">
      <Button loading={paint.isPending} onClick={() => paint.mutate({ design_id, version, view_id, color_id })}>
        {fill(text.large, { side: LARGE_PICTURE_PX })}
      </Button>
      {color_id === FLAT ? null : <small>{fill(text.large_note, { side: LARGE_PICTURE_PX })}</small>}
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
    <div className="card grid gap-3 p-4">
      <div
        className={`grid place-items-center w-full overflow-hidden aspect-square bg-fill rounded-control ${css.stage}`}
      >
        {shown?.image_src ? (
          <Image src={shown.image_src} alt={shown.name} preview={{ mask: fill(text.zoom, { name: shown.name }) }} />
        ) : (
          <p>{text.no_picture}</p>
        )}
      </div>
      {shown ? <p className="text-quiet text-center">{shown.name}</p> : null}
      {shown ? <LargePicture key={shown.key} goods={goods} picture={shown} /> : null}
      <Thumbs pictures={pictures} shown={shown?.key ?? ''} onShow={setKey} />
      {colors.length > 1 ? (
        <Segmented
          className={css.colors ?? ''}
          value={active}
          options={colors.map((color) => ({
            value: color.id,
            label: (
              <span className={`inline-flex items-center gap-1.5 ${css.swatch}`}>
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
