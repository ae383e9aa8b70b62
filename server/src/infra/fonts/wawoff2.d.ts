declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
  export function compress(sfnt: Uint8Array): Promise<Uint8Array>
}

declare module 'wawoff2/decompress.js' {
  const decompress: (woff2: Uint8Array) => Promise<Uint8Array>
  export = decompress
}
