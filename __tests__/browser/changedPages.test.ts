import type { Page } from 'playwright-core'
import { dialogs } from '../helpers/openDialogs'
import { hydrate } from '../helpers/siteBrowser'
import { stubbedTabs } from '../helpers/stubbedTabs'

/** Pages whose texts a translator has replaced, before or after their scripts came. */

const { visit } = stubbedTabs()

/** Puts `<font>` in place of every text, as Chrome's translator does, and goes on doing so. */
const translate = (page: Page, within = 'body') =>
  page.evaluate((selector) => {
    const change = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent || parent.closest('font,script,style,svg,option,title'))
          continue
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild!.textContent = text.data
        text.replaceWith(font)
      }
    }
    const root = document.querySelector(selector)!
    change(root)
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node.isConnected) change(node.nodeType === 3 ? node.parentNode! : node)
    }).observe(root, { childList: true, subtree: true })
  }, within)

const open = (page: Page, name: string) => {
  const dialog = dialogs.find((one) => one.name === name)!
  return dialog.open(page).then(() => dialog.filled(page))
}

test('translated before the scripts came: what was typed and where stays', async () => {
  const { page } = await visit('/treatments/')
  await translate(page)
  const field = page.getByRole('searchbox')
  await field.click()
  await page.keyboard.type('lip')
  await hydrate(page)
  await page.keyboard.type(' f')
  expect(await field.inputValue()).toBe('lip f')
  await expect(page.locator('main [role=status]').innerText()).resolves.not.toMatch(/^52 /)
})

test('translated: the analysis is shown, and the lightbox’s words change with its picture', async () => {
  const { page, complaints } = await visit('/', {
    functions: { 'aesthetic-analysis': { analysis: 'Your skin is well.' } },
  })
  await open(page, 'analysis')
  await translate(page)
  for (let step = 1; step < 5; step++) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Generate Analysis' }).click()
  await page.getByText('Your skin is well.').waitFor()
  await page.keyboard.press('Escape')

  const words = async () => (await page.locator('#dialog-gallery').innerText()).trim()
  await open(page, 'gallery')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const translated: string[] = []
  for (let picture = 0; picture < 7; picture++) {
    translated.push(await words())
    await next.click()
  }
  await page.reload()
  await open(page, 'gallery')
  const plain: string[] = []
  for (let picture = 0; picture < 7; picture++) {
    plain.push(await words())
    await next.click()
  }
  expect(translated).toEqual(plain)
  expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([])
})
