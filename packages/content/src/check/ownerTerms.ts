import type { ReadableContent } from '../load'
import { memoizeByIdentity, textsIn } from '../traverse'
import { problem, type Problem } from '../problem'
import { contentFiles, type ContentFile } from './files'

/** Fields that no page shows as the clinic's own words, and what a visitor may ask. */
const unshown = new Set(['sources', 'keywords', 'phrases', 'question', 'spellings', 'title'])

/** Matches a sentence that says what the clinic does, and none that advises about others. */
const ours = /\b(?:we|our|us|the clinic|you)\b/i
const money =
  /\b(?:free(?: of charge)?|fees?|charged?|charges|costs?|no charge|pays?|paid|included?|includes|lose|forfeit|kept|keep|returned|given back|extra)\b/i
/** Matches what each of the terms in data/clinic.json is about. */
const about: [token: string, RegExp][] = [
  ['deposit', /\bdeposits?\b/i],
  ['cancelling', /\bcancel(?:s|led|ling|lation)?\b|\brearrang\w+/i],
  [
    'late',
    /\b(?:missed (?:visits?|appointments?)|no[- ]shows?|(?:come|arrive|are|running) late)\b/i,
  ],
  ['refund', /\brefund(?:s|ed)?\b|\bmoney back\b/i],
  ['review', /\b(?:review|check-up|second visit) (?:is|are|costs?|at no|without|free)\b/i],
  ['top-up', /\b(?:top-?ups?|small adjustments?|later (?:adjustment|refinement)s?)\b/i],
  ['complication', /\b(?:treat(?:ing|ment of)|deal(?:ing)? with) (?:a |any )?complications?\b/i],
]
const elsewhere =
  /\b(?:anywhere|elsewhere|be wary|beware|ask (?:any|them|whether|what|about)|other clinics|nobody who)\b|\{terms:/i

/**
 * Finds sentences on deposits, cancelling, refunds, reviews and top-ups that are typed by hand: the
 * answer stands in data/clinic.json once, so that no two pages differ.
 */
export const ownerTermProblems = (content: ReadableContent): Problem[] =>
  contentFiles(content).flatMap(termsIn)

const termsIn = memoizeByIdentity(({ file, value }: ContentFile): Problem[] =>
  file === 'data/clinic.json'
    ? []
    : textsIn(value).flatMap(({ path, text }) =>
        path.some((part) => unshown.has(String(part)))
          ? []
          : text.split(/(?<=[.!?;])\s+/).flatMap((sentence) => {
              if (!ours.test(sentence) || !money.test(sentence) || elsewhere.test(sentence))
                return []
              const term = about.find(([, pattern]) => pattern.test(sentence))
              return term === undefined
                ? []
                : [
                    problem(
                      file,
                      path,
                      `answers by hand what data/clinic.json answers: "${sentence}"`,
                      `Write {terms:${term[0]}}, or put the answer under terms there`,
                    ),
                  ]
            }),
      ),
)
