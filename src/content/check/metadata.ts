import { expandTokens, medicineName, tokenPattern } from '../expand'
import type { SiteContent } from '../load'
import { problem, type Problem } from '../problem'
import { productRoute } from '../routes'
import { pageFiles } from './files'

const limits = { title: [10, 70], description: [70, 160] } as const

/** Routes, titles and descriptions: unique, and of a length that search results can show. */
export function metadataProblems(content: SiteContent): Problem[] {
  const problems: Problem[] = []
  const seen = { route: new Map<string, string>(), title: new Map<string, string>(), description: new Map<string, string>() }

  const unique = (what: keyof typeof seen, value: string, file: string) => {
    const key = value.toLowerCase()
    const other = seen[what].get(key)
    if (other !== undefined)
      problems.push(problem(file, [what], `"${value}" is also the ${what} of ${other}.`, `Give each page a ${what} of its own`))
    else seen[what].set(key, file)
  }

  for (const { kind, value } of pageFiles(content)) {
    const route = kind === 'product' ? productRoute(value.id) : value.route
    if (route !== null) {
      unique('route', route, value.file)
      const last = route.split('/').at(-1) || 'home'
      if (value.id !== last && kind !== 'person' && kind !== 'product')
        problems.push(problem(value.file, ['route'], `"${route}" does not match the name of the file.`, `Call the file ${last}.json, or change the route`))
    }
    if (kind === 'person' && route === null) continue
    if (kind === 'person' && !/^\/team\/dr-[a-z-]+$/.test(route!))
      problems.push(problem(value.file, ['route'], `"${route}" is not the address of a doctor.`, 'Write it like /team/dr-name'))
    for (const what of ['title', 'description'] as const) {
      const words = safeExpand(value[what], content)
      const [least, most] = limits[what]
      unique(what, words, value.file)
      if (words.length < least || words.length > most)
        problems.push(
          problem(value.file, [what], `is ${words.length} characters long once ${medicineName(content.clinic)} stands in it.`, `A ${what} has ${least} to ${most} characters`),
        )
    }
  }
  return problems
}

/** Unknown tokens are reported by the copy check; here they only must not stop the report. */
function safeExpand(text: string, content: SiteContent): string {
  try {
    return expandTokens(text, content)
  } catch {
    return text.replace(tokenPattern, '')
  }
}
