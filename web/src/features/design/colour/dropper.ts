import { useStudioUi } from '../state/studio-ui.ts'

interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>
}

/** Picks a colour from the screen, or from the stage if the browser has no EyeDropper. Null if cancelled. */
export async function pickColour(onHint: () => void): Promise<string | null> {
  const Dropper = (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper
  if (Dropper) {
    try {
      return (await new Dropper().open()).sRGBHex.toLowerCase()
    } catch {
      return null
    }
  }
  onHint()
  return new Promise((resolve) => {
    useStudioUi.setState({
      sheet: null,
      onDropper: (colour) => {
        useStudioUi.setState({ onDropper: null })
        resolve(colour)
      },
    })
  })
}

const hex = (value: number) => value.toString(16).padStart(2, '0')

/** The visible colour at a point of the stage: design over blank product over background. */
export function colourAt(stage: Element, x: number, y: number): string | null {
  const dot = document.createElement('canvas')
  dot.width = 1
  dot.height = 1
  const pen = dot.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#efece6'
  pen.fillRect(0, 0, 1, 1)
  for (const picture of stage.querySelectorAll<HTMLImageElement | HTMLCanvasElement>('img, canvas')) {
    const box = picture.getBoundingClientRect()
    const origin = stage.getBoundingClientRect()
    const [left, top] = [x - (box.left - origin.left), y - (box.top - origin.top)]
    pen.drawImage(picture, -left, -top, box.width, box.height)
  }
  const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data
  return `#${hex(r)}${hex(g)}${hex(b)}`
}
