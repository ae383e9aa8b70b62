import { addBenchPhoto, type BenchPhotoFile } from '@inkroute/contract/catalog/bench/bench'
import { call } from '../../../../shared/api/client.ts'
import { ApiError } from '../../../../shared/api/request.ts'

interface Uploaded {
  readonly photos: readonly BenchPhotoFile[]
  /** Names of files that were refused, with the reason. */
  readonly problems: readonly { readonly name: string; readonly reason: string }[]
}

/** One after the other: photographs are large, and phones upload slowly. */
export async function uploadPhotos(files: readonly File[], onProgress: (done: number) => void): Promise<Uploaded> {
  const photos: BenchPhotoFile[] = []
  const problems: { name: string; reason: string }[] = []
  for (const [index, file] of files.entries()) {
    onProgress(index)
    try {
      photos.push(await call(addBenchPhoto, { name: file.name.slice(0, 255) }, { file }))
    } catch (error) {
      problems.push({ name: file.name, reason: error instanceof ApiError ? error.message : '' })
    }
  }
  onProgress(files.length)
  return { photos, problems }
}
