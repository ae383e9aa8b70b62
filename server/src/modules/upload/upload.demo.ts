/** Pictures of the demo seller's library: artworks of our gallery, saved the way designers save them. */
export interface DemoPicture {
  readonly artwork: string
  readonly name: string
  readonly type: 'png' | 'jpg' | 'webp' | 'svg' | 'tiff'
  readonly side_px: number
  readonly hours_ago: number
}

const picture = (
  artwork: string,
  name: string,
  type: DemoPicture['type'],
  side_px: number,
  hours_ago: number,
): DemoPicture => ({ artwork, name, type, side_px, hours_ago })

export const demoPictures: readonly DemoPicture[] = [
  picture('retro-sunset-palms', '复古椰林日落', 'png', 1800, 3),
  picture('great-wave', '浮世绘巨浪 终稿', 'png', 1600, 5),
  picture('pattern-daisy-meadow', '雏菊草地 四方连续', 'jpg', 1500, 8),
  picture('fuji-blossom', '富士樱花', 'png', 1600, 26),
  picture('mystic-moon-eye', '月之眼 烫金版', 'png', 1400, 28),
  picture('pattern-lemon-grove', '柠檬园 满印', 'jpg', 1500, 30),
  picture('retro-sunset-cat', '落日猫咪', 'png', 1600, 49),
  picture('boho-rainbow', '波西米亚彩虹', 'svg', 0, 52),
  picture('bauhaus-sea', '包豪斯 海', 'png', 1200, 55),
  picture('pattern-strawberry', '草莓格子', 'jpg', 1500, 74),
  picture('neon-city', '霓虹城市夜景', 'webp', 1400, 77),
  picture('northern-lights', '北极光', 'png', 1600, 98),
  picture('retro-camper-van', '露营车', 'png', 1500, 101),
  picture('lavender-fields', '薰衣草田', 'jpg', 1500, 122),
  picture('vase-still-life', '花瓶静物', 'tiff', 1200, 126),
  picture('pattern-jungle', '热带丛林 满印', 'jpg', 1500, 146),
  picture('golden-dunes', '金色沙丘', 'png', 1400, 150),
  picture('sun-and-moon', '日与月', 'svg', 0, 170),
  picture('retro-lighthouse', '灯塔 复古', 'png', 1500, 194),
  picture('pattern-watermelon', '西瓜 四方连续', 'webp', 1400, 199),
  picture('misty-mountains', '雾山', 'png', 1600, 218),
  picture('seventies-stripe', '七十年代条纹', 'png', 1200, 243),
  picture('forest-light', '林间光', 'jpg', 1500, 266),
  picture('atomic-age', '原子时代', 'png', 1300, 290),
]
