/** A family to bring in: package below `@fontsource/`, category, Chinese name, and what of it is wanted. */
export interface WantedFamily {
  readonly key: string
  readonly category: string
  readonly zh: string
  readonly weights: readonly number[]
  readonly italics?: readonly number[]
  /** As documents name it, where that is not the family's own name. */
  readonly family?: string
  readonly scripts?: readonly string[]
  readonly is_hidden?: boolean
  readonly fallback?: readonly string[]
  /** Numbered slices, named after those of another family where its own package has none. */
  readonly sliced_like?: string
}

const font = (
  key: string,
  category: string,
  zh: string,
  weights: readonly number[],
  more: Partial<WantedFamily> = {},
) => ({
  ...{ key, category, zh, weights },
  ...more,
})
const italic = { italics: [400] } as const
const both = { italics: [400, 700] } as const
const SERIF = ['noto-serif-sc'] as const

export const wanted: readonly WantedFamily[] = [
  font('gelasio', 'serif', '乔治亚', [400, 700], { ...both, family: 'Georgia', fallback: SERIF }),
  font('inter', 'sans', 'Inter 无衬线', [300, 400, 700, 900], italic),
  font('montserrat', 'sans', '蒙特塞拉特', [300, 400, 700, 900], italic),
  font('poppins', 'sans', '波平斯', [300, 400, 700, 900], italic),
  font('roboto', 'sans', '罗伯托', [400, 700, 900], italic),
  font('open-sans', 'sans', '开放无衬线', [400, 700], italic),
  font('oswald', 'sans', '奥斯瓦尔德窄体', [400, 700]),
  font('raleway', 'sans', '罗利', [300, 400, 700, 900], italic),
  font('nunito', 'sans', '努尼托圆体', [400, 700, 900], italic),
  font('rubik', 'sans', '魔方体', [400, 700, 900]),
  font('comfortaa', 'sans', '舒适圆体', [400, 700]),
  font('josefin-sans', 'sans', '约瑟芬', [300, 400, 700], italic),
  font('quicksand', 'sans', '流沙圆体', [400, 700]),
  font('barlow-condensed', 'sans', '巴洛窄体', [400, 700], italic),
  font('archivo-black', 'sans', '档案黑体', [400]),
  font('noto-sans', 'sans', '诺托无衬线', [400, 700], italic),
  font('playfair-display', 'serif', '剧院衬线', [400, 700, 900], { ...italic, fallback: SERIF }),
  font('merriweather', 'serif', '晴天衬线', [400, 700], { ...italic, fallback: SERIF }),
  font('lora', 'serif', '洛拉', [400, 700], { ...italic, fallback: SERIF }),
  font('cormorant-garamond', 'serif', '鸬鹚加拉蒙', [400, 700], { ...italic, fallback: SERIF }),
  font('eb-garamond', 'serif', '加拉蒙', [400, 700], { ...italic, fallback: SERIF }),
  font('libre-baskerville', 'serif', '巴斯克维尔', [400, 700], { ...italic, fallback: SERIF }),
  font('pt-serif', 'serif', 'PT 衬线', [400, 700], { ...both, fallback: SERIF }),
  font('cinzel', 'serif', '罗马碑文', [400, 700, 900], { fallback: SERIF }),
  font('abril-fatface', 'display', '四月胖体', [400], { fallback: SERIF }),
  font('bebas-neue', 'display', '海报窄体', [400]),
  font('anton', 'display', '安东粗体', [400]),
  font('lobster', 'display', '龙虾体', [400]),
  font('righteous', 'display', '复古圆体', [400]),
  font('bangers', 'display', '漫画体', [400]),
  font('alfa-slab-one', 'display', '厚板体', [400]),
  font('fredoka', 'display', '弗雷多卡圆体', [400, 700]),
  font('monoton', 'display', '霓虹线体', [400]),
  font('bungee', 'display', '招牌体', [400]),
  font('press-start-2p', 'display', '像素体', [400]),
  font('creepster', 'display', '惊悚体', [400]),
  font('unifrakturcook', 'display', '哥特体', [700]),
  font('orbitron', 'display', '轨道科幻体', [400, 700, 900]),
  font('audiowide', 'display', '宽声体', [400]),
  font('rye', 'display', '西部体', [400]),
  font('shrikhand', 'display', '浓墨体', [400]),
  font('limelight', 'display', '聚光灯体', [400]),
  font('black-ops-one', 'display', '军用模板体', [400]),
  font('titan-one', 'display', '泰坦体', [400]),
  font('russo-one', 'display', '鲁索体', [400]),
  font('pacifico', 'script', '太平洋体', [400]),
  font('dancing-script', 'script', '舞动体', [400, 700]),
  font('great-vibes', 'script', '花体', [400]),
  font('sacramento', 'script', '萨克拉门托', [400]),
  font('parisienne', 'script', '巴黎女郎', [400]),
  font('kaushan-script', 'script', '考珊毛笔', [400]),
  font('marck-script', 'script', '马克手书', [400]),
  font('caveat', 'handwriting', '随笔体', [400, 700]),
  font('indie-flower', 'handwriting', '独立小花', [400]),
  font('shadows-into-light', 'handwriting', '光影手写', [400]),
  font('amatic-sc', 'handwriting', '细长手写', [400, 700]),
  font('patrick-hand', 'handwriting', '帕特里克手写', [400]),
  font('jetbrains-mono', 'mono', '等宽编程体', [400, 700]),
  font('courier-prime', 'mono', '打字机体', [400, 700], italic),
  font('space-mono', 'mono', '太空等宽', [400, 700]),
  font('noto-sans-sc', 'chinese', '思源黑体', [400, 700]),
  font('noto-serif-sc', 'chinese', '思源宋体', [400]),
  font('lxgw-wenkai', 'chinese', '霞鹜文楷', [500], { sliced_like: 'noto-sans-sc' }),
  font('zcool-kuaile', 'chinese', '站酷快乐体', [400]),
  font('zcool-qingke-huangyou', 'chinese', '站酷庆科黄油体', [400]),
  font('ma-shan-zheng', 'chinese', '马善政毛笔楷书', [400]),
  font('noto-sans-jp', 'japanese', '思源黑体 日文', [400]),
  font('dela-gothic-one', 'japanese', '德拉哥特', [400]),
  font('yusei-magic', 'japanese', '油性马克笔', [400]),
  font('noto-sans-kr', 'japanese', '思源黑体 韩文', [400]),
  font('cairo', 'arabic', '开罗体', [400, 700]),
  font('amiri', 'arabic', '阿米里', [400, 700], { fallback: SERIF }),
  font('lalezar', 'arabic', '拉莱扎尔', [400]),
  font('reem-kufi', 'arabic', '库法体', [400, 700]),
  font('noto-sans-arabic', 'arabic', '诺托阿拉伯', [400, 700], { is_hidden: true }),
  font('noto-sans-hebrew', 'symbol', '诺托希伯来', [400, 700], { is_hidden: true }),
  font('noto-sans-thai', 'symbol', '诺托泰文', [400, 700], { is_hidden: true }),
  font('noto-sans-devanagari', 'symbol', '诺托天城文', [400, 700], { is_hidden: true }),
  font('noto-sans-symbols', 'symbol', '诺托符号', [400], { is_hidden: true }),
  font('noto-sans-symbols-2', 'symbol', '诺托符号二', [400], { is_hidden: true }),
]

/** Who helps out when neither the chosen family nor its own helpers have a character. */
export const fallback: readonly string[] = [
  'noto-sans',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-devanagari',
  'noto-sans-symbols',
  'noto-sans-symbols-2',
]

/** Of the others only helpers have everything. */
export const subsets_of_all: readonly string[] = ['latin', 'latin-ext', 'cyrillic', 'arabic']
