import { business, type ErrorEntry } from './entry.ts'

/** What can go wrong in the material library and with templates. */
export const materialErrors = {
  material_folder_cycle: business(
    422,
    '不能把文件夹移动到它自己或它的下级里',
    'A folder cannot be moved into itself or one of its subfolders',
  ),
  material_folder_deep: business(422, '文件夹最多 {limit} 层', 'Folders can be up to {limit} levels deep'),
  material_folder_many: business(422, '文件夹最多 {limit} 个', 'You can have up to {limit} folders'),
  material_folder_exists: business(
    422,
    '这里已经有名为“{name}”的文件夹',
    'A folder named “{name}” already exists here',
  ),
  material_tag_many: business(422, '标签最多 {limit} 个', 'You can have up to {limit} tags'),
  material_tag_exists: business(422, '已经有名为“{name}”的标签', 'A tag named “{name}” already exists'),
  material_tags_of_one: business(422, '一张图片最多 {limit} 个标签', 'A picture can have up to {limit} tags'),
  material_full: business(
    422,
    '图库已满（{used} / {limit}），请删除不用的图片或升级会员',
    'The library is full ({used} of {limit}); delete pictures you no longer need or upgrade',
  ),
  material_share_unknown: business(
    422,
    '没有找到用户“{username}”，请核对用户名',
    'There is no account “{username}”; check the username',
  ),
  material_share_self: business(422, '不能分享给自己的账号', 'You cannot share with your own account'),
  url_scheme: business(422, '只支持 http 或 https 开头的地址', 'Only URLs that start with http or https are supported'),
  url_private: business(
    422,
    '这个地址指向内部网络，不能导入',
    'This URL points to a private network and cannot be imported',
  ),
  url_unreachable: business(422, '打不开这个地址，请检查后重试', 'The URL cannot be opened; check it and try again'),
  url_answer: business(
    422,
    '对方网站回答 {status}，没有给出图片',
    'The site responded with {status} instead of a picture',
  ),
  url_redirects: business(422, '这个地址转了太多次，没有到达图片', 'The URL redirected too many times'),
  url_slow: business(422, '对方网站超过 {seconds} 秒没有传完图片', 'The site took more than {seconds} s'),
  template_placeholder_missing: business(
    422,
    '模板里没有图片或文字，先设计再保存为模板',
    'A template needs a picture or some text; design something first',
  ),
  artwork_exists: business(
    409,
    '图库里已有这张图片：“{name}”，请直接编辑它',
    'The gallery already has this picture as “{name}”; edit that one instead',
  ),
  artwork_small: business(
    422,
    '图片只有 {width} × {height} 像素，短边至少 {least} 像素；请上传更大的图片或 SVG',
    'The picture has only {width} × {height} pixels; its shorter side needs at least {least}. Upload a larger one or an SVG',
  ),
  gallery_unfinished: business(422, '还不能上架：{summary}', 'It cannot go on sale yet: {summary}'),
  gallery_in_use: business(
    409,
    '只能删除没有被使用的草稿；请改为下架',
    'Only unused drafts can be deleted; withdraw it instead',
  ),
  gallery_collection_exists: business(
    409,
    '已经有名为“{name}”的合集，请换一个名称',
    'A collection named “{name}” already exists; choose another name',
  ),
  gallery_collection_many: business(422, '合集最多 {limit} 个', 'You can have up to {limit} collections'),
  gallery_item_bought: business(409, '已经购买过，可直接使用', 'You already own this; you can use it right away'),
  gallery_item_free: business(409, '这是免费内容，可直接使用', 'This is free; you can use it right away'),
  artwork_not_bought: business(
    403,
    '图案“{name}”需要先购买，请到平台图库购买后再使用',
    'The artwork “{name}” has to be bought first; buy it in the platform gallery',
  ),
  template_not_bought: business(
    403,
    '这个模板需要先购买，请到设计模板页购买后再使用',
    'This template has to be bought first; buy it on the templates page',
  ),
  template_many: business(422, '自己的模板最多 {limit} 个', 'You can have up to {limit} templates of your own'),
} as const satisfies Record<string, ErrorEntry>
