import type { BenchPhotoFile } from '@inkroute/contract/catalog/bench/bench'
import { useRef } from 'react'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { showDialog } from '../../../../shared/ui/dialog.ts'
import { viewName } from '../document/attach.view.ts'
import { frameMoved, reframed, usualViews, withoutShot } from '../document/shots.view.ts'
import { apply, applyShot, applyView, chooseShot, settle, useBench, useShot } from '../draft/bench-store.ts'
import { Section, Slider } from '../finish/controls.tsx'
import { AddPhotos } from '../photo/add-photos.tsx'
import { turnPhoto } from '../photo/turn-photo.ts'
import type { StageTool } from '../stage/use-stage-hand.ts'
import type { Point } from '../stage/viewport.view.ts'
import lists from './lists.module.css'
import { photoText } from './photo.text.ts'
import css from './steps.module.css'

export const usePhoto = (): BenchPhotoFile | null => {
  const shot = useShot()
  const photos = useBench(({ set }) => set?.photos)
  return photos?.find((photo) => photo.id === shot?.photo_id) ?? null
}

function ViewName({ name }: { name: string }) {
  const text = useText(photoText)
  const { language } = useLanguage()
  const rename = (next: string) => {
    const clean = next
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .slice(0, 20)
    if (clean) applyView((view) => ({ ...view, name: clean }), 'view name')
  }
  const is_usual = usualViews.some((usual) => usual === name)
  return (
    <div className={`grid gap-1 ${css.field}`}>
      <label htmlFor="bench-view">{text.view}</label>
      <select
        id="bench-view"
        value={is_usual ? name : 'other'}
        onChange={(event) => rename(event.target.value === 'other' ? 'other' : event.target.value)}
      >
        {usualViews.map((usual) => (
          <option key={usual} value={usual}>
            {viewName(usual)[language]}
          </option>
        ))}
        <option value="other">{text.other_view}</option>
      </select>
      {is_usual ? null : (
        <input
          aria-label={text.own_name}
          value={name}
          maxLength={20}
          onChange={(event) => rename(event.target.value)}
        />
      )}
    </div>
  )
}

function FrameControls({ photo }: { photo: BenchPhotoFile }) {
  const text = useText(photoText)
  const shot = useShot()
  if (!shot) return null
  const longest = Math.max(photo.width_px, photo.height_px)
  const zoom = longest / shot.frame.side
  return (
    <Section title={text.crop}>
      <p className="text-xs leading-1.6 text-studio">{text.crop_hint}</p>
      <Slider
        label={text.zoom}
        value={Math.round(zoom * 100)}
        min={100}
        max={500}
        unit="%"
        onChange={(percent) =>
          applyShot((old) => reframed(old, frameMoved(old.frame, photo, { side: longest / (percent / 100) })), 'crop')
        }
        onSettle={settle}
      />
      <button type="button" className={css.button} onClick={() => void turnPhoto(photo)}>
        {text.turn}
      </button>
    </Section>
  )
}

export function PhotoPanel() {
  const text = useText(photoText)
  const { language } = useLanguage()
  const shot = useShot()
  const photo = usePhoto()
  const index = useBench((state) => state.shot)
  const { name, shots } = useBench(({ history }) => history.present)
  const photos = useBench(({ set }) => set?.photos) ?? []
  const remove = () =>
    showDialog({
      title: text.remove_title,
      body: text.remove_body,
      action: text.remove,
      run: () => apply((document) => withoutShot(document, index)),
    })
  return (
    <>
      <div className={`grid gap-1 ${css.field}`}>
        <label htmlFor="bench-name">{text.name}</label>
        <input
          id="bench-name"
          value={name}
          maxLength={80}
          placeholder={text.name_example}
          onChange={(event) => apply((document) => ({ ...document, name: event.target.value }), 'name')}
          onBlur={settle}
        />
      </div>
      {shots.length > 0 ? (
        <ul className={`bare-list grid gap-1.5 ${lists.shots}`} aria-label={text.views}>
          {shots.map((one, n) => (
            <li key={`${one.photo_id} ${one.view.name}`}>
              <button type="button" aria-pressed={n === index} onClick={() => chooseShot(n)}>
                <img src={photos.find((file) => file.id === one.photo_id)?.preview_url} alt="" />
                <span>{viewName(one.view.name)[language]}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <AddPhotos />
      {shot ? <ViewName name={shot.view.name} /> : null}
      {photo ? <FrameControls photo={photo} /> : null}
      {shot ? (
        <button type="button" className={css.quiet} onClick={remove}>
          {text.remove}
        </button>
      ) : null}
    </>
  )
}

/** Dragging moves the photograph below the frame. */
export function usePhotoTool(): StageTool | null {
  const photo = usePhoto()
  const last = useRef<Point | null>(null)
  if (!photo) return null
  return {
    cursor: 'move',
    onStart: (at) => {
      last.current = at
    },
    onMove: (at) => {
      if (!last.current) return
      const [dx, dy] = [at.x - last.current.x, at.y - last.current.y]
      last.current = at
      applyShot((shot) => reframed(shot, frameMoved(shot.frame, photo, { dx, dy })), 'crop')
    },
    onEnd: settle,
  }
}
