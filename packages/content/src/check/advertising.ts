import type { ReadableContent } from '../load'
import { memoizeByIdentity, textsIn } from '../traverse'
import { problem, type Problem } from '../problem'
import { contentFiles } from './files'

type Rule = { says: RegExp; what: string; fix: string }

/** What medical advertising may promise nowhere, whoever says it. */
const promises: Rule[] = [
  {
    says: /\b(?:guaranteed? (?:results?|outcomes?|success|improvement)|results? (?:is|are) guaranteed|we guarantee|100 ?% (?:safe|effective|natural|painless|successful)|(?:completely|totally|entirely|perfectly) (?:safe|painless)|risk-free|pain-free|miracle|cures? [\w ]{1,30} for ever|permanent(?:ly)? cures?)\b/i,
    what: 'promises what no treatment can',
    fix: 'Say what usually happens, and what may not',
  },
  {
    says: /\b(?:the (?:best|leading|top|number one|no\. ?1|safest|finest) (?:\w+ )?(?:clinics?|doctors?|injectors?|practitioners?|results?)|best (?:clinics?|doctors?|injectors?) in)\b/i,
    what: 'claims to be above all others, which needs proof',
    fix: 'Say what the clinic does, and leave comparing to the reader',
  },
]

/** What makes somebody decide in a hurry. */
const pressure: Rule[] = [
  {
    says: /\b(?:hurry|be quick|last chance|limited (?:time|places|offer)|while (?:stocks?|places) lasts?|ends? (?:soon|today|tonight|tomorrow|on|this)|act (?:now|fast)|don['’]t miss|only (?:until|till|today|this (?:week|month)|\d+ (?:left|places))|(?:book|claim|reserve) (?:by|before|now|today)|(?:until|till|before|by) (?:\d{1,2}(?:st|nd|rd|th)? )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|the end of)|countdown|first \d+ (?:people|patients|bookings))\b/i,
    what: 'puts the reader under pressure of time',
    fix: 'Say what the offer is without a deadline; its validity of 30 days is shown by itself',
  },
]

/** In a sentence that denies it, or asks, the words promise nothing. */
const denied =
  /\b(?:no|not|nor|never|nobody|none|nothing|cannot|can['’]t|isn['’]t|aren['’]t|without|neither|beware|distrust|anyone who|if somebody)\b|\?/i

const notCopy = new Set(['phrases', 'keywords', 'words', 'whyCompliant', 'evidence', 'question'])

/** Finds claims and pressure that rules on medical advertising forbid, in any editor's words. */
export const advertisingProblems = (content: ReadableContent): Problem[] =>
  contentFiles(content).flatMap(claimsIn)

const claimsIn = memoizeByIdentity(({ file, value }: { file: string; value: object }) => {
  if (file.startsWith('data/languages/')) return []
  const rules = file === 'data/offers.json' ? [...promises, ...pressure] : promises
  return textsIn(value).flatMap(({ path, text }): Problem[] => {
    if (path.includes('sources') || path.some((part) => notCopy.has(String(part)))) return []
    return text.split(/(?<=[.!?;])\s+/).flatMap((sentence) => {
      const broken = rules.find(
        (rule) => rule.says.test(sentence) && (pressure.includes(rule) || !denied.test(sentence)),
      )
      return broken === undefined
        ? []
        : [
            problem(
              file,
              path,
              `says "${broken.says.exec(sentence)![0]}", which ${broken.what}.`,
              broken.fix,
            ),
          ]
    })
  })
})
