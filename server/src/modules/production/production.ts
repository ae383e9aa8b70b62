/** The door of production. */

export { takePrintBatches } from './core/production.queries.ts'
export {
  type PackedSize,
  type PlatformPaper,
  productionHooks,
} from './label/label.hooks.ts'
export { addDemoProduction } from './production.demo.ts'
export { staffPhotos } from './task-checks.ts'
