import type { Reply } from '@inkroute/contract/endpoint'
import { findBatchPictures } from '@inkroute/contract/goods/batch/batch'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../../../../shared/api/client.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { sheetText } from '../state/batch.text.ts'
import type { Sheet } from '../state/batch-state.ts'
import { change } from '../state/batch-store.ts'
import css from './sources.module.css'

const SHOWN = 6

type Found = Pick<Sheet, 'pictures'> & { readonly missing: readonly string[] }

const asked = ({ data, missing }: Reply<typeof findBatchPictures>): Found => ({ pictures: data, missing })

/** The pictures of the library that rows name, and the names it does not know. */
export const picturesNamed = async (names: readonly string[]): Promise<Found> =>
  names.length > 0 ? asked(await call(findBatchPictures, { names: [...names] })) : { pictures: [], missing: [] }

/** Lists missing pictures; their rows are skipped until uploaded. */
export function MissingPictures({ sheet }: { sheet: Sheet }) {
  const text = useText(sheetText)
  const [is_looking, setLooking] = useState(false)
  const missing = sheet.missing ?? []
  if (missing.length === 0) return null
  const look = async () => {
    setLooking(true)
    const found = await picturesNamed(missing).catch(() => null)
    if (found) change({ sheet: { ...sheet, pictures: [...sheet.pictures, ...found.pictures], missing: found.missing } })
    setLooking(false)
  }
  const names = missing.slice(0, SHOWN).join('、') + (missing.length > SHOWN ? ' …' : '')
  return (
    <div
      className={`grid justify-items-start text-xs text-ink wrap-anywhere bg-warning-soft rounded-control gap-2 px-2.5 py-2 ${css.missing}`}
      role="alert"
    >
      <p>{fill(text.missing, { count: missing.length, names })}</p>
      <Button size="small" loading={is_looking} onClick={() => void look()}>
        {text.look_again}
      </Button>
    </div>
  )
}
