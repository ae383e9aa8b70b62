import { expect, type Page } from '@playwright/test'

interface Puzzle {
  readonly background: string
  readonly piece: string
  readonly top_px: number
}

/**
 * Finds the gap as a person does: by looking. The hole is the same picture, darkened, so the piece belongs where its
 * pixels correlate best with those below it.
 * Runs in the browser.
 */
export async function likeliestGap({ background, piece, top_px }: Puzzle): Promise<number> {
  const read = async (src: string) => {
    const image = new Image()
    image.src = src
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    pen.drawImage(image, 0, 0)
    return pen.getImageData(0, 0, canvas.width, canvas.height)
  }
  const [scene, shape] = [await read(background), await read(piece)]
  const grey = (image: ImageData, x: number, y: number) => {
    const at = (y * image.width + x) * 4
    return (image.data[at] ?? 0) + (image.data[at + 1] ?? 0) + (image.data[at + 2] ?? 0)
  }
  const inside: [number, number][] = []
  for (let y = 6; y < shape.height - 6; y += 1)
    for (let x = 6; x < shape.width - 6; x += 1)
      if (shape.data[(y * shape.width + x) * 4 + 3] === 255) inside.push([x, y])
  const likeness = (left: number) => {
    const pairs = inside.map(([x, y]) => [grey(shape, x, y), grey(scene, left + x, top_px + y)] as const)
    const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length
    const [a, b] = [mean(0), mean(1)]
    let [ab, aa, bb] = [0, 1, 1]
    for (const [p, q] of pairs) {
      ab += (p - a) * (q - b)
      aa += (p - a) ** 2
      bb += (q - b) ** 2
    }
    // Darker than the piece by a constant factor: that is the hole, not a repeated motif.
    return ab / Math.sqrt(aa * bb) + (a - b) / 765
  }
  const lefts = Array.from({ length: scene.width - shape.width }, (_, x) => x)
  return lefts.reduce(
    (best, x) => {
      const here = likeness(x)
      return here > best.likeness ? { x, likeness: here } : best
    },
    { x: 0, likeness: likeness(0) },
  ).x
}

async function findGap(page: Page): Promise<number> {
  const puzzle = await page.getByRole('slider').evaluate((handle) => {
    const [background, piece] = [...(handle.parentElement?.parentElement?.querySelectorAll('img') ?? [])]
    if (!background || !piece) throw new Error('the puzzle shows no pictures')
    const top_px = Math.round((Number.parseFloat(piece.style.top) / 100) * background.naturalHeight)
    return { background: background.src, piece: piece.src, top_px }
  })
  return page.evaluate(likeliestGap, puzzle)
}

/** Slides the piece into its gap with an unsteady hand. */
async function slide(page: Page): Promise<void> {
  const handle = page.getByRole('slider')
  // The puzzle comes from the server; wait for both pictures.
  await expect(handle.locator('xpath=../..').locator('img')).toHaveCount(2)
  await expect(handle).not.toHaveAttribute('aria-disabled', 'true')
  const x = await findGap(page)
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  const track = await handle.locator('..').boundingBox()
  const max = Number(await handle.getAttribute('aria-valuemax'))
  if (!box || !track) throw new Error('the slider is not on the screen')
  const way_px = (x / max) * (track.width - 2 - box.width)
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const samples = 22
  for (let i = 1; i <= samples; i += 1) {
    const eased = 1 - (1 - i / samples) ** 2
    await page.mouse.move(from.x + way_px * eased, from.y + Math.sin(i) * 2)
    await page.waitForTimeout(14 + (i % 5) * 6)
  }
  await page.mouse.up()
}

const PUZZLES = 4

/** Solves the puzzle. The gap is found by looking, which fails on a busy picture now and then: then the next one. */
export async function solveSlider(page: Page): Promise<void> {
  const passed = page.getByText('验证通过').first()
  const missed = page.getByText('没有对准，请再试一次').first()
  for (let left = PUZZLES; left > 0; left--) {
    await slide(page)
    await expect(passed.or(missed).first()).toBeVisible()
    if (await passed.isVisible()) return
  }
  await expect(passed).toBeVisible()
}
