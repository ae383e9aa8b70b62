import { hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'
import { uploadExtensions, uploadLimits } from '@inkroute/contract/upload/upload'
import type { SeedArticle } from './article.ts'

const MB = 1024 * 1024
const types = uploadExtensions.join('、')
const typesEn = uploadExtensions.join(', ')
const max_mb = uploadLimits.max_bytes / MB
const svg_mb = uploadLimits.max_svg_bytes / MB
const megapixels = uploadLimits.max_pixels / 1_000_000

const keyRows = (language: 'zh' | 'en', arrows: string): string =>
  hotKeyDefaults
    .map((entry) => {
      const keys = entry.key === 'Arrows' ? [arrows] : entry.key.split('+')
      return `<tr><td>${entry[language]}</td><td>${keys.map((key) => `<kbd>${key}</kbd>`).join(' + ')}</td></tr>`
    })
    .join('')

export const pictureHelp: readonly SeedArticle[] = [
  {
    id: 301,
    category_id: 3,
    is_common: true,
    is_tutorial: true,
    keywords: '上传图片 格式 大小 分辨率 upload format size dpi psd svg tiff',
    explains: ['/gallery/material'],
    zh: {
      title: '可以上传哪些图片',
      summary: `支持 ${uploadExtensions.length} 种格式，单个文件最大 ${max_mb} MB。`,
      body: `<h2>格式与大小</h2><ul><li>格式：${types}。</li><li>单个文件不超过 ${max_mb} MB，SVG 不超过 ${svg_mb} MB。</li><li>每边不超过 ${uploadLimits.max_side_px} 像素，总像素不超过 ${megapixels} 百万。</li></ul><h2>上传后会发生什么</h2><p>系统会识别文件的真实格式，去掉拍摄地点等隐私信息，纠正方向和色彩，PSD 会合并图层，GIF 取第一帧，SVG 里的脚本会去掉、文字用平台字体绘制（缺少的字体会提示），然后生成预览。</p><h2>想印得清楚</h2><p>按成品尺寸准备图片：30 厘米宽的图案，150 dpi 约需 1772 像素，300 dpi 约需 3543 像素。透明背景请用 PNG、WebP、PSD 或 SVG。</p>`,
    },
    en: {
      title: 'Which pictures can be uploaded',
      summary: `${uploadExtensions.length} formats, up to ${max_mb} MB a file.`,
      body: `<h2>Formats and sizes</h2><ul><li>Formats: ${typesEn}.</li><li>At most ${max_mb} MB a file, ${svg_mb} MB for SVG.</li><li>At most ${uploadLimits.max_side_px} pixels a side and ${megapixels} million pixels in all.</li></ul><h2>What happens to an upload</h2><p>We detect the true format, remove private data such as the place a photo was taken, correct rotation and colours, flatten PSD layers, take the first frame of a GIF, leave out scripts of an SVG and set its text in our fonts (and tell you which are missing), and make previews.</p><h2>For a sharp print</h2><p>Prepare the picture for its printed size: artwork 30 cm wide needs about 1772 pixels at 150 dpi and 3543 at 300 dpi. For a transparent background use PNG, WebP, PSD or SVG.</p>`,
    },
  },
  {
    id: 302,
    category_id: 3,
    is_common: true,
    keywords: '失败 拒绝 损坏 refused failed broken',
    zh: {
      title: '图片为什么上传失败',
      summary: '常见原因：不是图片、文件损坏、尺寸超限、SVG 含脚本。',
      body: `<ul><li><strong>不是图片</strong>：例如把 PDF 改名为 .png，请用作图软件重新导出。图片存错了后缀不要紧，我们按内容识别。</li><li><strong>文件损坏或为空</strong>：下载或传输中断过，请重新获取原文件。</li><li><strong>像素或文件太大</strong>：缩小到<a href="/helpCenter?id=301">允许的范围</a>再上传。</li><li><strong>SVG 含有脚本或外部链接</strong>：提示里会写明是哪一处；请在作图软件里去掉后重新导出，或导出为 PNG。</li></ul><p>被拒绝的文件不会保留，也不占用您的空间。</p>`,
    },
    en: {
      title: 'Why an upload is refused',
      summary: 'Usual reasons: it is not a picture, the file is damaged, too large, or an SVG carries scripts.',
      body: `<ul><li><strong>It is not a picture</strong>, a PDF renamed to .png for example: export it again from your design program. A picture saved under the wrong extension is fine, we go by its content.</li><li><strong>The file is damaged or empty</strong>: a download or transfer was cut off. Get the original again.</li><li><strong>Too many pixels or bytes</strong>: reduce it to what is <a href="/helpCenter?id=301">allowed</a>.</li><li><strong>An SVG with scripts or outside links</strong>: the message says which; remove it in your design program and export again, or export a PNG.</li></ul><p>Refused files are not kept and take none of your space.</p>`,
    },
  },
  {
    id: 303,
    category_id: 3,
    keywords: '快捷键 热键 偏好 命名 hot key shortcut preference name rule',
    explains: ['/setting/accountSetting'],
    zh: {
      title: '设计快捷键与偏好设置',
      summary: '默认快捷键一览，以及在哪里修改。',
      body: `<p>在“<a href="/setting/accountSetting">偏好设置</a>”中可以修改每个快捷键、常用颜色、商品命名规则和批量设计的默认值；重复或被浏览器占用的组合会提示。</p><table><thead><tr><th>操作</th><th>默认</th></tr></thead><tbody>${keyRows('zh', '方向键')}</tbody></table>`,
    },
    en: {
      title: 'Design hot keys and preferences',
      summary: 'The default keys, and where to change them.',
      body: `<p>“<a href="/setting/accountSetting">Preferences</a>” holds every hot key, your colours, the naming rule for goods and the defaults of batch design. Combinations that repeat or belong to the browser are pointed out.</p><table><thead><tr><th>Action</th><th>Default</th></tr></thead><tbody>${keyRows('en', 'Arrow keys')}</tbody></table>`,
    },
  },
]
