/** The door of production. */
export { type KeptPhoto, staffPhotos } from './task-checks.ts'
