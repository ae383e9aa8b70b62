/** The door of production. */

export {
  type PackedSize,
  type PlatformPaper,
  productionHooks,
} from './label/label.hooks.ts'
export { addDemoProduction } from './production.demo.ts'
export { takePrintBatches } from './production.queries.ts'
export { staffPhotos } from './task-checks.ts'
