/** Milliseconds that a browser may take to begin. */
const patience = 1500

/**
 * Prints the page. Browsers within other apps have no `print`, one that throws, or one that does
 * nothing, which only the missing `beforeprint` tells.
 * @param tell tells the visitor what to do if nothing has opened
 * @returns false when it is sure that nothing is printed
 */
export function printPage(tell: () => void): boolean {
  let begun = false
  window.addEventListener('beforeprint', () => (begun = true), { once: true })
  try {
    window.print()
  } catch {
    tell()
    return false
  }
  setTimeout(() => begun || tell(), patience)
  return true
}
