import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { changesEnded } from './changesEnded'

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules to leave out, or the only ones to ask. */
type Asked = { without?: readonly string[]; only?: readonly string[] }

type Found = { id: string; nodes: { html: string; failureSummary: string }[] }

/**
 * What content cannot change: colours, sizes and style attributes are the code's, and every
 * template is asked for them. To lay out what stands over what, for the first two, is half of axe's
 * time; the others take a quarter of the rest.
 */
export const ofCodeAlone = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'avoid-inline-spacing',
]

/**
 * Returns what axe finds wrong, in words: WCAG 2.2 AA and the best practices. Looks at the open
 * dialog, if there is one, since everything behind it is inert. Injected once a page, which takes
 * as long as a third of a run.
 */
export async function axe(page: Page, { without = [], only }: Asked = {}): Promise<string[]> {
  await changesEnded(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([runOnly, off]) => {
      const { axe: tool } = window as unknown as {
        axe: { run(context: unknown, options: unknown): Promise<{ violations: Found[] }> }
      }
      const { violations } = await tool.run(document.querySelector('dialog[open]') ?? document, {
        runOnly,
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        selectors: false,
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) =>
            `${id}: ${html.slice(0, 160)} — ${failureSummary.replace(/\s+/g, ' ').slice(0, 200)}`,
        ),
      )
    },
    [only ?? tags, without] as const,
  )
}
