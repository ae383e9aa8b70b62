const KEPT_MS = 10_000

function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/** Hands a file that came as base64 to the browser as a download. */
export const saveBase64 = (name: string, file_base64: string): void =>
  saveBlob(name, new Blob([Uint8Array.from(atob(file_base64), (sign) => sign.charCodeAt(0))]))

/** Hands a text to the browser as a download. */
export const saveText = (name: string, content: string, type: string): void =>
  saveBlob(name, new Blob([content], { type }))
