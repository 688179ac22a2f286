import { reportAddress, type ContentReport } from './contentReport'

/** Milliseconds between requests to the server, which runs on this machine. */
const interval = 1000

const style = `
  position: fixed; inset: auto 0 0 0; z-index: 2147483647; box-sizing: border-box; max-height: 60vh; overflow: auto; margin: 0; padding: 20px 24px;
  border: 0; border-top: 6px solid #b3261e; background: #fff; color: #1c1b1f; font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 -4px 24px rgb(0 0 0 / 0.25)`

/**
 * Shows over every page of `gatsby develop` what is wrong with the content, in the gate's words,
 * until it is mended.
 */
export function showContentMistakes(): void {
  let overlay: HTMLElement | null = null
  let shown: string | null = null

  const show = (report: string | null) => {
    if (report === shown) return
    shown = report
    overlay?.remove()
    overlay = null
    if (report === null) return
    overlay = document.createElement('section')
    overlay.setAttribute('role', 'alert')
    overlay.setAttribute('aria-label', 'Mistakes in the content')
    overlay.style.cssText = style
    const heading = document.createElement('strong')
    heading.textContent =
      'There is a mistake in the content. This page is the last good one; it follows again once the mistake is mended.'
    const lines = document.createElement('pre')
    lines.style.cssText =
      'margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace'
    lines.textContent = report
    overlay.append(heading, lines)
    document.body.append(overlay)
  }

  const ask = async () => {
    try {
      const answer = await fetch(reportAddress)
      if (answer.ok) show(((await answer.json()) as ContentReport).report)
    } catch {
      // The server was stopped, or is starting again.
    }
    setTimeout(() => void ask(), interval)
  }
  void ask()
}
