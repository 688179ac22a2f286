import { singular } from '@clinic/contract/prose'
import { plainMarks } from './marks.ts'

/** Words that need none of the steps below, as most phrases of data/ do. */
const isPlain = (text: string) =>
  /^[a-z]+(?: [a-z]+)*$/.test(text) &&
  !/\b[a-z] [a-z] [a-z] [a-z]\b|\bhalf\b|\bmake up\b|\bafter care\b| ill\b|([a-z])\1\1/.test(text)

/** Digits that stand for a letter within a word, "br3athe". */
const digitLetters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' }

/** Returns a text in lower case, without accents, with numbers and units apart. */
export function spelledOut(text: string): string {
  if (isPlain(text)) return text
  return plainMarks(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\b(?:1|one) and (?:a )?half\b/g, '1.5')
    .replace(/\b(?:2|two) and (?:a )?half\b/g, '2.5')
    .replace(/\bhalf (?:a |an )?(?=ml|mil|syringe)/g, '0.5 ')
    .replace(/'/g, '')
    .replace(/\b(make|after)[ -](up|care)\b/g, '$1$2')
    .replace(
      /\b(feel\w*|felt|look\w*|sound\w*|very|really|so|seriously|bit|am|is|was|made me) ill\b/g,
      '$1 unwell',
    )
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/%/g, ' percent ')
    .replace(/£/g, ' pounds ')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/(\d)\s*(ml|mls|cc)\b/g, '$1 ml ')
    .replace(/(?<=[a-z])[01345]{1,2}(?=[a-z])/g, (as) =>
      as.replace(/./g, (digit) => digitLetters[digit]!),
    )
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/\b([a-z]{2,}|x)(\d)/g, '$1 $2')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\b[a-z](?: [a-z]){3,}\b/g, (spaced) => spaced.replaceAll(' ', ''))
    .trim()
}

/**
 * Reduces a word to a light stem: plural, -ing, -ed and a final e go, so that "slimming", "slims"
 * and "slimmed" meet.
 */
export function stem(word: string): string {
  const kept = stems.get(word)
  if (kept !== undefined) return kept
  if (stems.size > 50_000) stems.clear()
  const found = stemOf(word)
  stems.set(word, found)
  return found
}

const stems = new Map<string, string>()

function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word
  // Needles are no needling.
  if (word === 'needle' || word === 'needles') return 'needle'
  // Nor is a nurse nursing.
  if (word === 'nurse' || word === 'nurses') return 'nurse'
  let w = singular(word)
  const undouble = (x: string) => (/([bdfgmnprt])\1$/.test(x) ? x.slice(0, -1) : x)
  // "Greyish" is grey.
  if (w.endsWith('ish') && w.length > 5) w = w.slice(0, -3)
  if (w.endsWith('ing') && w.length > 5) w = undouble(w.slice(0, -3))
  else if (w.endsWith('ed') && w.length > 4 && !w.endsWith('eed')) w = undouble(w.slice(0, -2))
  if (w.endsWith('e') && w.length > 4) w = w.slice(0, -1)
  return w
}
