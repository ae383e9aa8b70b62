import { business, type ErrorEntry } from './entry.ts'

/** What can be wrong with a picture and its way to us. */
export const uploadErrors = {
  upload_policy_invalid: business(
    422,
    '上传凭证无效，请重新上传',
    'The upload permit is not valid; upload the file again',
  ),
  upload_policy_expired: business(
    422,
    '上传凭证已过期，请重新上传',
    'The upload permit has expired; upload the file again',
  ),
  upload_policy_mismatch: business(
    422,
    '上传内容与凭证不符（{field}），请重新上传',
    'The upload does not match its permit ({field}); upload the file again',
  ),
  upload_policy_used: business(
    409,
    '这个上传凭证已经用过，请重新上传',
    'This upload permit was already used; upload again',
  ),
  upload_single_file: business(422, '一次只能上传一个文件', 'Exactly one file can be uploaded at a time'),
  upload_not_plain: business(
    422,
    '请直接发送文件本身（application/octet-stream）',
    'Send the file itself as the body (application/octet-stream)',
  ),
  upload_too_large: business(422, '文件太大，最大 {limit}', 'The file is too large; the limit is {limit}'),
  upload_empty: business(
    422,
    '文件是空的（0 字节），请检查后重新上传',
    'The file is empty (0 bytes); check it and upload again',
  ),
  upload_type_not_allowed: business(
    422,
    '文件内容是 {found}，不支持；请上传 {allowed}',
    'The file contains {found}, which is not supported; upload {allowed}',
  ),
  upload_type_unknown: business(
    422,
    '无法识别为图片；请上传 {allowed}',
    'The file is not a picture we recognise; upload {allowed}',
  ),
  upload_truncated: business(
    422,
    '图片不完整，可能在传输或保存时中断；请重新导出后上传',
    'The picture is incomplete, perhaps cut off while it was saved or sent; export it again',
  ),
  upload_unreadable: business(
    422,
    '图片已损坏，无法读取；请重新导出后上传',
    'The picture is damaged and cannot be read; export it again',
  ),
  upload_too_many_pixels: business(
    422,
    '图片尺寸 {width}×{height} 像素过大；每边最多 {max_side} 像素，总计最多 {max_megapixels} 百万像素',
    'The picture is {width}×{height} px, which is too large; at most {max_side} px per side and {max_megapixels} million pixels in total',
  ),
  upload_svg_unsafe: business(
    422,
    'SVG 含有不支持的内容（{what}），去掉后图案会不同；请移除后重新上传',
    'The SVG contains something that is not supported and cannot be left out ({what}); remove it and upload again',
  ),
  upload_svg_linked: business(
    422,
    'SVG 引用了文件以外的内容（{what}）；请在软件中嵌入后重新导出',
    'The SVG refers to something outside the file ({what}); embed it and export again',
  ),
  upload_svg_embedded: business(
    422,
    'SVG 里嵌入的图片无法使用（{what}）；请嵌入 PNG 或 JPG 后重新上传',
    'A picture embedded in the SVG cannot be used ({what}); embed PNG or JPG and upload again',
  ),
  upload_svg_elements: business(
    422,
    'SVG 重复引用展开后有 {count} 个图形，最多 {limit} 个；请简化后重新上传',
    'The SVG draws {count} elements once its references are expanded; the limit is {limit}. Simplify it and upload again',
  ),
  upload_svg_points: business(
    422,
    'SVG 的路径展开后有 {count} 个节点，最多 {limit} 个；请简化路径后重新上传',
    'The paths of the SVG have {count} points once references are expanded; the limit is {limit}. Simplify the paths and upload again',
  ),
  upload_svg_styles: business(
    422,
    'SVG 的样式规则要与图形比对 {count} 次，最多 {limit} 次；请合并样式，或导出时改用“内联样式”后重新上传',
    'The style rules of the SVG have to be compared with its elements {count} times; the limit is {limit}. Merge styles, or export with inline styles, and upload again',
  ),
  upload_work_full: business(
    429,
    '本小时处理文件的时间已用完，请 {minutes} 分钟后再上传',
    'This hour’s time for reading files is used up; upload again in {minutes} min',
  ),
  upload_svg_effects: business(
    422,
    'SVG 使用了 {count} 次滤镜和蒙版，最多 {limit} 次；请减少效果后重新上传',
    'The SVG applies {count} filters and masks; the limit is {limit}. Remove some effects and upload again',
  ),
  upload_svg_heavy: business(
    422,
    'SVG 使用了 {count} 次噪点、光照、膨胀或卷积滤镜，最多 {limit} 次；请栅格化这些效果后重新上传',
    'The SVG applies {count} noise, lighting, morphology or convolution filters; the limit is {limit}. Rasterise these effects and upload again',
  ),
  upload_svg_deep: business(
    422,
    'SVG 的编组嵌套超过 {limit} 层；请取消部分编组后重新上传',
    'The groups of the SVG are nested more than {limit} levels deep; ungroup some and upload again',
  ),
  upload_svg_ratio: business(
    422,
    'SVG 的尺寸 {width}×{height} 过于狭长，长宽比最多 {limit}:1',
    'The SVG measures {width}×{height}, which is too narrow; the longer side may be at most {limit} times the shorter one',
  ),
  upload_psd_mode: business(
    422,
    'PSD 的颜色模式是 {mode}，无法转换；请在 Photoshop 中转为 RGB 8 位后重新上传',
    'The PSD uses colour mode {mode}, which cannot be converted; change it to RGB 8-bit in Photoshop and upload again',
  ),
  upload_psd_flat_missing: business(
    422,
    'PSD 没有合成预览；请在 Photoshop 中勾选“最大兼容”后重新保存',
    'The PSD has no flattened picture; save it again with “Maximize compatibility” on',
  ),
  upload_pdf_locked: business(
    422,
    '这个 PDF 有密码保护；请另存为没有密码的文件后上传',
    'The PDF is protected by a password; save it without one and upload that',
  ),
  upload_pdf_pages: business(
    422,
    '这个文件有 {count} 页，请选择要用的页',
    'The file has {count} pages; choose those you want to use',
  ),
  upload_pdf_page_missing: business(
    422,
    '没有第 {page} 页：这个文件只有 {count} 页',
    'There is no page {page}: the file has {count}',
  ),
  upload_pdf_heavy: business(
    422,
    '这一页的图形太多，无法读取；请简化后重新导出',
    'The page has too many objects to be read; simplify it and export it again',
  ),
  upload_timeout: business(
    422,
    '图片处理超过 {seconds} 秒，已停止；请缩小图片后重新上传',
    'Reading the picture took more than {seconds} s and was stopped; make it smaller and upload again',
  ),
  upload_too_heavy: business(
    422,
    '处理这张图片需要的内存超出上限，或文件内容异常；请缩小图片或重新导出后上传',
    'Reading the picture needs more memory than allowed, or the file is malformed; make it smaller or export it again',
  ),
  upload_attachments_full: business(
    422,
    '附件空间已满（{used} / {limit}）；未使用的附件会在几天后自动清理',
    'The attachment storage is full ({used} of {limit}); unused files are removed after a few days',
  ),
  upload_not_ready: business(
    409,
    '图片还在处理，请稍候再试',
    'The picture is still being processed; try again in a moment',
  ),
} as const satisfies Record<string, ErrorEntry>
