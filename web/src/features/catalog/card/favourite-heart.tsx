import { useSession } from '../../../shared/session/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { cardText } from './card.text.ts'
import css from './favourite-heart.module.css'
import { useFavourite } from './favourites.ts'

interface FavouriteHeartProps {
  readonly id: number
  readonly name: string
  /** A visitor has no favourites yet: ask for a login that comes back here. */
  readonly onAnonymous: () => void
}

export function FavouriteHeart({ id, name, onAnonymous }: FavouriteHeartProps) {
  const text = useText(cardText)
  const token = useSession((state) => state.token)
  const { is_on, toggle } = useFavourite(id)
  const onClick = () => {
    if (!token) return onAnonymous()
    toggle()
    showToast('success', is_on ? text.unfavourited : text.favourited)
  }
  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={is_on}
      aria-label={fill(is_on ? text.unfavourite : text.favourite, { name })}
      onClick={onClick}
    >
      <Icon name="heart" size_px={20} />
    </button>
  )
}
