import { taskStateNames } from '@inkroute/contract/production/codes'
import * as contract from '@inkroute/contract/production/production'
import { Input } from 'antd'
import { useRef, useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../production.module.css'
import { productionText } from '../production.text.ts'
import { isEcho, type Scan } from '../scans.view.ts'

const SHOWN = 5

/** Recent scans with their results, since scanning does not wait for messages. */
function LastScans({ scans }: { readonly scans: readonly Scan[] }) {
  return (
    <ul className={`bare-list grid text-sm gap-0.5 mt-2 ${css.scans}`} aria-live="polite">
      {scans.map(({ no, words, is_done }) => (
        <li key={no} className={is_done ? css.done : css.problem}>
          {words}
        </li>
      ))}
    </ul>
  )
}

/**
 * The scanner types the code and Enter. The field is empty again at once, so that the next code is never written behind
 * the last one; a trigger that fires twice moves a task only once.
 */
export function ScanBox() {
  const text = useText(productionText)
  const { language } = useLanguage()
  const [code, setCode] = useState('')
  const [scans, setScans] = useState<readonly Scan[]>([])
  const last = useRef<{ code: string; at_ms: number } | null>(null)
  const count = useRef(0)
  const note = (words: string, is_done: boolean) =>
    setScans((before) => [{ no: ++count.current, words, is_done }, ...before].slice(0, SHOWN))
  const scan = useSend(contract.scanTask, {
    quiet: true,
    refetch: [contract.listTasks, contract.getQueueFacets],
    onSuccess: (task) =>
      note(fill(text.scanned, { code: task.code, state: taskStateNames[task.state][language] }), true),
  })
  const take = (typed: string) => {
    const wanted = typed.trim().toUpperCase()
    if (!wanted) return
    setCode('')
    const now_ms = Date.now()
    if (isEcho(last.current, wanted, now_ms)) return note(fill(text.scan_echo, { code: wanted }), false)
    last.current = { code: wanted, at_ms: now_ms }
    void scan
      .mutateAsync({ code: wanted })
      .catch((error: Error) => note(fill(text.scan_failed, { code: wanted, why: error.message }), false))
  }
  return (
    <div>
      <Input.Search
        size="large"
        className={css.scan}
        value={code}
        aria-label={text.scan}
        placeholder={text.scan}
        enterButton={text.scan_button}
        onChange={(event) => setCode(event.target.value)}
        onSearch={take}
      />
      <LastScans scans={scans} />
    </div>
  )
}
