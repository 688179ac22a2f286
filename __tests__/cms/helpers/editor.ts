import type { Locator, Page } from 'playwright-core'

/**
 * The editor in a browser, in the words on its screen. Its lists and forms are drawn as they come
 * into view.
 */
export function editor(page: Page) {
  const reveal = async (wanted: Locator): Promise<Locator> => {
    await page.mouse.move(600, 500)
    for (let i = 0; i < 150 && (await wanted.count()) === 0; i++) {
      await page.mouse.wheel(0, 350)
      await page.waitForTimeout(40)
    }
    await wanted.first().waitFor()
    // What comes into view is drawn anew, and what was found a moment ago may be gone.
    for (let i = 0; i < 20; i++) {
      await page.waitForTimeout(100)
      const there = await wanted
        .first()
        .scrollIntoViewIfNeeded({ timeout: 1000 })
        .then(
          () => true,
          () => false,
        )
      if (there) break
    }
    return wanted.first()
  }
  const field = (label: string) =>
    page.getByRole('group', { name: new RegExp(`^“\\W*${label}\\W*” Field$`) })
  return {
    field: async (label: string) => await reveal(field(label)),
    /** Opens the form of a file: `prices`, or `treatments/lip-fillers`. */
    open: async (file: string) => {
      const [folder, name] = file.includes('/') ? file.split('/') : ['_singletons', file]
      await page.evaluate(
        (hash) => void (location.hash = hash),
        `#/collections/${folder}/entries/${name}`,
      )
      await page
        .getByRole('group', { name: /Field$/ })
        .first()
        .waitFor()
    },
    /** Unfolds the entry of a list that bears these words. */
    unfold: async (words: string) => {
      const entry = await reveal(
        page
          .getByRole('group')
          .filter({ hasText: words })
          .filter({ has: page.getByRole('button', { name: 'Expand', exact: true }) })
          .last(),
      )
      await entry.getByRole('button', { name: 'Expand', exact: true }).last().click()
    },
    save: () => page.getByRole('button', { name: 'Save' }).click(),
    /** Saves, and waits until the form has closed, as it does when the file is written. */
    saved: async () => {
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: /^Sav(?:e|ing)/ }).waitFor({ state: 'detached' })
    },
    /** What the editor says when it does not save; closes the box. */
    refusal: async (): Promise<string> => {
      const box = page.getByRole('alertdialog')
      await box.waitFor()
      const words = await box.innerText()
      await box.getByRole('button', { name: 'OK' }).click()
      return words
    },
  }
}
