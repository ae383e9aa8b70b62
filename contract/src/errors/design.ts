import { business, type ErrorEntry } from './entry.ts'

/** What can be wrong with a design and with what is made of it. */
export const designErrors = {
  design_newer: business(
    422,
    '这份设计由更新的版本保存（{detail}），请刷新页面后再打开；内容没有改动',
    'This design was saved by a newer version ({detail}); reload the page and open it again. Nothing was changed',
  ),
  design_broken: business(
    422,
    '设计内容不完整，无法保存。请刷新页面后重试',
    'The design is incomplete and cannot be saved. Reload the page and try again',
  ),
  design_artwork_withdrawn: business(
    422,
    '图层“{layer}”的图案已下架，不能用于新设计，请换一个图案',
    'The artwork of the layer “{layer}” has been withdrawn and cannot be used in new designs; choose another one',
  ),
  design_empty: business(
    422,
    '画布上还没有内容，请先添加图片或文字',
    'The canvas is empty; add a picture or some text first',
  ),
  design_other_product: business(
    422,
    '设计与所选产品不一致，请重新选择产品',
    'The design belongs to another product; choose the product again',
  ),
  design_unknown_view: business(422, '产品没有第 {view_id} 个印刷面', 'The product has no view {view_id}'),
  design_unknown_item: business(
    422,
    '产品没有所选的颜色或尺码，请刷新后重新选择',
    'The selected colour or size is not available for this product; refresh and choose again',
  ),
  design_picture_missing: business(
    422,
    '图层“{layer}”的图片已不存在，请换一张',
    'The picture of the layer “{layer}” no longer exists; choose another',
  ),
  design_picture_broken: business(
    422,
    '图层“{layer}”的图片文件已损坏，请重新上传后替换',
    'The picture file of the layer “{layer}” is damaged; upload it again and replace it',
  ),
  design_not_made: business(
    500,
    '生成时出错，请重试；多次失败请联系客服',
    'It could not be created; try again, and contact support if it keeps failing',
  ),
  print_check_open: business(
    409,
    '“{name}”的印刷检查未通过：{reason}请修改设计，或在支付页确认按现状印刷',
    'The print check of “{name}” failed: {reason} Change the design, or accept it as it is on the payment page',
  ),
  share_gone: business(
    404,
    '链接已失效或已被收回，请向对方要新的链接',
    'This link is no longer valid; ask for a new one',
  ),
  share_limit: business(
    409,
    '最多同时保留 {limit} 个分享链接，请先收回不用的',
    'You can have up to {limit} links at a time; withdraw some first',
  ),
  comment_limit: business(409, '一个链接最多 {limit} 条评论', 'A link can have up to {limit} comments'),
  draft_limit: business(
    409,
    '最多保留 {limit} 份草稿，请先删除不用的',
    'You can keep up to {limit} drafts; delete some first',
  ),
} as const satisfies Record<string, ErrorEntry>
