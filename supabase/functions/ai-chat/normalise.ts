/**
 * Words of a question, made comparable: lower case, no accents, contractions written out, numbers
 * and units apart. Everything the engine decides, it decides on this form; nothing of the question
 * is ever repeated in an answer.
 */

const written: Record<string, string> = {
  im: 'i am',
  iam: 'i am',
  ive: 'i have',
  id: 'i would',
  ill: 'i will',
  cant: 'can not',
  cannot: 'can not',
  canot: 'can not',
  couldnt: 'could not',
  cudnt: 'could not',
  wont: 'will not',
  dont: 'do not',
  dnt: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  havent: 'have not',
  hasnt: 'has not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  whats: 'what is',
  wats: 'what is',
  hows: 'how is',
  wheres: 'where is',
  whos: 'who is',
  thats: 'that is',
  theres: 'there is',
  its: 'it is',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  youre: 'you are',
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  wat: 'what',
  wot: 'what',
  abt: 'about',
  cos: 'because',
  coz: 'because',
  bf: 'boyfriend',
  gf: 'girlfriend',
  hubby: 'husband',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  yday: 'yesterday',
  nite: 'night',
  thru: 'through',
  tho: 'though',
  hav: 'have',
  hv: 'have',
  bcoz: 'because',
  thx: 'thanks',
  msg: 'message',
  appt: 'appointment',
  apt: 'appointment',
  consult: 'consultation',
  tx: 'treatment',
  mins: 'minutes',
  hrs: 'hours',
  yrs: 'years',
  yr: 'year',
  mil: 'ml',
  wk: 'week',
  wks: 'weeks',
  anaesthetist: 'anaesthetist',
  milliliter: 'ml',
  millilitre: 'ml',
  millilitres: 'ml',
  milliliters: 'ml',
  mls: 'ml',
  cc: 'ml',
  quid: 'pounds',
  gbp: 'pounds',
  myself: 'my self',
  yourself: 'your self',
  himself: 'him self',
  herself: 'her self',
  alot: 'a lot',
  anymore: 'any more',
  botoks: 'botox',
  botocks: 'botox',
  botux: 'botox',
  butox: 'botox',
  bottoks: 'botox',
}

const numberWords: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  half: '0.5',
}

/** Words that need none of the steps below but the last, as most phrases of data/ do. */
const isPlain = (text: string) =>
  /^[a-z]+(?: [a-z]+)*$/.test(text) &&
  !/\bhalf\b|\bmake up\b|\bafter care\b| ill\b|([a-z])\1\1/.test(text)

/**
 * A text in the form described above: lower-case words, one space between them, and no punctuation
 * but a decimal point.
 */
export function normalise(text: string): string {
  const plain = isPlain(text) ? text : spelledOut(text)
  // Own entries only: "constructor" is a word like any other.
  return plain
    .split(/\s+/)
    .map((word) => (Object.hasOwn(written, word) ? written[word]! : word))
    .join(' ')
    .trim()
}

function spelledOut(text: string): string {
  return (
    text
      // Apart from a number before it: NFKD would make 11⁄2 of 1½.
      .replace(/[¼½¾]/g, ' $&')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
      .toLowerCase()
      .replace(
        /(?:(\d+) +)?([13])⁄([24])/g,
        (_, whole: string | undefined, part: string, of: string) =>
          String(Number(whole ?? 0) + Number(part) / Number(of)),
      )
      .replace(/\b(?:1|one) and (?:a )?half\b/g, '1.5')
      .replace(/\b(?:2|two) and (?:a )?half\b/g, '2.5')
      .replace(/\bhalf (?:a |an )?(?=ml|mil|syringe)/g, '0.5 ')
      .replace(/[’‘´`']/g, '')
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
      .replace(/(\d)([a-z])/g, '$1 $2')
      .replace(/\b([a-z]{2,}|x)(\d)/g, '$1 $2')
      .replace(/([a-z])\1{2,}/g, '$1$1')
      .replace(/\.(?!\d)/g, ' ')
      .replace(/(?<!\d)\.(?=\d)/g, '0.')
      .replace(/[^\p{L}\p{N}.]+/gu, ' ')
      .trim()
  )
}

/** Number words as digits: "two areas" and "2 areas" are one. */
export function withDigits(text: string): string {
  return text.replace(
    /\b(one|two|three|four|five|six|seven|eight|half)\b(?= (?:\w+ )?(?:areas?|ml|syringes?|main|zones?|places|regions?|spots?))/g,
    (word) => numberWords[word] ?? word,
  )
}

/**
 * A light stem: plural, -ing, -ed and a final e go, so that "slimming", "slims" and "slimmed" meet.
 */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word
  // Needles are no needling.
  if (word === 'needle' || word === 'needles') return 'needle'
  let w = word
  if (w.endsWith('ies') && w.length > 4) w = `${w.slice(0, -3)}y`
  else if (/(?:ss|sh|ch|x|zz)es$/.test(w)) w = w.slice(0, -2)
  else if (w.endsWith('s') && !/(?:ss|us|is)$/.test(w)) w = w.slice(0, -1)
  const undouble = (x: string) => (/([bdfgmnprt])\1$/.test(x) ? x.slice(0, -1) : x)
  // "Greyish" is grey.
  if (w.endsWith('ish') && w.length > 5) w = w.slice(0, -3)
  if (w.endsWith('ing') && w.length > 5) w = undouble(w.slice(0, -3))
  else if (w.endsWith('ed') && w.length > 4 && !w.endsWith('eed')) w = undouble(w.slice(0, -2))
  if (w.endsWith('e') && w.length > 4) w = w.slice(0, -1)
  return w
}

/** Words too common to tell one page or question from another. */
export const stopWords = new Set(
  `a about all also am an and any are as at be been before being but by can could did do does doing done each for from get gets getting go going got had has have having he her here hers him his how i if in into is it just know like long lot make many may me might more most much my need no not now of off on one only or other our out over own per please possible quite really same say see she should so some such take tell than that the their them then there these they thing things this those to too up us use used using very want was way we well were what when where which while who whom why will with would you your yours am hello hi hey thanks thank ok okay yes good best help info information question ask wondering wonder curious think looking look offer provide available something anything someone anyone actually still else every without between after during both give given let us lets does ever first time mean means`.split(
    /\s+/,
  ),
)
