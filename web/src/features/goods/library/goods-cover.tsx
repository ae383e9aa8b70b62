import type { GoodsCard } from '@inkroute/contract/goods/goods'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { goodsText } from '../goods.text.ts'
import css from './library.module.css'

interface TagMarksProps {
  readonly tags: readonly { readonly id: number; readonly name: string; readonly color: string }[]
}

export function TagMarks({ tags }: TagMarksProps) {
  if (tags.length === 0) return null
  return (
    <p className={`flex flex-wrap gap-1 ${css.tags}`}>
      {tags.map((tag) => (
        <span key={tag.id} style={{ background: tag.color }}>
          {tag.name}
        </span>
      ))}
    </p>
  )
}

/** The first picture of goods, or what is known about it. */
export function GoodsCover({ goods }: { goods: Pick<GoodsCard, 'cover' | 'picture_state'> }) {
  const text = useText(goodsText)
  if (goods.cover) return <img src={goods.cover} alt="" loading="lazy" width={469} height={469} />
  const is_working = goods.picture_state === 'working'
  return (
    <span
      className={`grid justify-items-center w-full h-full text-quiet gap-1 ${css.noPicture}`}
      data-waiting={is_working}
    >
      <Icon name={is_working ? 'clock' : 'alert'} size_px={24} />
      <small>{is_working ? text.making : text.not_made}</small>
    </span>
  )
}
