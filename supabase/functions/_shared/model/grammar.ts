import { singular } from '../singular.ts'

/**
 * The closed classes of English that the rule of guard.ts rests on. They are no content: a wrong
 * word here lets a model say what the engine did not, so that no editor changes them.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/**
 * Words that may be added or left out without anybody being told anything else: no negation, "may"
 * or "must", no number, no word of time or frequency.
 */
export const free = words(
  'a an the this that these those there which who you your yours it its they them their is are be being been has have do does will of to for with at on in into as from and but however also then please',
)

/** Free words that need not agree even after a word of `scope`. */
export const articles = words('a an the your its their')

/**
 * Words that change what comes next; after one of them the free words must be those of the given
 * sentence too: "No, it does hurt" is not "It does not hurt".
 */
export const scope = words(
  'not no never neither nor without hardly barely rarely only except unless if until should may can could would',
)

/** Free words that count before a number: "in two weeks" is not "for two weeks". */
export const beforeNumbers = words('in from at')

/** Words that begin a clause, or a phrase, that may stand at either end of a sentence. */
export const clauses = words(
  'if when because after before while until unless although though since during once',
)
export const phraseStarts = words('for with in at on over within without as')

/** Words that may stand anywhere in their clause. */
export const floatingWords: ReadonlySet<string> = new Set(
  ['usually', 'often', 'sometimes', 'initially', 'gradually'].map(singular),
)

/** Words that stand for a number beside those of `numberWords`. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['score', 20],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])
export const fractions: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
])
