export { copyUpload } from './copy-upload.ts'
export {
  drawingsOf,
  holdUpload,
  type KeptPicture,
  keepPictures,
  keptPictureUrls,
  releaseUpload,
} from './held-uploads.ts'
export { connectLibrary } from './library.registry.ts'
export { readPicture } from './read-picture.ts'
export { shopPictureUrl } from './shop-picture.ts'
export { refusalText, takeFile } from './take-file.ts'
export { missingFontsOf } from './upload.view.ts'
export { cutOutStored, isDemoLibraryFull, removeUploads } from './uploads.ts'
