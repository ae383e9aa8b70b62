import { business } from './entry.ts'

/** What goes wrong with goods, SKUs, tags and labels. */
export const goodsErrors = {
  sku_code_taken: business(
    422,
    'SKU 编码“{code}”已用于“{title}”，请换一个',
    'The SKU code “{code}” belongs to “{title}”; choose another',
  ),
  barcode_taken: business(
    422,
    '条码“{code}”已用于 SKU“{sku}”，请换一个',
    'The barcode “{code}” belongs to the SKU “{sku}”; choose another',
  ),
  barcode_invalid: business(422, '{reason}', '{reason}'),
  sku_rule_invalid: business(422, '{reason}', '{reason}'),
  sku_codes_collide: business(
    422,
    '有 {count} 个 SKU 编码重复或不合规，没有做任何修改',
    '{count} SKU {count|code is a duplicate|codes are duplicates} or not allowed; nothing was changed',
  ),
  goods_items_missing: business(
    422,
    '所选颜色和尺码没有可生产的组合，请重新选择',
    'The selected colours and sizes are not available together; choose again',
  ),
  goods_last_sku: business(422, '商品至少保留一个 SKU', 'At least one SKU must remain'),
  goods_in_orders: business(
    409,
    '该商品在 {count} 个待支付订单中，重新设计后这些订单将使用新设计，请确认',
    'These goods are in {count} unpaid {count|order|orders}, which will use the new design; please confirm',
  ),
  goods_sku_in_orders: business(
    422,
    'SKU“{code}”已在订单中，不能删除',
    'The SKU “{code}” is used in orders and cannot be deleted',
  ),
  grid_empty: business(
    422,
    '画布还是空的，请先放入图片或设置背景',
    'The canvas is empty; add a picture or a background first',
  ),
  goods_show_image_limit: business(
    409,
    '每个商品最多 {limit} 张展示图，请先移除一张',
    'You can have up to {limit} show images; remove one first',
  ),
  goods_pictures_making: business(
    409,
    '这个商品的效果图还在生成，请稍后再试',
    'The pictures are still being created; try again in a moment',
  ),
  bottom_template_bought: business(409, '已经购买过这个模板，可直接使用', 'You already own this template'),
  bottom_template_not_bought: business(403, '购买后才能使用这个模板', 'Buy this template to use it'),
  exclusive_base_taken: business(
    409,
    '这款底版已在第 {place} 个位置，无需重复添加',
    'This base product is already in slot {place}',
  ),
  goods_tag_taken: business(422, '标签“{name}”已存在', 'A tag named “{name}” already exists'),
  goods_tag_limit: business(422, '最多 {limit} 个标签', 'You can have up to {limit} tags'),
  goods_label_limit: business(
    422,
    '一次最多打印 {limit} 张标签，当前 {count} 张',
    'You can print up to {limit} labels at once; you selected {count}',
  ),
  goods_label_busy: business(
    429,
    '已有 {count} 个标签文件在生成，请稍后再试',
    '{count} label {count|file is|files are} being created; try again in a moment',
  ),
  personal_layer: business(
    422,
    '“{field}”对应的图层不在设计中，或类型不符',
    'The layer of “{field}” is not in the design or is of another kind',
  ),
  personal_outdated: business(
    409,
    '定制设置刚刚被他人修改，请刷新后再保存',
    'The fields have just been changed elsewhere; reload and save again',
  ),
  buyer_link_unknown: business(
    404,
    '链接无效，请检查是否复制完整，或联系店铺',
    'This link is not valid. Check that it is complete, or ask the shop',
  ),
  buyer_link_expired: business(
    410,
    '链接已过期，请联系店铺获取新的链接',
    'This link has expired. Ask the shop for a new one',
  ),
  buyer_link_used: business(
    409,
    '您已经确认过，内容不能再修改；如需修改请联系店铺',
    'You have already approved this, so it cannot be changed here. Ask the shop if something is wrong',
  ),
  buyer_link_closed: business(
    409,
    '订单已开始制作或已取消，内容不能再修改',
    'Your order is already being made or was cancelled, so it cannot be changed',
  ),
  buyer_picture_changed: business(
    409,
    '商品设计刚刚有更新，请查看新的效果后再确认',
    'The design has just been updated. Look at the new picture and approve it again',
  ),
  shop_key_unknown: business(
    404,
    '这件商品的定制入口已失效，请联系店铺',
    'This product can no longer be personalised here. Ask the shop',
  ),
  shop_visit_over: business(
    410,
    '页面打开时间过长，请刷新后重新填写',
    'This page was open for too long. Reload it and fill it in again',
  ),
  shop_visits_full: business(429, '操作过于频繁，请一小时后再试', 'Too many attempts. Try again in an hour'),
  shop_approvals_full: business(
    422,
    '您已确认 {limit} 次，请刷新页面后重新开始',
    'You have approved this {limit} times. Reload the page to start again',
  ),
  shop_photos_full: business(
    503,
    '店铺暂时无法接收更多照片，请稍后再试或联系店铺',
    'The shop cannot take more photos at the moment. Try again later or ask the shop',
  ),
  buyer_photo_type: business(422, '请选择 JPG、PNG 或 WebP 格式的照片', 'Choose a photo in JPG, PNG or WebP format'),
  buyer_photo_unasked: business(422, '这里不需要照片', 'No photo is asked for here'),
  buyer_photo_limit: business(
    422,
    '已上传 {limit} 张照片，不能再添加',
    'You have already sent {limit} photos; no more can be added',
  ),
}
