/** The door of production. */
export {
  type PackedSize,
  type PlatformPaper,
  setPlatformLabelMaker as registerPlatformLabels,
} from './label/platform-label.registry.ts'
export { addDemoProduction } from './production.demo.ts'
export { staffPhotos } from './task-checks.ts'
