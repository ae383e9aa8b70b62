/** Icons only the studio needs, drawn like the shared family: 24-unit grid, 1.5 px stroke. */
const shapes = {
  product: 'M8.500 4 4 6.500 5.500 11 8 10v10h8V10l2.500 1L20 6.500 15.500 4a3.500 3.500 0 0 1-7 0z',
  picture: 'M4 5.500h16v13H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.500 9.500h.01',
  gallery: 'M4.500 7.500h12v12h-12zM7.500 4.500h12v12M4.500 16l3.500-3.500 3 3 1.500-1.500 4 4',
  template: 'M4.500 4.500h15v5h-15zM4.500 12.500h6v7h-6zM13.500 12.500h6v7h-6z',
  text: 'M5.500 7.500v-2.500h13v2.500M12 5v14M9.500 19h5',
  shape: 'M4.500 12.500h7v7h-7zM15.500 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17.500 14l3 5.500h-6z',
  pattern: 'M4.500 4.500h15v15h-15zM9.500 4.500v15M14.500 4.500v15M4.500 9.500h15M4.500 14.500h15',
  background:
    'M12 4c3 3.500 5.500 6.500 5.500 9.500a5.500 5.500 0 0 1-11 0c0-3 2.500-6 5.500-9.500zM12 16.500a2.500 2.500 0 0 0 2.500-2.500',
  layers: 'M12 4 3.500 8.500 12 13l8.500-4.500zM4 12.500l8 4.300 8-4.300M4 16.500l8 4.300 8-4.300',
  undo: 'M8.500 5.500 4.500 9.500l4 4M4.500 9.500h9.500a5 5 0 0 1 0 10h-4',
  redo: 'M15.500 5.500l4 4-4 4M19.500 9.500H10a5 5 0 0 0 0 10h4',
  zoom_in:
    'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20 20M10.500 7.500v6M7.500 10.500h6',
  zoom_out: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20 20M7.500 10.500h6',
  fit_view: 'M4.500 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15',
  ruler: 'M4 8.500h16v7H4zM8 8.500v3M12 8.500v3M16 8.500v3',
  guides: 'M4.500 4.500h15v15h-15zM8 8h8v8H8z',
  grid: 'M4.500 4.500h15v15h-15zM4.500 12h15M12 4.500v15',
  magnet: 'M6 4.500h4V12a2 2 0 0 0 4 0V4.500h4V12a6 6 0 0 1-12 0zM6 8h4M14 8h4',
  keyboard: 'M3.500 6.500h17v11h-17zM7 10h.01M10.300 10h.01M13.700 10h.01M17 10h.01M8 14h8',
  preview: 'M12 3.500 20 8v8l-8 4.500L4 16V8zM4 8l8 4.500L20 8M12 12.500v8',
  save: 'M5 12.500l4.500 4.500L19 7.500',
  lock: 'M6.500 11h11v8.500h-11zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  unlock: 'M6.500 11h11v8.500h-11zM8.500 11V8a3.500 3.500 0 0 1 6.800-1.200',
  mirror_h: 'M12 4v16M9 7.500 4.500 17H9zM15 7.500 19.500 17H15z',
  mirror_v: 'M4 12h16M7.500 9 17 4.500V9zM7.500 15 17 19.500V15z',
  rotate: 'M18.500 9A7 7 0 1 0 19 13M18.500 4.500V9H14',
  fit: 'M4.500 4.500h15v15h-15zM8 10V8h2M14 8h2v2M16 14v2h-2M10 16H8v-2',
  fill: 'M4.500 4.500h15v15h-15zM8 8h8v8H8zM8 12l4-4M8 16l8-8M12 16l4-4',
  centre: 'M12 4v4M12 16v4M4 12h4M16 12h4M9.500 9.500h5v5h-5z',
  left: 'M4.500 4v16M8 7h11v3.500H8zM8 13.500h7V17H8z',
  hcentre: 'M12 4v16M6.500 7h11v3.500h-11zM8.500 13.500h7V17h-7z',
  right: 'M19.500 4v16M5 7h11v3.500H5zM9 13.500h7V17H9z',
  top: 'M4 4.500h16M7 8h3.500v11H7zM13.500 8H17v7h-3.500z',
  vmiddle: 'M4 12h16M7 6.500h3.500v11H7zM13.500 8.500H17v7h-3.500z',
  bottom: 'M4 19.500h16M7 5h3.500v11H7zM13.500 9H17v7h-3.500z',
  spread_h: 'M4.500 4v16M19.500 4v16M9.500 8h5v8h-5z',
  spread_v: 'M4 4.500h16M4 19.500h16M8 9.500h8v5H8z',
  front: 'M9 9h10.500v10.500H9zM4.500 15V4.500H15',
  forward: 'M12 19V6M6.500 11 12 5.500 17.500 11',
  backward: 'M12 5v13M6.500 13l5.500 5.500L17.500 13',
  back: 'M4.500 4.500H15V15H4.500zM19.500 9v10.500H9',
  duplicate: 'M8.500 8.500h11v11h-11zM15.500 8.500v-4h-11v11h4',
  group: 'M5 5h14v14H5zM3.500 3.500h3v3h-3zM17.500 3.500h3v3h-3zM3.500 17.500h3v3h-3zM17.500 17.500h3v3h-3z',
  remove: 'M4.500 7h15M9.500 7V4.500h5V7M6.500 7l.8 12.500h9.400L17.500 7M10.200 10.500v5.500M13.800 10.500v5.500',
  dropper: 'M14 6.500l3.500 3.500M16 4.500a2.500 2.500 0 0 1 3.500 3.500L16.500 11 13 7.500zM13.500 8l-8 8V19h3l8-8',
  tile_basic:
    'M4.500 4.500h6.500v6.500H4.500zM13 4.500h6.500v6.500H13zM4.500 13h6.500v6.500H4.500zM13 13h6.500v6.500H13z',
  tile_mirrored:
    'M4.500 11V4.500zM4.500 11 11 4.500V11zM19.500 11 13 4.500V11zM4.500 13 11 19.500V13zM19.500 13 13 19.500V13z',
  sliders:
    'M4 7.500h7M16.500 7.500H20M13.800 10.200a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400zM4 16.500h3.500M13 16.500h7M10.200 19.200a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500',
} as const

export type StudioIconName = keyof typeof shapes

export function StudioIcon({ name, size_px = 20 }: { name: StudioIconName; size_px?: number }) {
  return (
    <svg
      width={size_px}
      height={size_px}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.5 * 24) / Math.max(size_px, 18)}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
