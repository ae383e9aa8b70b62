import { type BatchCheck, checkBatchRun, createBatchRun, listBatchRuns } from '@inkroute/contract/goods/batch/batch'
import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { useMutation } from '@tanstack/react-query'
import { Button, Input, Modal, Spin } from 'antd'
import { useEffect } from 'react'
import { call } from '../../../../shared/api/client.ts'
import { useSend } from '../../../../shared/api/hooks.ts'
import type { ApiError } from '../../../../shared/api/request.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { runText } from '../state/batch.text.ts'
import { artworkId } from '../state/batch-state.ts'
import { change, changePairs, fitColours, removeGone, useBatch } from '../state/batch-store.ts'
import { getPlan } from '../state/plan.view.ts'
import css from './run.module.css'

function Figures({ check }: { check: BatchCheck }) {
  const text = useText(runText)
  const figures = [
    { label: text.goods, value: check.to_make, is_main: true },
    { label: text.skus, value: check.skus },
    { label: text.pictures, value: check.pictures },
    ...(check.duplicates > 0 ? [{ label: text.repeats, value: check.duplicates }] : []),
    ...(check.low_resolution > 0 ? [{ label: text.coarse, value: check.low_resolution }] : []),
    ...(check.pictures_missing > 0 ? [{ label: text.no_picture, value: check.pictures_missing }] : []),
    ...(check.artworks_empty > 0 ? [{ label: text.empty_artwork, value: check.artworks_empty }] : []),
    ...(check.without_colour > 0 ? [{ label: text.no_colour, value: check.without_colour }] : []),
    ...(check.left_out > 0 ? [{ label: text.by_hand, value: check.left_out }] : []),
  ]
  return (
    <dl className={`grid gap-2.5 m-0 ${css.figures}`}>
      {figures.map(({ label, value, is_main = false }) => (
        <div className="bg-paper rounded-card px-3 py-2.5" key={label} data-main={is_main}>
          <dt className="text-xs text-quiet">{label}</dt>
          <dd className="text-xl font-strong tabular-nums m-0">{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}

function quotaWords(text: Texts<typeof runText>, left: number | null, needed: number): string {
  if (left === null) return fill(text.quota_free, { needed })
  if (needed > left) return fill(text.quota_short, { needed, left, short: needed - left })
  return fill(text.quota_uses, { needed, left: left - needed })
}

function Quota({ quota }: Pick<BatchCheck, 'quota'>) {
  const text = useText(runText)
  const { left, needed } = quota
  const is_short = left !== null && needed > left
  const share = left === null || left === 0 ? 0 : Math.min(1, needed / left)
  return (
    <section className={css.quota} data-short={is_short}>
      <h3>{text.quota}</h3>
      <div className={`h-2 overflow-hidden bg-line rounded-sm ${css.bar}`}>
        <span className="block h-full bg-action" style={{ width: `${is_short ? 100 : share * 100}%` }} />
      </div>
      <p>
        {quotaWords(text, left, needed)} · {text.quota_rule}
      </p>
      {is_short ? <a href="/main/valueAddedServices/design">{text.buy}</a> : null}
    </section>
  )
}

function Findings({ check, onChanged }: { check: BatchCheck; onChanged: () => void }) {
  const text = useText(runText)
  return (
    <section>
      <h3>{text.findings}</h3>
      {check.findings.length === 0 ? <p className="text-success">{text.findings_none}</p> : null}
      <ul className={`bare-list grid gap-1.5 ${css.findings}`}>
        {check.findings.map(({ rule, level, message, count, pairs }) => (
          <li key={`${rule}:${level}`} data-level={level}>
            <strong className="text-quiet">{text[`level_${level}`]}</strong>
            <span>{message}</span>
            <em>{fill(text.finding_count, { count })}</em>
            {rule === 'listing_skus' && check.fitting_colours.length > 0 ? (
              <Button
                size="small"
                onClick={() => {
                  fitColours(check.fitting_colours)
                  onChanged()
                }}
              >
                {text.fit_colours}
              </Button>
            ) : null}
            {level === 'error' ? (
              <Button
                size="small"
                onClick={() => {
                  changePairs(pairs, { is_left_out: true })
                  onChanged()
                }}
              >
                {text.leave_these}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Names({ names }: Pick<BatchCheck, 'names'>) {
  const text = useText(runText)
  if (names.length === 0) return null
  return (
    <section>
      <h3>{text.names}</h3>
      <ul className="bare-list grid gap-1.5">
        {[...new Set(names)].map((name) => (
          <li className="truncate bg-paper rounded-control px-2.5 py-1" key={name}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RefusalProps {
  readonly words: string
  readonly check: BatchCheck | undefined
  readonly onChanged: () => void
}

/** Problems that block the run, with a fix where there is one. */
function Refusal({ words, check, onChanged }: RefusalProps) {
  const text = useText(runText)
  const { product_ids = [], artworks = [] } = check?.gone ?? {}
  const { products, artworks: here } = useBatch()
  const gone = new Set(artworks.map(artworkId))
  const names = [
    ...products.filter(({ id }) => product_ids.includes(id)).map(({ name }) => name),
    ...here.filter((one) => gone.has(artworkId(one))).map(({ name }) => name),
  ]
  return (
    <p className={`text-danger rounded-control px-3 py-2.5 ${css.refusal}`} role="alert">
      {words}{' '}
      {check && check.batch_size > 0 && check.to_make > check.batch_size ? (
        <a href="/vipService">{text.levels}</a>
      ) : null}
      {names.length > 0 ? (
        <>
          <span className="block wrap-anywhere mt-1 mb-2">
            {names.slice(0, SHOWN_GONE).join('、') + (names.length > SHOWN_GONE ? ' …' : '')}
          </span>
          <Button
            size="small"
            onClick={() => {
              removeGone(product_ids, [...gone])
              onChanged()
            }}
          >
            {text.remove_gone}
          </Button>
        </>
      ) : null}
    </p>
  )
}

const SHOWN_GONE = 6

interface DialogProps {
  readonly onClose: () => void
  readonly onStarted: (run_id: number) => void
}

/** Summary of the run with costs and problems, and the start button. */
export function CheckDialog({ onClose, onStarted }: DialogProps) {
  const text = useText(runText)
  const run_name = useBatch((state) => state.run_name)
  const check = useMutation<BatchCheck, ApiError>({
    mutationFn: () => call(checkBatchRun, getPlan(useBatch.getState())),
  })
  const start = useSend(createBatchRun, {
    refetch: [listBatchRuns, getDesignQuota],
    onSuccess: ({ id }) => {
      showToast('success', text.started)
      onStarted(id)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when it opens
  useEffect(() => check.mutate(), [])
  const found = check.data
  const refusal = check.error?.message ?? found?.refusal
  const footer = [
    <Button key="back" onClick={onClose}>
      {text.back}
    </Button>,
    <Button
      key="start"
      type="primary"
      disabled={!found || Boolean(refusal)}
      loading={start.isPending}
      onClick={() => start.mutate(getPlan(useBatch.getState()))}
    >
      {fill(text.start, { count: found?.to_make ?? 0 })}
    </Button>,
  ]
  return (
    <Modal open width={640} title={text.title} footer={footer} onCancel={onClose}>
      <div className={`grid content-start ${css.check}`}>
        {check.isPending ? (
          <p className="flex items-center text-quiet gap-2.5" role="status">
            <Spin /> {text.checking}
          </p>
        ) : null}
        {refusal ? <Refusal words={refusal} check={found} onChanged={() => check.mutate()} /> : null}
        {found ? (
          <>
            <Figures check={found} />
            <Quota quota={found.quota} />
            {found.to_make > 0 ? <Findings check={found} onChanged={() => check.mutate()} /> : null}
            <Names names={found.names} />
            <Input
              value={run_name}
              maxLength={120}
              placeholder={text.run_name}
              aria-label={text.run_name}
              onChange={({ target }) => change({ run_name: target.value })}
            />
          </>
        ) : null}
      </div>
    </Modal>
  )
}
