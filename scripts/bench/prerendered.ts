import { openTab, type Tab } from './tab'

/** A visit to the next page by its link: from the press to its picture, and whether it had been prerendered. */
export type Visit = { paint: number; prerendered: boolean }

/** Pointed at for a second and then pressed, or pressed as soon as the pointer is there. */
export type Manner = 'pointed at' | 'pressed at once'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition().catch(() => false))) await pause(20)
}

/** Clicks `link` on the page at `address`. Not slowed down: what is prerendered comes before the click, in a page of its own. */
export async function follow(address: string, link: string, manner: Manner): Promise<Visit> {
  const tab = await openTab()
  try {
    await tab.send('Page.navigate', { url: address })
    await until(() => tab.evaluate(`location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`))
    const [x, y] = await tab.evaluate<[number, number]>(`(() => {
      addEventListener('click', (event) => sessionStorage.setItem('clicked', performance.timeOrigin + event.timeStamp), true)
      const link = [...document.querySelectorAll('main a[href=${JSON.stringify(link)}]')].find((one) => one.getClientRects().length > 0)
      link.scrollIntoView({ block: 'center' })
      const box = link.getClientRects()[0]
      return [box.left + box.width / 2, box.top + box.height / 2]
    })()`)
    await pause(500)
    await click(tab, x, y, manner)
    await until(() => tab.evaluate(`location.pathname === ${JSON.stringify(link)}`))
    return await tab.evaluate<Visit>(`(async () => {
      const [{ activationStart = 0 }] = performance.getEntriesByType('navigation')
      const painted = await new Promise((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime)).observe({ type: 'paint', buffered: true }))
      return { paint: performance.timeOrigin + Math.max(activationStart, painted) - sessionStorage.getItem('clicked'), prerendered: activationStart > 0 }
    })()`)
  } finally {
    await tab.close()
  }
}

async function click(tab: Tab, x: number, y: number, manner: Manner): Promise<void> {
  const mouse = (type: string) => tab.send('Input.dispatchMouseEvent', { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 })
  await mouse('mouseMoved')
  if (manner === 'pointed at') await pause(1000)
  await mouse('mousePressed')
  // As long as a finger stays down.
  await pause(80)
  await mouse('mouseReleased')
}
