export { copyUpload } from './copy-upload.ts'
export {
  getDrawings,
  holdUpload,
  type KeptPicture,
  keepPictures,
  keptPictureUrls,
  releaseUpload,
} from './held-uploads.ts'
export { readPicture } from './read-picture.ts'
export { shopPictureUrl } from './shop-picture.ts'
export { refusalText, takeFile } from './take-file.ts'
export { uploadHooks } from './upload.hooks.ts'
export {
  forgetStaffPictures,
  insertStaffPicture,
  renameUploads,
  selectStaffPictures,
  setUploadsDeleted,
} from './upload.queries.ts'
export { getMissingFonts } from './upload.view.ts'
export { cutOutStored, isDemoLibraryFull, removeUploads } from './uploads.ts'
