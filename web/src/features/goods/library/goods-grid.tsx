import type { GoodsCard } from '@inkroute/contract/goods/goods'
import type { ListedGoods } from '@inkroute/contract/listing/listing'
import { Checkbox } from 'antd'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { GoodsActions } from '../actions/goods-actions.tsx'
import { goodsText } from '../goods.text.ts'
import { daysLeft, rangeText, shortList, titleFor } from '../goods.view.ts'
import { ListedMarks, useListed } from '../listed/listed.tsx'
import { GoodsCover, TagMarks } from './goods-cover.tsx'
import css from './library.module.css'

interface GridProps {
  readonly goods: readonly GoodsCard[]
  readonly chosen: ReadonlySet<number>
  readonly onToggle: (id: number) => void
}

function Prices({ goods }: { goods: GoodsCard }) {
  const text = useText(goodsText)
  return (
    <p className={`flex flex-wrap items-baseline tabular-nums gap-x-2 gap-y-1 ${css.prices}`}>
      {goods.price ? <strong className="text-seal">{rangeText(goods.price)}</strong> : <span>{text.no_price}</span>}
      <small className={css.cost}>{fill(text.cost_is, { cost: rangeText(goods.cost) })}</small>
    </p>
  )
}

interface CardProps {
  readonly goods: GoodsCard
  readonly listed: readonly ListedGoods[] | undefined
  readonly is_chosen: boolean
  readonly onToggle: () => void
}

function Card({ goods, listed, is_chosen, onToggle }: CardProps) {
  const text = useText(goodsText)
  const { language } = useLanguage()
  const title = titleFor(goods, language)
  return (
    <li className={`card flex flex-col min-w-0 relative overflow-hidden ${css.card}`} data-selected={is_chosen}>
      <Link to={`/goods/detail/${goods.id}`} className={`block aspect-square bg-fill ${css.cover}`} aria-label={title}>
        <GoodsCover goods={goods} />
      </Link>
      <span className={`absolute rounded-control ${css.tick}`}>
        <Checkbox checked={is_chosen} aria-label={fill(text.select_one, { name: title })} onChange={onToggle} />
      </span>
      <div className={`grid content-start grid-cols-1 gap-1 p-3 ${css.words}`}>
        <Link to={`/goods/detail/${goods.id}`} className={css.title} title={title}>
          {title}
        </Link>
        <p className="text-xs text-quiet">{goods.product_name}</p>
        <p className={`flex items-center text-xs text-quiet gap-1 ${css.dots}`}>
          {goods.colors.slice(0, 8).map((color) => (
            <i key={color.id} style={{ background: color.hex }} title={color.name} />
          ))}
          <span className="truncate ml-1">{shortList(goods.sizes, 4)}</span>
        </p>
        <Prices goods={goods} />
        <TagMarks tags={goods.tags} />
        <ListedMarks listed={listed} />
        {goods.purge_at ? (
          <p className="text-xs text-warning">{fill(text.purge_in, { days: daysLeft(goods.purge_at, new Date()) })}</p>
        ) : null}
        {goods.is_orderable ? null : <p className="text-xs text-warning">{text.gone}</p>}
      </div>
      {goods.purge_at ? null : (
        <div className="flex flex-wrap gap-2 px-3 pt-0 pb-3 mt-auto">
          <GoodsActions goods_id={goods.id} is_orderable={goods.is_orderable} is_small />
        </div>
      )}
    </li>
  )
}

/** Goods as pictures: what a seller recognises fastest. */
export function GoodsGrid({ goods, chosen, onToggle }: GridProps) {
  const listed = useListed(goods.map(({ id }) => id))
  return (
    <ul className={`bare-list grid gap-4 ${css.grid}`}>
      {goods.map((one) => (
        <Card
          key={one.id}
          goods={one}
          listed={listed.get(one.id)}
          is_chosen={chosen.has(one.id)}
          onToggle={() => onToggle(one.id)}
        />
      ))}
    </ul>
  )
}
