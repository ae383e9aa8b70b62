export { copyUpload } from './copy-upload.ts'
export { shopPictureUrl } from './core/shop-picture.ts'
export { uploadHooks } from './core/upload.hooks.ts'
export {
  forgetStaffPictures,
  insertStaffPicture,
  renameUploads,
  selectStaffPictures,
  setUploadsDeleted,
} from './core/upload.queries.ts'
export { getMissingFonts } from './core/upload.view.ts'
export {
  getDrawings,
  holdUpload,
  type KeptPicture,
  keepPictures,
  keptPictureUrls,
  releaseUpload,
} from './held-uploads.ts'
export { readPicture } from './read-picture.ts'
export { refusalText, takeFile } from './take-file.ts'
export { cutOutStored, isDemoLibraryFull, removeUploads } from './uploads.ts'
