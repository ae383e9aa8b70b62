import { type DesignVersion, getDesign } from '@inkroute/contract/design/record'
import { Button, Drawer, Segmented, Select, Spin } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import css from '../record.module.css'
import { designRecordText } from '../record.text.ts'
import { comparedViews, flatPicture, getDifference, isUnfinished, studioLink } from '../record.view.ts'

async function getPixels(url: string | null | undefined, width: number, height: number): Promise<Uint8ClampedArray> {
  const sheet = document.createElement('canvas')
  sheet.width = width
  sheet.height = height
  const context = sheet.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  if (url) context.drawImage(await getImage(url), 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}

async function getImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

interface Props {
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** Where two versions of a view differ. A version without the view counts as blank. */
function DifferencePicture({ before, after }: Props) {
  const text = useText(designRecordText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const has_picture = Boolean(before ?? after)
  useEffect(() => {
    if (!has_picture) return
    let is_gone = false
    const draw = async () => {
      const { naturalWidth: width, naturalHeight: height } = await getImage(after ?? before ?? '')
      const [old, now] = await Promise.all([getPixels(before, width, height), getPixels(after, width, height)])
      const difference = getDifference(old, now)
      const sheet = canvas.current
      if (is_gone || !sheet) return
      sheet.width = width
      sheet.height = height
      sheet.getContext('2d')?.putImageData(new ImageData(difference.pixels, width, height), 0, 0)
      setShare(difference.share)
    }
    draw().catch(() => setShare(null))
    return () => {
      is_gone = true
    }
  }, [before, after, has_picture])
  if (!has_picture) return <p className={css.missing}>{text.no_picture}</p>
  const percent = share === null ? '' : (100 * share).toFixed(share < 0.01 ? 2 : 1)
  return (
    <div className={css.one}>
      <canvas ref={canvas} className={`max-w-full bg-fill ${css.shown}`} role="img" aria-label={text.difference} />
      <p role="status" className="text-xs text-quiet">
        {share === null ? null : share === 0 ? text.no_difference : fill(text.difference_share, { percent })}
      </p>
    </div>
  )
}

const LIVE_MS = 2000

interface SideProps {
  readonly version: DesignVersion | undefined
  readonly view_id: number
  readonly link: string | null
}

function Side({ version, view_id, link }: SideProps) {
  const text = useText(designRecordText)
  const picture = flatPicture(version, view_id)
  const label = fill(text.version, { version: version?.version ?? 0 })
  return (
    <figure>
      {picture?.large_url ? (
        <img className={`max-w-full bg-fill ${css.shown}`} src={picture.large_url} alt={label} />
      ) : (
        <span className={css.missing}>{text.no_picture}</span>
      )}
      {version ? (
        <figcaption className="text-xs text-quiet">
          {label} · {fill(text.saved_by, { user: version.saved_by })} · <RelativeTime at={version.saved_at} />
        </figcaption>
      ) : null}
      {link ? (
        <Link to={link} target="_blank" rel="noopener">
          <Button size="small" tabIndex={-1}>
            {text.open_version}
          </Button>
        </Link>
      ) : null}
    </figure>
  )
}

function useCompared(versions: readonly DesignVersion[]) {
  const [newest, previous] = versions
  const [after_number, setAfter] = useState<number | null>(null)
  const [before_number, setBefore] = useState<number | null>(null)
  const [view, setView] = useState<number | null>(null)
  const find = (number: number | null) => versions.find((one) => one.version === number)
  const after = find(after_number) ?? newest
  const before = find(before_number) ?? previous ?? newest
  const views = comparedViews(before, after)
  return { before, after, views, view_id: view ?? views[0] ?? 1, setAfter, setBefore, setView }
}

interface CompareProps {
  readonly design: { readonly id: number; readonly basic_product_id: number; readonly is_offered: boolean }
  readonly versions: readonly DesignVersion[]
  readonly view_names: ReadonlyMap<number, string>
}

function Compare({ design, versions, view_names }: CompareProps) {
  const text = useText(designRecordText)
  const [mode, setMode] = useState<'pair' | 'difference'>('pair')
  const { before, after, views, view_id, setAfter, setBefore, setView } = useCompared(versions)
  const options = versions.map(({ version }) => ({ value: version, label: fill(text.version, { version }) }))
  const findLink = (version: DesignVersion | undefined) =>
    version && design.is_offered ? studioLink(design.basic_product_id, design.id, version.version) : null
  const modes = [
    { value: 'pair' as const, label: text.side_by_side },
    { value: 'difference' as const, label: text.difference },
  ]
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 mt-2 mb-3">
        <Select aria-label={text.before} value={before?.version ?? null} options={options} onChange={setBefore} />
        <Select aria-label={text.after} value={after?.version ?? null} options={options} onChange={setAfter} />
        <Select
          aria-label={text.view}
          value={view_id}
          style={{ minWidth: 120 }}
          options={views.map((value) => ({ value, label: view_names.get(value) ?? String(value) }))}
          onChange={setView}
        />
        <Segmented options={modes} value={mode} onChange={setMode} />
      </div>
      {mode === 'pair' ? (
        <div className={`grid grid-cols-halves gap-4 mt-4 ${css.pair}`}>
          <Side version={before} view_id={view_id} link={findLink(before)} />
          <Side version={after} view_id={view_id} link={findLink(after)} />
        </div>
      ) : (
        <DifferencePicture
          before={flatPicture(before, view_id)?.large_url}
          after={flatPicture(after, view_id)?.large_url}
        />
      )}
    </>
  )
}

/** All versions of a design; compares two side by side or as a difference. */
export function VersionsDrawer({ design_id, onClose }: { design_id: number; onClose: () => void }) {
  const text = useText(designRecordText)
  const design = useCall(getDesign, { id: design_id }, { quiet: true })
  const { data } = design
  const is_live = data?.versions.some(({ mockups }) => isUnfinished(mockups)) ?? false
  useCall(getDesign, { id: design_id }, { quiet: true, enabled: is_live, refetch_ms: LIVE_MS })
  return (
    <Drawer open size={860} title={data?.name ?? text.compare} onClose={onClose}>
      {design.isError && !data ? <LoadFailed onRetry={() => void design.refetch()} /> : null}
      {data ? (
        <Compare
          design={data}
          versions={data.versions}
          view_names={new Map(data.views.map(({ id, name }) => [id, name]))}
        />
      ) : (
        <Spin />
      )}
    </Drawer>
  )
}
