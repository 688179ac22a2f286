import { clinicContent } from '../helpers/buildContext'
import { builtPage, builtPages } from '../helpers/builtSite'
import { parsePage } from '../helpers/parsePage'

/** The page for who is worried after a treatment is a tool: whom to ring, and each sign at hand. */
const { safety, clinic } = clinicContent()
const page = `${safety.page}/`
const doc = parsePage(builtPage(page).html)
const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]

it('has 999, the urgent line and 111 as buttons before anything else', () => {
  expect(all(doc, 'main .hero .btn').map((button) => button.getAttribute('href'))).toEqual([
    'tel:999',
    `tel:${clinic.emergencyLine.e164}`,
    'tel:111',
  ])
})

it('has an index of the signs, and a name of its own for what each unfolds', () => {
  const index = all(doc, 'nav[aria-label=Signs] a').map((a) => a.getAttribute('href'))
  expect(index).toEqual(all(doc, 'main article[id]').map(({ id }) => `#${id}`))
  expect(index).toHaveLength(safety.protocols.length)
  const names = all(doc, 'article summary').map((summary) => summary.textContent)
  expect(new Set(names).size).toBe(index.length)
})

it('says how to get help without hearing or speaking, here and wherever urgent signs stand', () => {
  const ways = doc.getElementById('without-voice')!.parentElement!
  for (const { url } of safety.withoutVoice.ways)
    expect(ways.querySelector(`a[href="${url}"]`)).not.toBeNull()
  const urgent = builtPages()
    .filter(({ html }) => html.includes('class="seek-help'))
    .map(({ path, html }) => ({
      path,
      links: all(parsePage(html), `.seek-help a[href="${page}#without-voice"]`).length,
    }))
  expect(urgent.length).toBeGreaterThan(5)
  expect(urgent.filter(({ links }) => links === 0)).toEqual([])
})
