/** The door of production. */
export { staffPhotos } from './task-checks.ts'
