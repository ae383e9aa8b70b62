import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import css from './product-card.module.css'

const shapes: readonly (readonly [part: string, icon: IconName])[] = [
  ['label', 'order'],
  ['bag', 'box'],
  ['card', 'mail'],
]

/** Labels, bags and cards have no mockup: a drawing of their kind stands in. */
export function NoPicture({ code }: { code: string }) {
  const icon = shapes.find(([part]) => code.includes(part))?.[1] ?? 'box'
  return (
    <span className={css.no_picture}>
      <Icon name={icon} size_px={72} />
    </span>
  )
}
