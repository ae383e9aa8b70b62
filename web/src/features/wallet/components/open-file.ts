/** Opens a file made by the server in a new tab. */
export function openFile({ url, file_name }: { readonly url: string; readonly file_name: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.download = file_name
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
