import type { GridPattern } from '@inkroute/contract/goods/grid/grid'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerScope } from '../../../infra/context.ts'
import { sheetOfLayout } from './compose.rules.ts'
import { getBottomTemplate } from './template/list-bottom-templates.ts'
import { getPayBottomTemplate } from './template/list-pay-templates.ts'

/** A pattern as a sheet to be filled. A template that is gone, or was not bought, is refused. */
export async function sheetOfPattern(scope: SellerScope, pattern: GridPattern): Promise<DesignDocument> {
  if ('layout_id' in pattern) return sheetOfLayout(pattern.layout_id)
  const { kind, template_id: id } = pattern
  const { document } =
    kind === 'own' ? await getBottomTemplate(scope, { id }) : await getPayBottomTemplate(scope, { id })
  const read = readDocument(document)
  if (!read.ok) throw new AppError('design_broken', { detail: read.detail })
  return read.document
}
