import { resolve } from 'node:path'
import { anyPort } from '../../server/ports'
import { serveSite, type RunningSite } from '../../server/site'
import { siteDir } from '../helpers/builtSite'
import { siteTabs } from '../helpers/siteTabs'

/** A service worker of the site that stood at this address before must not keep showing it. */
const tabs = siteTabs()
const oldPage = '<title>Old site</title><h1>Old site</h1>'
const oldWorker = `
addEventListener('install', (event) => event.waitUntil(caches.open('old').then((cache) => cache.put('/', new Response(${JSON.stringify(oldPage)}, { headers: { 'Content-Type': 'text/html' } }))).then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(caches.match('/')))`

let site: RunningSite
let old = true
beforeAll(async () => {
  site = await serveSite({
    dir: resolve(siteDir),
    port: await anyPort(),
    hosts: ['127.0.0.1'],
    before: ({ url }, response) => {
      if (!old) return false
      const isWorker = url!.endsWith('.js')
      response.writeHead(200, { 'Content-Type': isWorker ? 'text/javascript' : 'text/html' })
      response.end(isWorker ? oldWorker : oldPage)
      return true
    },
  })
})
afterAll(() => site?.close())

it.each(['/sw.js', '/service-worker.js'])(
  'the worker of %s is gone at the second visit',
  async (file) => {
    old = true
    const page = tabs.keep(await (await tabs.browser.newContext()).newPage())
    await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/`)
    await page.evaluate(async (name) => {
      await navigator.serviceWorker.register(name)
      await navigator.serviceWorker.ready
    }, file)
    old = false
    await page.goto(page.url())
    expect(await page.title()).toBe('Old site')
    await page.evaluate(async () => {
      while (await navigator.serviceWorker.getRegistration())
        await new Promise((done) => setTimeout(done, 50))
    })
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await page.goto(page.url())
    expect(await page.title()).not.toBe('Old site')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0) // prettier-ignore
  },
)
