import type { Page } from 'playwright-core'

type Stop = { at: number; name: string; faults: string[] }

/**
 * Marks what the keyboard must reach, in order, on the page or in its open dialog, and gives it
 * back in words.
 */
const expectedStops = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document
    const all = [
      ...root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter((e) => {
      if (
        e.tabIndex < 0 ||
        e.matches(':disabled') ||
        !e.checkVisibility({ visibilityProperty: true })
      )
        return false
      if (!(e instanceof HTMLInputElement) || e.type !== 'radio') return true
      // Of a group of radios the keyboard stops at the chosen one.
      const group = [...root.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(e.name)}"]`)]
      return group.some(({ checked }) => checked) ? e.checked : e === group[0]
    })
    ;(window as unknown as { stops: HTMLElement[] }).stops = all
    return all.map((e) => e.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 110))
  })

/**
 * Has the page note, at each release of Tab, where the focus is and what is wrong with it there: no
 * ring, one that does not stand out from its ground (WCAG 1.4.11), or nothing of it to be seen. In the page, so that the presses need not wait for an answer
 * each.
 */
const noteStops = (page: Page) =>
  page.evaluate(() => {
    const own = window as unknown as {
      stops: HTMLElement[]
      noted: Stop[]
      noting?: AbortController
    }
    own.noted = []
    own.noting?.abort()
    own.noting = new AbortController()
    const channels = (colour: string) => colour.match(/[\d.]+/g)!.map(Number)
    const ground = (from: Element | null): number[] => {
      for (let one = from; one; one = one.parentElement) {
        const colour = channels(getComputedStyle(one).backgroundColor)
        if ((colour[3] ?? 1) > 0.5) return colour
      }
      return [255, 255, 255]
    }
    const luminance = (colour: number[]) => {
      const [r, g, b] = colour.map((c) =>
        c <= 10 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
      ) as [number, number, number]
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    }
    const contrast = (a: number[], b: number[]) => {
      const [light, dark] = [luminance(a), luminance(b)].toSorted((one, two) => two - one)
      return light! / dark!
    }
    const note = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return
      const e = document.activeElement as HTMLElement
      const name = e.outerHTML.slice(0, 110)
      // Between the last stop and the first, the page or the dialog as a whole has the focus.
      if (e.matches('body, dialog')) return
      const faults: string[] = []
      // A ring may be drawn by what stands for the control: the segment beside a radio, the card
      // around a stretched link.
      const rings = [e, e.nextElementSibling, e.closest('article')].flatMap((one) => {
        if (!one) return []
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(one)
        return outlineStyle === 'none' ||
          Number.parseFloat(outlineWidth) < 2 ||
          /, 0\)$|transparent/.test(outlineColor)
          ? []
          : [
              contrast(
                channels(outlineColor),
                ground(Number.parseFloat(outlineOffset) < 0 ? one : one.parentElement),
              ),
            ]
      })
      if (rings.length === 0) faults.push(`no ring: ${name}`)
      else if (Math.max(...rings) < 3)
        faults.push(`a ring of ${Math.max(...rings).toFixed(1)} to 1: ${name}`)
      const seen = [...e.getClientRects()].some(({ left, top, width, height }) =>
        [0.5, 0.1, 0.9].some((x) =>
          [0.5, 0.15, 0.85].some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y)
            // The label or the segment over an input is its face.
            return (
              hit !== null &&
              (e.contains(hit) || hit.contains(e) || hit.closest('label')?.contains(e) === true)
            )
          }),
        ),
      )
      if (!seen) faults.push(`out of sight: ${name}`)
      own.noted.push({ at: own.stops.indexOf(e), name, faults })
    }
    document.addEventListener('keyup', note, { capture: true, signal: own.noting.signal })
  })
/** Presses Tab, one press after the other without waiting for an answer between them. */
async function pressTab(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  const turns = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat()
  await Promise.all(turns.map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab })))
  await session.detach()
}
const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Stop[] }).noted)

/**
 * Goes with Tab from the top through everything there is and round again. Gives what is wrong: a
 * stop that is left out, out of order or cannot be seen, and a walk that does not come round.
 */
export async function walkFaults(page: Page): Promise<string[]> {
  // What answers a change of width, such as the footer's folds, does so in the next frames.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
      ),
  )
  const expected = await expectedStops(page)
  await noteStops(page)
  // The last Tab leaves the page for the browser's own bar, and comes back to the first stop.
  await pressTab(page, expected.length + 3)
  const faults: string[] = []
  const visited: number[] = []
  for (const stop of await noted(page)) {
    if (stop.at < 0) {
      faults.push(`a stop that was not expected: ${stop.name}`)
      continue
    }
    if (visited.includes(stop.at)) {
      if (visited.length < expected.length)
        faults.push(`came round after ${visited.length} of ${expected.length} stops`)
      else if (stop.at !== visited[0]) faults.push('did not come round to the first stop')
      break
    }
    visited.push(stop.at)
    faults.push(...stop.faults)
  }
  const missed = expected.filter((_, at) => !visited.includes(at))
  faults.push(...missed.map((name) => `never reached: ${name}`))
  const order = visited.toSorted((a, b) => a - b)
  // In a dialog the walk may begin in the middle, where the focus was put: it must still go on in
  // order.
  const from = order.indexOf(visited[0]!)
  if ([...order.slice(from), ...order.slice(0, from)].join() !== visited.join())
    faults.push(`out of order: ${visited.join(' ')}`)
  return faults
}
