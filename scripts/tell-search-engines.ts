/**
 * `npm run tell-search-engines`, after publishing: tells the search engines of IndexNow (Bing,
 * Yandex, Seznam and others) which pages there are, where INDEXNOW_KEY is set; Google reads the
 * sitemap that robots.txt names. A build with the same key has put its proof at /<key>.txt.
 */
async function tell(): Promise<string> {
  const { INDEXNOW_KEY: key, GATSBY_SITE_URL } = process.env
  const site = GATSBY_SITE_URL?.replace(/\/+$/, '')
  if (!key || !site)
    return 'No INDEXNOW_KEY is set, so nobody was told. The sitemap is in robots.txt.'
  const read = async (url: string) => {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) })
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
    return response.text()
  }
  const places = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!)
  const maps = places(await read(`${site}/sitemap-index.xml`))
  const urlList = (await Promise.all(maps.map(read))).flatMap(places)
  const response = await fetch('https://api.indexnow.org/indexnow', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(site).host,
      key,
      keyLocation: `${site}/${key}.txt`,
      urlList,
    }),
    signal: AbortSignal.timeout(15_000),
  })
  if (!response.ok) throw new Error(`IndexNow answers ${response.status}.`)
  return `${urlList.length} addresses were told to IndexNow.`
}

tell().then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
