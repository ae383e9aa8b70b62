import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CutoutModel } from '../../../config/config.ts'
import { StartError } from '../../../config/start-error.ts'

export interface Tensor {
  readonly data: Float32Array
  readonly dims: readonly number[]
}
export interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  readonly inputMetadata?: readonly { readonly shape?: readonly (number | string)[] }[]
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>
}
/** What is used of `onnxruntime-node`. */
export interface Runtime {
  readonly InferenceSession: { create(path: string): Promise<Session> }
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor
}

const PACKAGE = 'onnxruntime-node'

/** Said at the start, not at the first photo. */
export function checkCutoutModel(model: CutoutModel | undefined): void {
  if (!model) return
  if (!existsSync(model.path)) throw new StartError(`CUTOUT_MODEL: there is no file ${model.path}.`)
  try {
    createRequire(model.path).resolve(PACKAGE)
  } catch {
    throw new StartError(
      `CUTOUT_MODEL needs the package ${PACKAGE}. Run "npm install --ignore-scripts ${PACKAGE}" in the folder of the model.`,
    )
  }
}

/** The runtime is no package of ours: operators install it beside their model. */
export const loadRuntime = (model_path: string): Runtime => createRequire(model_path)(PACKAGE)
