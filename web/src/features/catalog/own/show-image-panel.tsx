import { SHOW_IMAGE_GROUP } from '@inkroute/contract/catalog/codes'
import * as contract from '@inkroute/contract/catalog/own'
import { MAX_OWN_SHOW_IMAGES } from '@inkroute/contract/catalog/own-codes'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import { Link } from 'react-router'
import { useSend } from '../../../shared/api/hooks.ts'
import { useDragSort } from '../../../shared/hooks/use-drag-sort.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ownText } from './own.text.ts'
import { ShowImageCard } from './show-image-card.tsx'
import { ShowImageUpload, type Uploader } from './show-image-upload.tsx'
import css from './show-images.module.css'

const places = Array.from({ length: MAX_OWN_SHOW_IMAGES }, (_, place) => place)
const groups = places.filter((place) => place % SHOW_IMAGE_GROUP === 0)

/** The entry that moved, and its new index. */
function movedOne(before: readonly number[], after: readonly number[]): { id: number; position: number } | null {
  // Without the moved entry both lists are equal.
  const moved = after.find((id) => {
    const rest = (list: readonly number[]) => list.filter((other) => other !== id).join()
    return rest(before) === rest(after) && before.indexOf(id) !== after.indexOf(id)
  })
  return moved === undefined ? null : { id: moved, position: after.indexOf(moved) }
}

interface PanelProps {
  readonly product: ProductCard
  readonly images: readonly contract.OwnShowImage[]
  readonly uploader: Uploader
}

function Slots({ product, images }: Omit<PanelProps, 'uploader'>) {
  const text = useText(ownText)
  const may_edit = usePermission('selection.self:edit')
  const move = useSend(contract.updateOwnShowImage, { refetch: [contract.listOwnShowImages] })
  const ids = images.map(({ id }) => id)
  const { dragProps, step } = useDragSort(ids, (next) => {
    const change = movedOne(ids, next)
    if (change) move.mutate(change)
  })
  const slot = (place: number) => {
    const image = images[place]
    if (!image)
      return (
        <span className={`grid place-items-center text-xs text-quiet aspect-square rounded-card ${css.blank}`}>
          {fill(text.slot, { number: place + 1 })}
        </span>
      )
    return (
      <ShowImageCard
        image={image}
        colors={product.colors}
        may_edit={may_edit}
        is_first={place === 0}
        is_last={place === images.length - 1}
        onStep={(by) => step(place, by)}
      />
    )
  }
  return (
    <div className="grid gap-6">
      {groups.map((first, index) => (
        <section key={first} className={css.group}>
          <h3>{fill(text.group, { number: index + 1 })}</h3>
          <ul className={`bare-list grid grid-cols-4 gap-3 ${css.slots}`}>
            {places.slice(first, first + SHOW_IMAGE_GROUP).map((place) => (
              <li
                key={images[place]?.id ?? `blank-${place}`}
                className={`min-w-0 ${css.slot}`}
                {...(may_edit && images[place] ? dragProps(place) : {})}
              >
                {slot(place)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A product's custom images: twenty slots in groups of four. */
export function ShowImagePanel({ product, images, uploader }: PanelProps) {
  const text = useText(ownText)
  const may_edit = usePermission('selection.self:edit')
  const left = MAX_OWN_SHOW_IMAGES - images.length
  return (
    <section className={`card grid gap-4 p-6 ${css.panel}`} aria-labelledby="show-images-title">
      <div className={`flex flex-wrap items-start justify-between gap-3 ${css.panel_head}`}>
        <div>
          <h2 id="show-images-title">{product.name}</h2>
          <p className="text-xs text-quiet">{fill(text.add_help, { left })}</p>
          <Link to={`/productDesignDetail/${product.id}`}>{text.see_detail}</Link>
        </div>
        {may_edit ? <ShowImageUpload product_id={product.id} left={left} {...uploader} /> : null}
      </div>
      <Slots product={product} images={images} />
    </section>
  )
}
