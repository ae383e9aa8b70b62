/** The door of production. */
export { addDemoProduction } from './production.demo.ts'
export { staffPhotos } from './task-checks.ts'
