import { importMaterials } from '@inkroute/contract/material/library'
import { useQueryClient } from '@tanstack/react-query'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { getKey } from '../../../shared/api/hooks.ts'
import { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { dialogText } from '../material.text.ts'
import { shownMaterials } from '../use-material-actions.ts'
import css from './screen.module.css'

interface Fetched {
  readonly url: string
  readonly state: 'waiting' | 'done' | 'failed'
  readonly reason: string
}

const MOST = 10
const getAddresses = (lines: string) => [...new Set(lines.split(/\s+/).filter(Boolean))].slice(0, MOST)

/** Imports URLs one by one, so that a slow site does not block the results of others. */
function useImport(category_id: number | null) {
  const client = useQueryClient()
  const [results, setResults] = useState<readonly Fetched[]>([])
  const settle = (url: string, state: Fetched['state'], reason = '') =>
    setResults((now) => now.map((one) => (one.url === url ? { url, state, reason } : one)))
  const run = async (urls: readonly string[]) => {
    setResults(urls.map((url) => ({ url, state: 'waiting', reason: '' })))
    for (const url of urls) {
      try {
        const { results: answers } = await call(importMaterials, { urls: [url], category_id })
        const reason = answers[0]?.reason
        settle(url, reason ? 'failed' : 'done', reason ?? '')
      } catch (error) {
        settle(url, 'failed', error instanceof ApiError ? error.message : '')
      }
    }
    for (const endpoint of shownMaterials) await client.invalidateQueries({ queryKey: getKey(endpoint) })
  }
  return { results, run, is_busy: results.some(({ state }) => state === 'waiting') }
}

export function UrlDialog({ category_id, onClose }: { category_id: number | null; onClose: () => void }) {
  const text = useText(dialogText)
  const [lines, setLines] = useState('')
  const { results, run, is_busy } = useImport(category_id)
  const urls = getAddresses(lines)
  return (
    <Modal
      open
      title={text.url_title}
      okText={fill(text.url_ok, { count: urls.length })}
      cancelText={text.close}
      okButtonProps={{ disabled: urls.length === 0, loading: is_busy }}
      onOk={() => void run(urls)}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <Input.TextArea
          autoFocus
          rows={4}
          value={lines}
          aria-label={text.url_field}
          placeholder={text.url_field}
          onChange={(event) => setLines(event.target.value)}
        />
        <p className="text-xs text-quiet">{text.url_hint}</p>
        <ul className={`bare-list grid gap-1 ${css.results}`} aria-live="polite">
          {results.map(({ url, state, reason }) => (
            <li className="grid grid-cols-auto-last gap-3" key={url}>
              <span title={url}>{url}</span>
              <span className={state === 'done' ? css.good : state === 'failed' ? css.bad : ''}>
                {state === 'done' ? text.url_done : state === 'waiting' ? text.url_waiting : reason}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}
