import { getBenchSet } from '@inkroute/contract/catalog/bench/bench'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../../../shared/api/client.ts'
import { useText } from '../../../shared/text/language.tsx'
import { useBench } from './draft/bench-store.ts'
import { keepSaving, startFrom } from './draft/bench-sync.ts'
import { benchText } from './shell/bench.text.ts'
import { BenchTable } from './shell/bench-table.tsx'
import { BenchTop, Conflict } from './shell/bench-top.tsx'
import css from './shell/shell.module.css'

/** The picture bench: from a photograph of a blank to a view of a product, in eight steps. */
export default function BenchScreen() {
  const text = useText(benchText)
  const id = Number(useParams().id)
  const open_id = useBench(({ set }) => set?.id)
  const [is_missing, setMissing] = useState(false)
  useEffect(() => {
    let stop = () => {}
    let is_current = true
    // Not cached: two people may work on it, and what is opened must be what the server has.
    call(getBenchSet, { id }).then(
      (set) => {
        if (!is_current) return
        startFrom(set)
        stop = keepSaving()
      },
      () => is_current && setMissing(true),
    )
    return () => {
      is_current = false
      stop()
      useBench.setState({ set: null })
    }
  }, [id])
  if (is_missing) {
    return (
      <div className={`grid justify-items-center bg-studio-0 gap-3 ${css.missing}`}>
        <p>{text.missing}</p>
        <Link to="/ops/bench">{text.back}</Link>
      </div>
    )
  }
  return (
    <div className={`grid overflow-hidden text-sm bg-studio-0 ${css.bench}`}>
      <BenchTop />
      <Conflict />
      {open_id === id ? (
        <BenchTable />
      ) : (
        <p className={`absolute text-xs text-on-dark pointer-events-none px-3.5 py-1.5 ${css.state}`}>{text.loading}</p>
      )}
    </div>
  )
}
