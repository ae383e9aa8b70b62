import { addBenchPhoto, type BenchPhotoFile } from '@inkroute/contract/catalog/bench/bench'
import { call } from '../../../../shared/api/client.ts'
import { handleFailure } from '../../../../shared/api/failure-handler.ts'
import { ApiError } from '../../../../shared/api/request.ts'
import { middleFrame } from '../document/shots.view.ts'
import { addPhotos, applyShot } from '../draft/bench-store.ts'
import { loadPhoto, turnedPhoto } from '../preview/working-picture.ts'

/** A quarter turn: the turned photograph takes the place of the other. */
export async function turnPhoto(photo: BenchPhotoFile): Promise<void> {
  try {
    const file = await turnedPhoto(await loadPhoto(photo))
    const turned = await call(addBenchPhoto, { name: photo.name }, { file })
    addPhotos([turned])
    applyShot((shot) => ({ ...shot, photo_id: turned.id, frame: middleFrame(turned) }))
  } catch (error) {
    if (error instanceof ApiError) handleFailure(error)
    else throw error
  }
}
