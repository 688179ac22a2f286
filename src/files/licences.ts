import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'

type Described = {
  name: string
  version: string
  license?: string
  homepage?: string
  author?: string | { name: string }
}
type Notice = { package: string; text: string }

const isNotice = (file: string) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(file)

/**
 * Returns the folder of the package that a file of a bundle comes from; none for the site's own
 * files. Gatsby copies the code it puts into the browser to .cache first.
 */
export function packageOf(file: string): string | undefined {
  const path = file.replaceAll(sep, '/')
  const inPackage = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)
  if (inPackage) return inPackage[1]
  return path.includes('/.cache/')
    ? dirname(createRequire(join(process.cwd(), 'package.json')).resolve('gatsby/package.json'))
    : undefined
}

/**
 * Returns the notice that licences ask to be given along with a copy: whose each package is, and
 * its terms. Packages of the same owner under the same terms share one entry.
 * @param files of which a bundle was made
 */
export function licenceNotice(files: Iterable<string>): string {
  const folders = new Set([...files].flatMap((file) => packageOf(file) ?? []))
  const byText = new Map<string, Set<string>>()
  for (const notice of [...folders].map(noticeOf))
    byText.set(notice.text, (byText.get(notice.text) ?? new Set()).add(notice.package))
  const entries = [...byText].map(
    ([text, packages]) => `${[...packages].toSorted().join('\n')}\n\n${text}\n`,
  )
  return entries.toSorted().join(`\n${'-'.repeat(80)}\n\n`)
}

function noticeOf(folder: string): Notice {
  const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Described
  const { name, version, license = 'no licence stated', homepage, author } = described
  const texts = readdirSync(folder)
    .filter(isNotice)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  // Without a file the package says no more than this.
  const owner = typeof author === 'object' ? author.name : author
  const stated = [
    `Licence: ${license}`,
    ...(owner ? [`Author: ${owner}`] : []),
    ...(homepage ? [homepage] : []),
  ]
  return {
    package: `${name} ${version} (${license})`,
    text: (texts.length > 0 ? texts : stated).join('\n\n'),
  }
}
