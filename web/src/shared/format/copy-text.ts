/** Browsers offer their clipboard over HTTPS only; elsewhere the text is copied from a hidden field. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Inside the dialog that has the focus, which would take it back.
  const place = document.activeElement?.closest('dialog, [role="dialog"]') ?? document.body
  place.append(field)
  field.select()
  const is_copied = document.execCommand('copy')
  field.remove()
  if (!is_copied) throw new Error('The browser refused to copy.')
}
