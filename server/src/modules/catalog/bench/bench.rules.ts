import { type BenchDocument, BenchResultView, type BenchShot } from '@inkroute/contract/catalog/bench/bench'
import type { Language } from '@inkroute/contract/errors/errors'
import { BENCH_AREA } from '@inkroute/engine/bench/bench-view'
import { canvasArea } from '@inkroute/engine/bench/canvas-area'
import { checkSurface } from '@inkroute/engine/bench/check-surface'
import { printSizeCm } from '@inkroute/engine/bench/measure'
import { z } from 'zod'

/** What `bench_set.result` holds. */
export const StoredResult = z.object({ folder: z.string(), revision: z.int(), views: z.array(BenchResultView) })
export type StoredResult = z.infer<typeof StoredResult>

/** What `bench_set.model` holds. */
export const StoredModel = z.object({ key: z.string(), bytes: z.int(), slots: z.array(z.string()) })

export interface Problem {
  readonly field: string
  readonly message: string
}

/** Every photograph a set shows, also those of single colours. */
export function photoIds({ shots }: BenchDocument): number[] {
  return [...new Set(shots.flatMap(({ photo_id, view }) => [photo_id, ...Object.values(view.colours.photos)]))]
}

function getProblems(shot: BenchShot, n: number, photos: ReadonlySet<number>, language: Language): Problem[] {
  const missing = (field: string, photo_id: number): Problem[] =>
    photos.has(photo_id)
      ? []
      : [
          {
            field,
            message: language === 'zh' ? '照片不存在，请重新选择' : 'The photograph does not exist; choose another',
          },
        ]
  return [
    ...missing(`shots.${n}.photo_id`, shot.photo_id),
    ...Object.entries(shot.view.colours.photos).flatMap(([key, id]) =>
      missing(`shots.${n}.view.colours.photos.${key}`, id),
    ),
    ...checkSurface(shot.view)
      .filter(({ level }) => level === 'error')
      .map(({ field, message }) => ({ field: `shots.${n}.view.${field}`, message: message[language] })),
  ]
}

/** What must be mended before the maps can be made, by field. */
export function problemsIn(document: BenchDocument, photos: ReadonlySet<number>, language: Language): Problem[] {
  const { shots } = document
  if (shots.length === 0) {
    return [{ field: 'shots', message: language === 'zh' ? '请先添加一张照片' : 'Add a photograph first' }]
  }
  const names = shots.map(({ view }) => view.name)
  const twice = names.flatMap((name, n) =>
    names.indexOf(name) === n
      ? []
      : [{ field: `shots.${n}.view.name`, message: language === 'zh' ? '视角名重复' : 'Two views have this name' }],
  )
  return [...twice, ...shots.flatMap((shot, n) => getProblems(shot, n, photos, language))]
}

/** What a product document takes over from a finished view. */
export function resultView({ view }: BenchShot, folder: string, base: string): BenchResultView {
  const [width_cm, height_cm] = printSizeCm(view) ?? [10, 10]
  return {
    picture: { product: folder, view: view.name, area: BENCH_AREA },
    print_area: { ...canvasArea(view), bleed_cm: view.bleed_cm, safe_cm: view.safe_cm ?? 0 },
    width_cm,
    height_cm,
    base,
  }
}
