import type { Protocol, Safety } from './schemas/safety'

/**
 * Returns a short mark of a text (FNV-1a), by which a translation says what it was made from. It
 * guards against forgetting, not against anybody.
 */
function textMark(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text.replace(/\s+/g, ' ').trim()))
    hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Returns the mark of a protocol's English, as its translations give it. */
export const protocolMark = ({ title, line }: Pick<Protocol, 'title' | 'line'>): string =>
  textMark(`${title}\n${line}`)

const names = new Intl.DisplayNames('en-GB', { type: 'language' })
/** Returns what a language is called in English: Spanish for es; what is no code stays. */
export const languageName = (code: string): string =>
  /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(code) ? names.of(code)! : code

/** A translation, the mark of the English it should be made from, and the one it gives. */
type Made = {
  path: (string | number)[]
  language: string
  english: string
  mark: string
  of: string | undefined
}

/** Returns every translation of data/safety.json with what it was made from. */
export function translationsIn({ protocols, answers, helpTexts, helpTextsFrom }: Safety): Made[] {
  return [
    ...protocols.flatMap((protocol, i) =>
      Object.entries(protocol.translations ?? {}).map(([language, { of }]) => ({
        path: ['protocols', i, 'translations', language, 'of'],
        language,
        english: protocol.title,
        mark: protocolMark(protocol),
        of,
      })),
    ),
    ...answers.flatMap(({ id, whenClosed, translations, translatedFrom }, i) =>
      translations === undefined
        ? []
        : [
            {
              path: ['answers', i, 'translatedFrom'],
              language: Object.keys(translations).join(', '),
              english: id,
              mark: textMark(whenClosed ?? ''),
              of: translatedFrom,
            },
          ],
    ),
    ...(helpTexts.length > 1
      ? [
          {
            path: ['helpTextsFrom'],
            language: 'other languages',
            english: 'helpTexts',
            mark: textMark(helpTexts[0]!.text),
            of: helpTextsFrom,
          },
        ]
      : []),
  ]
}
