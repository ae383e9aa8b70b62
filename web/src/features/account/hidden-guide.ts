const keyOf = (user_id: number) => `inkroute.setup-hidden.${user_id}`

/** Hiding the list is a matter of this browser; the steps themselves are the server's. */
export function isGuideHidden(user_id: number): boolean {
  try {
    return localStorage.getItem(keyOf(user_id)) === '1'
  } catch {
    return false
  }
}

export function hideGuide(user_id: number): void {
  try {
    localStorage.setItem(keyOf(user_id), '1')
  } catch {
    // Private mode without storage: hidden until the page is left.
  }
}
