import { finishBenchSet } from '@inkroute/contract/catalog/bench/bench'
import { productPicture } from '@inkroute/contract/catalog/pictures'
import { checkSurface } from '@inkroute/engine/bench/check-surface'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { viewName } from '../document/attach.view.ts'
import { withShotAt } from '../document/shots.view.ts'
import { apply, type BenchStep, chooseShot, goTo, takeAnswer, useBench } from '../draft/bench-store.ts'
import { saveNow, useSync } from '../draft/bench-sync.ts'
import { AttachProduct } from '../finish/attach-product.tsx'
import { Section } from '../finish/controls.tsx'
import { ModelField } from '../finish/model-field.tsx'
import { useMaking } from '../finish/use-making.ts'
import { finishText } from './finish.text.ts'
import lists from './lists.module.css'
import css from './steps.module.css'

const getStep = (field: string): BenchStep => {
  if (field.startsWith('surface')) return 'surface'
  return field.startsWith('name') ? 'photo' : 'scale'
}

/** Everything to mend in all views, each a link to where it is mended. */
function useOpenPoints() {
  const text = useText(finishText)
  const { language } = useLanguage()
  const { shots } = useBench(({ history }) => history.present)
  return shots.flatMap((shot, index) =>
    checkSurface(shot.view).map((finding) => ({
      index,
      step: getStep(finding.field),
      is_error: finding.level === 'error',
      text: fill(text.found_in, { view: viewName(shot.view.name)[language], problem: finding.message[language] }),
    })),
  )
}

function ViewOrder() {
  const text = useText(finishText)
  const { language } = useLanguage()
  const { shots } = useBench(({ history }) => history.present)
  const photos = useBench(({ set }) => set?.photos) ?? []
  const move = (from: number, to: number) => apply((document) => withShotAt(document, from, to))
  return (
    <ol className={`bare-list grid gap-1.5 ${lists.order}`}>
      {shots.map((shot, n) => (
        <li
          className="flex items-center bg-studio-0 rounded-card gap-2 p-1.5"
          key={`${shot.photo_id} ${shot.view.name}`}
        >
          <img src={photos.find((photo) => photo.id === shot.photo_id)?.preview_url} alt="" />
          <span className="flex flex-wrap items-center flex-1 gap-x-2 gap-y-0.5">
            {viewName(shot.view.name)[language]}
            {n === 0 ? <b>{text.main}</b> : null}
          </span>
          <button type="button" aria-label={text.up} disabled={n === 0} onClick={() => move(n, n - 1)}>
            ↑
          </button>
          <button type="button" aria-label={text.down} disabled={n === shots.length - 1} onClick={() => move(n, n + 1)}>
            ↓
          </button>
        </li>
      ))}
    </ol>
  )
}

function MakeButton({ is_blocked }: { is_blocked: boolean }) {
  const text = useText(finishText)
  const set = useBench((state) => state.set)
  const sync = useSync((state) => state.state)
  const finish = useSend(finishBenchSet, { onSuccess: takeAnswer })
  const make = async () => {
    await saveNow()
    const now = useBench.getState().set
    if (now && useSync.getState().state === 'kept') finish.mutate({ id: now.id, revision: now.revision })
  }
  const is_making = set?.state === 'making' || finish.isPending
  const is_fresh = set?.state === 'ready' && sync === 'kept' && set.result?.revision === set.revision
  return (
    <button
      type="button"
      className={css.primary}
      disabled={is_blocked || is_making || is_fresh}
      onClick={() => void make()}
    >
      {is_making ? text.making : is_fresh ? text.made : text.make}
    </button>
  )
}

export function FinishPanel() {
  const text = useText(finishText)
  const { language } = useLanguage()
  const set = useBench((state) => state.set)
  const { shots, name } = useBench(({ history }) => history.present)
  const points = useOpenPoints()
  useMaking()
  const names = shots.map((shot) => shot.view.name)
  const is_double = new Set(names).size < names.length
  return (
    <>
      <Section title={text.order}>
        <ViewOrder />
      </Section>
      {points.length > 0 || is_double || name.trim() === '' ? (
        <Section title={text.open_points}>
          <ul className={`bare-list grid gap-1.5 ${lists.findings}`}>
            {is_double ? (
              <li data-level="error">
                <button type="button" onClick={() => goTo('photo')}>
                  {text.double}
                </button>
              </li>
            ) : null}
            {name.trim() === '' ? (
              <li data-level="error">
                <button type="button" onClick={() => goTo('photo')}>
                  {text.nameless}
                </button>
              </li>
            ) : null}
            {points.map((point) => (
              <li key={point.text} data-level={point.is_error ? 'error' : 'warning'}>
                <button
                  type="button"
                  onClick={() => {
                    chooseShot(point.index)
                    goTo(point.step)
                  }}
                >
                  {point.text}
                </button>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <MakeButton is_blocked={shots.length === 0 || is_double || points.some((point) => point.is_error)} />
      {set?.state === 'failed' && set.reason ? (
        <p className={css.note} data-level="error">
          {set.reason}
        </p>
      ) : null}
      {set?.result ? (
        <Section>
          <p className={`flex flex-wrap items-center gap-2 ${css.done}`}>
            <Icon name="check" size_px={18} />
            {text.ready}
          </p>
          <ul className={`bare-list grid gap-1.5 ${lists.shots}`}>
            {set.result.views.map(({ picture, base }) => (
              <li key={picture.view}>
                <img
                  src={productPicture(
                    { code: picture.product, view: picture.view, colour: `hex-${base.slice(1)}` },
                    240,
                  )}
                  alt={viewName(picture.view)[language]}
                />
              </li>
            ))}
          </ul>
          <AttachProduct made={set.result.views} />
        </Section>
      ) : null}
      <ModelField />
    </>
  )
}
