import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { type AnswerProblem, checkAnswers } from '@inkroute/engine/personal/check-answers'
import { fitProblems } from '@inkroute/engine/personal/fill-design'
import { rulesIn } from '@inkroute/engine/personal/sample-answers'
import { sun } from '@inkroute/engine/testing/golden-layers'
import { fontFactsWith } from '../../../infra/fonts/load-typesetter.ts'
import { filledDocument } from '../lines/fill-line.ts'
import type { StrangeInput } from './strange-inputs.ts'

interface Filled {
  readonly problems: readonly AnswerProblem[]
  /** As it is read back for printing; null where there are problems. */
  readonly document: DesignDocument | null
}

/** What becomes of an input on its way to the print file: filled by the server, stored and read back, or refused. */
export async function fillInput({ sample, fields, answers, cutout }: StrangeInput): Promise<Filled> {
  const { values, problems } = checkAnswers(fields, answers, rulesIn(sample, fontFactsWith([]).missingIn, []))
  if (problems.length > 0) return { problems, document: null }
  const { document, typesetter } = await filledDocument(sample, fields, values, {
    cutouts: new Map(cutout ? [[sun.key, cutout]] : []),
  })
  const misfits = fitProblems(document, fields, values, typesetter)
  if (misfits.length > 0) return { problems: misfits, document: null }
  const read = readDocument(JSON.parse(JSON.stringify(document)))
  if (!read.ok) throw new Error(`not stored: ${read.detail}`)
  return { problems: [], document: read.document }
}
