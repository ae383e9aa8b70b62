import type { TestCard } from '../document/test-cards.view.ts'

const shapes: Record<TestCard, string> = {
  grid: 'M8 8h40v40H8zM18 8v40M28 8v40M38 8v40M8 18h40M8 28h40M8 38h40',
  circles:
    'M28 48a20 20 0 1 0 0-40 20 20 0 0 0 0 40zM28 40a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM28 32a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  text: 'M12 14h32M28 14v30M20 44h16M12 14v5M44 14v5',
  photo: 'M8 12h40v32H8zM8 38l12-12 9 9 7-7 12 12M36 23a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  artwork: 'M28 10l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z',
  none: 'M12 12h32v32H12zM12 44 44 12',
}

export function CardPicture({ card }: { card: TestCard }) {
  return (
    <svg
      viewBox="0 0 56 56"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={shapes[card]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}
