/** A mockup made by `scripts/make-home-pictures.ts`, in the size the screen needs. */
export function Picture({ name, alt, sizes, eager }: { name: string; alt: string; sizes: string; eager?: boolean }) {
  return (
    <img
      src={`/pictures/${name}-480.webp`}
      srcSet={`/pictures/${name}-480.webp 480w, /pictures/${name}-960.webp 960w`}
      sizes={sizes}
      width={960}
      height={960}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
