import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Found = { id: string; nodes: { html: string; failureSummary: string }[] }

/**
 * What axe finds wrong, in words: WCAG 2.2 AA and the best practices, or the rules named by `only`.
 * Looks at the open dialog, if there is one, since everything behind it is inert. Injected once a
 * page, which takes as long as a third of a run.
 */
export async function axe(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([runOnly]) => {
      // Half-way through a change of colour nothing has the contrast it will have.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const { axe: tool } = window as unknown as {
        axe: { run(context: unknown, options: unknown): Promise<{ violations: Found[] }> }
      }
      const { violations } = await tool.run(document.querySelector('dialog[open]') ?? document, {
        runOnly,
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
    [only ?? rules],
  )
}
