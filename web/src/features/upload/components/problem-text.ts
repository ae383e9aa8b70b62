import { uploadExtensions, uploadLimits } from '@inkroute/contract/upload/upload'
import { fill, type Texts } from '../../../shared/text/text.ts'
import type { uploadText } from '../upload.text.ts'
import { formatBytes, type LocalProblem } from '../upload.view.ts'

/** What is wrong with a file, and what would be right. */
export function problemText(problem: LocalProblem, text: Texts<typeof uploadText>): string {
  if (problem === 'type') return fill(text.problem_type, { types: uploadExtensions.join(' / ') })
  if (problem === 'large') return fill(text.problem_large, { limit: formatBytes(uploadLimits.max_bytes) })
  return problem === 'empty' ? text.problem_empty : text.problem_network
}
