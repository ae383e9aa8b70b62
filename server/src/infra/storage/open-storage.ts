import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { openLocalStorage } from './local-storage.ts'
import type { Storage } from './storage.ts'

export const localStorageFolder = (data_dir: string): string => join(data_dir, 'storage')

/** The store this installation is configured for. */
export async function openStorage(
  config: Pick<Config, 'data_dir' | 'app_secret' | 's3' | 'object_cache_bytes'>,
): Promise<Storage> {
  const { data_dir, app_secret, s3, object_cache_bytes } = config
  if (!s3) return openLocalStorage(localStorageFolder(data_dir), app_secret)
  // The client is large; installations with a local folder never load it.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(s3, { app_secret, cache_dir: join(data_dir, 'cache', 'objects'), object_cache_bytes })
}
