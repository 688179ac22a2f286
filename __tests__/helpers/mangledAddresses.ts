import { seededRandom } from '@clinic/illustration/geometry/seededRandom'

/** What mail programs, chats, copying and typing do to a link, so that its page is still plain. */
export const recognisable: Record<string, (page: string) => string> = {
  'a space after it': (page) => `${page}%20`,
  'a space for its slash': (page) => `${page.slice(0, -1)}%20`,
  'spaces around': (page) => `/%20${page.slice(1)}%20%20`,
  'a quote after it': (page) => `${page}%22`,
  'typographic quotes': (page) => `/%E2%80%9C${page.slice(1)}%E2%80%9D`,
  brackets: (page) => `/(${page.slice(1)})`,
  'pointed brackets': (page) => `/%3C${page.slice(1)}%3E`,
  'an entity for a bracket': (page) => `${page}&gt;`,
  'a dot': (page) => `${page}.`,
  'a comma for its slash': (page) => `${page.slice(0, -1)},`,
  'an ellipsis': (page) => `${page}%E2%80%A6`,
  'doubled slashes': (page) => page.replaceAll('/', '//'),
  'a backslash': (page) => `${page}%5C`,
  capitals: (page) => page.toUpperCase(),
  'the name of its file': (page) => `${page}index.html`,
  'an edition for phones': (page) => `${page}amp/`,
  'a feed': (page) => `${page}feed`,
  'an ending': (page) => `${page.slice(0, -1)}.html`,
  'an encoded query': (page) => `${page}%3Futm_source=news`,
  'an encoded fragment': (page) => `${page}%23risks`,
  'a fragment encoded twice': (page) => `${page.slice(0, -1)}%2523risks`,
  'an encoded slash': (page) => page.replace(/\/$/, '%2F'),
  'a part after an encoded slash': (page) => `${page.slice(0, -1)}%2Frisks`,
  'its slashes encoded': (page) => `/${page.slice(1).replaceAll('/', '%2F')}`,
  'the query’s next sign': (page) => `${page}&utm_source=news`,
  'words after it': (page) => `${page}%20and%20more`,
  'half a sign': (page) => `${page}%E0%A4%A`,
  'a percent sign': (page) => `${page.slice(0, -1)}%`,
  'a soft hyphen': (page) => `${page.slice(0, 3)}%C2%AD${page.slice(3)}`,
  'a no-break hyphen': (page) => page.replaceAll('-', '%E2%80%91'),
  'spaces for hyphens': (page) => page.replaceAll('-', '%20'),
  'a line’s end': (page) => `${page}%0D%0A`,
  'a line’s end within': (page) => `${page.slice(0, 6)}%0D%0A${page.slice(6)}`,
  'a space within': (page) => `${page.slice(0, 6)}%20${page.slice(6)}`,
  'a session’s number': (page) => `${page.slice(0, -1)};jsessionid=1A2B.node1`,
  'quoted printable': (page) => `${page}=20`,
  'wide letters': (page) =>
    page.replace(/[a-z]/, (letter) =>
      encodeURIComponent(
        letter.normalize() === letter
          ? String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)
          : letter,
      ),
    ),
  'the whole address': (page) => `/https://www.clinic.example${page}`,
  'the host without its scheme': (page) => `/www.clinic.example${page}`,
}

const garbage = [
  '%', '%%', '%2', '%E0%A4%A', '%FF', '%00', '%23', '%3F', '%2F', '%25', '%2525', '%5C', '%20', '%0A',
  '%22', '%3E', '%F0%9F%98%80', '%D9%85', '#', '#%', '#%E0%A4%A', '?', '?q=%', '?a=1&&=%23', '&amp;', ';',
  '..', '/../', '//', '/./', '~', '|', '[', ']', '{', '}', '^', '`', "'", '*', '!', '$', '@', ':', ',', '+', '=',
  '\u202e', 'é', '中', 'x', '0', '-', '_', '.html',
] // prettier-ignore

/** Addresses of pages with anything anywhere in them, the same ones on every run. */
export function mangled(pages: readonly string[], count: number, seed = 28): string[] {
  const random = seededRandom(seed)
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  return Array.from({ length: count }, () => {
    let address = one(pages)
    for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) {
      const at = random() < 0.5 ? address.length : Math.floor(random() * address.length)
      address = `${address.slice(0, at)}${one(garbage)}${address.slice(at + (random() < 0.3 ? 1 : 0))}`
      if (random() < 0.1) address = address.toUpperCase()
    }
    return address.startsWith('/') ? address : `/${address}`
  })
}
