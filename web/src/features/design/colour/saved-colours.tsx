import { deleteUserColors, getUserColors, MAX_COLORS, setUserColors } from '@inkroute/contract/preference/preference'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useBrand } from '../brand/kit/use-brand-kit.ts'
import { useStudio } from '../state/studio-store.ts'
import css from './colour.module.css'
import { colourText } from './colour.text.ts'
import { getColours } from './colour.view.ts'

interface SwatchesProps {
  readonly colours: readonly string[]
  readonly value: string | null
  readonly onPick: (colour: string) => void
  readonly onForget?: (colour: string) => void
}

function Swatches({ colours, value, onPick, onForget }: SwatchesProps) {
  const text = useText(colourText)
  return (
    <ul className={`bare-list grid gap-1.5 ${css.swatches}`}>
      {colours.map((colour) => (
        <li className="relative" key={colour}>
          <button
            type="button"
            style={{ background: colour }}
            aria-label={colour}
            aria-pressed={colour === value}
            onClick={() => onPick(colour)}
          />
          {onForget ? (
            <button
              type="button"
              className={`grid place-items-center absolute text-on-dark cursor-pointer opacity-0 border-0 rounded-full p-0 ${css.forget}`}
              data-corner
              aria-label={fill(text.forget, { colour })}
              onClick={() => onForget(colour)}
            >
              <Icon name="close" size_px={10} />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface SavedColoursProps {
  readonly value: string | null
  readonly onPick: (colour: string) => void
}

/** The seller's saved colours and those used in the design. */
export function SavedColours({ value, onPick }: SavedColoursProps) {
  const text = useText(colourText)
  const saved = useCall(getUserColors, {}, { quiet: true, stale_ms: 600_000 }).data?.colors ?? []
  const brand = useBrand()?.colours.map(({ hex }) => hex) ?? []
  const used = getColours(useStudio((state) => state.history.present))
  const quiet = { quiet: true, refetch: [getUserColors] }
  const keep = useSend(setUserColors, quiet)
  const forget = useSend(deleteUserColors, quiet)
  const lower = saved.map((colour) => colour.toLowerCase())
  const onKeep = () => {
    if (!value || lower.includes(value)) return
    if (saved.length >= MAX_COLORS) return showToast('info', fill(text.full, { count: MAX_COLORS }))
    keep.mutate({ colors: [value.toUpperCase(), ...saved] })
  }
  return (
    <>
      {brand.length > 0 ? (
        <>
          <div className={`flex items-center justify-between text-xs text-studio ${css.caption}`}>{text.brand}</div>
          <Swatches colours={[...new Set(brand)]} value={value} onPick={onPick} />
        </>
      ) : null}
      <div className={`flex items-center justify-between text-xs text-studio ${css.caption}`}>
        <span>{text.saved}</span>
        <button type="button" aria-label={text.keep} title={text.keep} disabled={!value} onClick={onKeep}>
          <Icon name="plus" size_px={16} />
        </button>
      </div>
      <Swatches
        colours={lower}
        value={value}
        onPick={onPick}
        onForget={(colour) => forget.mutate({ colors: [colour.toUpperCase()] })}
      />
      {used.length > 0 ? (
        <>
          <div className={`flex items-center justify-between text-xs text-studio ${css.caption}`}>{text.used}</div>
          <Swatches colours={used} value={value} onPick={onPick} />
        </>
      ) : null}
    </>
  )
}
