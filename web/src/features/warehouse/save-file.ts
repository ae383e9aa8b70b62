/** Saves a file the server sent inside a reply. */
export function saveFile({ name, file_base64 }: { readonly name: string; readonly file_base64: string }): void {
  const bytes = Uint8Array.from(atob(file_base64), (sign) => sign.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes]))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
