// What each JSON column holds: its rows are read, inserted and updated as this. A JSON column that is missing here has
// to be parsed when it is read. `npm run db:types` after adding one.
import type { saveQuestionnaire } from '@inkroute/contract/account/account'
import type { Input } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import type { AmountTemplate } from '@inkroute/contract/goods/amount'
import type { BatchPlan } from '@inkroute/contract/goods/batch/plan'
import type { TemplateContent } from '@inkroute/contract/listing/listing'
import type { DearerChange } from '@inkroute/contract/order/change'
import type { ImportField } from '@inkroute/contract/order/import/fields'
import type { ImportDefaults, ImportMapping, RowStatus } from '@inkroute/contract/order/import/import'
import type { OrderAddress } from '@inkroute/contract/order/order'
import type { TariffBody, TariffHead, Zone } from '@inkroute/contract/shipping/tariff/tariff'
import type { StoreRule } from '@inkroute/contract/store/rule'
import type { TemplateSlot } from '@inkroute/contract/template/template'
import type { ViewDesign } from '@inkroute/engine/document/design-document'
import type { Measures } from '@inkroute/engine/look/measure'
import type { Mapping, PlatformAnswer } from '@inkroute/engine/personal/suggest-mapping'
import type { ListingDraft, VariantIds } from './connectors/core/listing.ts'
import type { MarketOrder, ShippedLine } from './connectors/core/market-order.ts'
import type { KeptWorkPicture } from './modules/after-sale/core/work.view.ts'
import type { KeptKit } from './modules/brand/kit/kit.queries.ts'
import type { KeptSource } from './modules/design/core/design.queries.ts'
import type { KeptError } from './modules/design/core/making.view.ts'
import type { KeptFinding } from './modules/design/core/print-check.rules.ts'
import type { SharedPicture } from './modules/design/share/share.queries.ts'
import type { RunParts } from './modules/goods/batch/plan/run-parts.ts'
import type { KeptShowImage } from './modules/goods/core/show-image.rules.ts'
import type {
  RowProblem as TemplateRowProblem,
  RowValues as TemplateRowValues,
} from './modules/goods/template-import/template-row.rules.ts'
import type { StoredCue } from './modules/help/list-videos.ts'
import type { Problem as ListingProblem } from './modules/listing/core/listing.rules.ts'
import type { BulkFailure } from './modules/order/bulk/bulk.queries.ts'
import type { Parts as SurchargeParts } from './modules/order/change/parts.rules.ts'
import type { BoxContent } from './modules/order/fba/fba.rules.ts'
import type { MergedPart } from './modules/order/foreign/match-codes.ts'
import type { RowProblem as ImportRowProblem } from './modules/order/import/check/check-import.rules.ts'
import type { RowValues as ImportRowValues } from './modules/order/import/check/import-row.rules.ts'
import type { ImportChannel } from './modules/order/import/check/plan-shipments.rules.ts'
import type { KeptProblem } from './modules/personal/lines/fill-line.ts'
import type { StoredBlocker } from './modules/privacy/privacy.view.ts'
import type { KeptPhoto } from './modules/production/task-checks.ts'
import type { StoredRefusal } from './modules/upload/core/upload.view.ts'
import type { KeptPicture } from './modules/upload/held-uploads.ts'

/** A design document of any version: migrated and parsed before it is used. */
type StoredDocument = Record<string, unknown>

declare module './infra/db/json-column.ts' {
  interface JsonColumns {
    'amount_template.rule': AmountTemplate['rule']
    'batch_cell.error': KeptError
    'batch_run.parts': RunParts
    'batch_run.plan': BatchPlan
    'batch_run.reason': KeptError
    'bottom_template.document': StoredDocument
    'brand.logo': readonly KeptPicture[]
    'brand_kit.colours': KeptKit['colours']
    'brand_kit.fonts': KeptKit['fonts']
    'brand_kit.logos': KeptKit['logos']
    'brand_kit.styles': KeptKit['styles']
    'conversation_message.pictures': readonly KeptWorkPicture[]
    'design_check.findings': readonly KeptFinding[]
    'design_draft.document': StoredDocument
    'design_mockup.error': KeptError
    'design_share.pictures': readonly SharedPicture[]
    'design_template.document': StoredDocument
    'design_template.slots': readonly TemplateSlot[]
    'design_version.document': StoredDocument
    'design_version.pictures': readonly KeptSource[]
    'fba_box.items': readonly BoxContent[]
    'foreign_order_line.parts': readonly MergedPart[]
    'foreign_order_line.personalisation': readonly PlatformAnswer[]
    'goods.show_images': readonly KeptShowImage[]
    'grid_painting.error': KeptError
    'grid_painting.view': ViewDesign
    'listing.draft': ListingDraft
    'listing.problems': readonly ListingProblem[]
    'listing.variant_ids': VariantIds
    'listing_category.attributes': TemplateContent['attributes']
    'listing_template.content': TemplateContent
    'material.measures': Measures
    'order_bulk.failures': readonly BulkFailure[]
    'order_change_wait.asked': DearerChange['asked']
    'order_change_wait.parts': SurchargeParts
    'order_import.channels': readonly ImportChannel[]
    'order_import.counts': Partial<Record<RowStatus, number>>
    'order_import.defaults': ImportDefaults
    'order_import.mapping': ImportMapping
    'order_import_row.edits': ImportRowValues
    'order_import_row.problems': readonly ImportRowProblem[]
    'order_import_template.defaults': ImportDefaults
    'order_import_template.headers': Partial<Record<ImportField, string>>
    'order_view.filters': Record<string, string>
    'pay_bottom_template.document': StoredDocument
    'personal_line.problems': readonly KeptProblem[]
    'personal_mapping.mapping': Mapping
    'print_file.error': KeptError
    'print_set.error': KeptError
    'privacy_request.blockers': readonly StoredBlocker[]
    'product_application.pictures': readonly KeptPicture[]
    'product_feedback.pictures': readonly KeptPicture[]
    'questionnaire.answers': Input<typeof saveQuestionnaire>
    'recharge.vouchers': readonly KeptPicture[]
    'sales_order.address': OrderAddress
    'sales_order.hold_note': Readonly<Record<Language, string>>
    'seller_authentication.pictures': readonly KeptPicture[]
    'shipping_tariff.source': NonNullable<TariffHead['source']>
    'shipping_tariff.surcharges': TariffBody['surcharges']
    'shipping_zone.pricing': Zone['pricing']
    'store_order.snapshot': MarketOrder
    'store_push.lines': readonly ShippedLine[]
    'store_rule.content': StoreRule
    'task_check.photos': readonly KeptPhoto[]
    'template_import_row.problems': readonly TemplateRowProblem[]
    'template_import_row.values': TemplateRowValues
    'third_party_product.pictures': readonly KeptPicture[]
    'tutorial_video.transcript': readonly StoredCue[]
    'upload.refusal': StoredRefusal
    'user_design_template.document': StoredDocument
    'user_design_template.slots': readonly TemplateSlot[]
    'work_order_message.pictures': readonly KeptWorkPicture[]
  }
}
