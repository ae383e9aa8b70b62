import { stockLimits } from '@inkroute/contract/warehouse/codes'
import { type DocumentLine, findStockItem } from '@inkroute/contract/warehouse/document'
import { Input, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../warehouse.module.css'
import { documentText } from './document.text.ts'
import { addScanned } from './lines.view.ts'

const SHOWN = 4
const tones = { good: { hertz: 880, seconds: 0.08 }, bad: { hertz: 220, seconds: 0.35 } } as const

/** A short high tone for a good scan, a long low one for a bad one: nobody looks at the screen while scanning. */
function beep(kind: keyof typeof tones): void {
  if (typeof AudioContext === 'undefined') return
  const { hertz, seconds } = tones[kind]
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  tone.frequency.value = hertz
  tone.connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + seconds)
}

interface Scan {
  readonly no: number
  readonly words: string
  readonly is_ok: boolean
}

interface ScanFieldProps {
  readonly warehouse: string
  /** Applies to the lines of the moment: answers may arrive faster than the screen is drawn. */
  readonly onLines: (change: (lines: readonly DocumentLine[]) => readonly DocumentLine[]) => void
}

/** The scanner types a code and Enter. The field is empty again at once and keeps the focus. */
export function ScanField({ warehouse, onLines }: ScanFieldProps) {
  const text = useText(documentText)
  const [code, setCode] = useState('')
  const [scans, setScans] = useState<readonly Scan[]>([])
  const field = useRef<InputRef>(null)
  const count = useRef(0)
  const note = (words: string, is_ok: boolean) => {
    beep(is_ok ? 'good' : 'bad')
    setScans((before) => [{ no: ++count.current, words, is_ok }, ...before].slice(0, SHOWN))
  }
  const take = async (typed: string) => {
    const wanted = typed.trim()
    field.current?.focus()
    if (!wanted) return
    setCode('')
    try {
      const item = await call(findStockItem, { code: wanted, warehouse })
      onLines((lines) => {
        const next = addScanned(lines, item)
        if (next.length > stockLimits.max_lines) {
          note(fill(text.scan_refused, { why: text.full }), false)
          return lines
        }
        note(fill(text.scanned, { sku: item.sku, quantity: next[0]?.quantity ?? 0 }), true)
        return next
      })
    } catch (error) {
      note(fill(text.scan_refused, { why: (error as Error).message }), false)
    }
  }
  return (
    <div>
      <Input.Search
        ref={field}
        autoFocus
        size="large"
        className={css.scan ?? ''}
        value={code}
        aria-label={text.scan}
        placeholder={text.scan}
        enterButton={text.scan_button}
        onChange={(event) => setCode(event.target.value)}
        onSearch={(typed) => void take(typed)}
      />
      <ul className={`grid min-h-6 list-none text-sm gap-0.5 p-0 mx-0 mt-2 mb-3 ${css.scanned}`} aria-live="assertive">
        {scans.map(({ no, words, is_ok }) => (
          <li key={no} data-ok={is_ok}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
