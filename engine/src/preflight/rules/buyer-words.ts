import { fillDesign, fitProblems } from '../../personal/fill-design.ts'
import { fieldsAfter } from '../../personal/mark-fields.ts'
import { wordsIn } from '../../personal/personal-field.ts'
import { sampleAnswers } from '../../personal/sample-answers.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule } from '../core/preflight-types.ts'

/** Layers marked as the buyer's whose longest answer would be too small to print. */
export const buyerWords: PreflightRule = {
  id: 'buyer_words',
  check: (view, { document, fonts }) => {
    if (!fonts?.layout || !view.layers.some(({ marks }) => marks !== undefined && marks.length > 0)) return []
    const typesetter = { layout: fonts.layout, missingIn: fonts.missingIn, filesFor: () => [] }
    const fields = fieldsAfter([], null, document)
    const longest = sampleAnswers(fields, 'longest')
    const filled = fillDesign(document, fields, longest, typesetter)
    const misfits = fitProblems(filled, fields, longest, typesetter).filter(({ kind }) => kind === 'does_not_fit')
    return misfits.flatMap(({ field_id }) => {
      const field = fields.find(({ id }) => id === field_id)
      const layer = view.layers.find(({ id }) => field?.layer_ids.includes(id))
      if (!field || !layer) return []
      const { zh, en } = getLabel(layer)
      const [name_zh, name_en] = [wordsIn(field.label, 'zh'), wordsIn(field.label, 'en')]
      return [
        {
          level: 'warning',
          layer,
          message: {
            zh: `${zh}由买家填写“${name_zh}”，允许的最长内容放进去后会小到印不清。请减少最多字数，或把文字框放大。`,
            en: `${en} is filled in by buyers (“${name_en}”). The longest answer you allow would be too small to print; allow fewer letters, or make the text larger.`,
          },
        },
      ]
    })
  },
}
