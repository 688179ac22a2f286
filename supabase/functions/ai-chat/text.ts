/**
 * Words of a question, made comparable: lower case, no accents, contractions written out, numbers and units apart.
 * Everything the engine decides, it decides on this form; nothing of the question is ever repeated in an answer.
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

const numberWords: Record<string, string> = { one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', half: '0.5' }

/** A text in the form described above: lower-case words, one space between them, and no punctuation but a decimal point. */
export function normalise(text: string): string {
  const plain = text
    // Apart from a number before it: NFKD would make 11⁄2 of 1½.
    .replace(/[¼½¾]/g, ' $&')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .toLowerCase()
    .replace(/(?:(\d+) +)?([13])⁄([24])/g, (_, whole: string | undefined, part: string, of: string) => String(Number(whole ?? 0) + Number(part) / Number(of)))
    .replace(/\b(?:1|one) and (?:a )?half\b/g, '1.5')
    .replace(/\b(?:2|two) and (?:a )?half\b/g, '2.5')
    .replace(/\bhalf (?:a |an )?(?=ml|mil|syringe)/g, '0.5 ')
    .replace(/[’‘´`']/g, '')
    .replace(/\bmake[ -]up\b/g, 'makeup')
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/%/g, ' percent ')
    .replace(/£/g, ' pounds ')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/(\d)\s*(ml|mls|cc)\b/g, '$1 ml ')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/\b([a-z]{2,})(\d)/g, '$1 $2')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
  // Own entries only: "constructor" is a word like any other.
  return plain
    .split(/\s+/)
    .map((word) => (Object.hasOwn(written, word) ? written[word]! : word))
    .join(' ')
    .trim()
}

/** Number words as digits: "two areas" and "2 areas" are one. */
export function withDigits(text: string): string {
  return text.replace(
    /\b(one|two|three|four|five|six|seven|eight|half)\b(?= (?:\w+ )?(?:areas?|ml|syringes?|main|zones?|places|regions?|spots?))/g,
    (word) => numberWords[word] ?? word,
  )
}

/** A light stem: plural, -ing, -ed and a final e go, so that "slimming", "slims" and "slimmed" meet. */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word
  let w = word
  if (w.endsWith('ies') && w.length > 4) w = `${w.slice(0, -3)}y`
  else if (/(?:ss|sh|ch|x|zz)es$/.test(w)) w = w.slice(0, -2)
  else if (w.endsWith('s') && !/(?:ss|us|is)$/.test(w)) w = w.slice(0, -1)
  const undouble = (x: string) => (/([bdfgmnprt])\1$/.test(x) ? x.slice(0, -1) : x)
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

/** Common words that are never taken for a misspelling of something else. */
const common = new Set(
  `able above across act add again against age ago agree air allow alone along already always america amount animal answer apart apple area arm army around arrive art asleep aunt away baby back bad bag ball band bank base bath beach bean bear beat beautiful become bed bedroom beer begin behind believe bell below beside better big bill bird birth bit bitcoin black block blog blood blue board boat body bone book border born bottle bottom bowl box boy branch brave bread break breakfast bright bring brother brown build building bus business busy butter button buy cake call camera camp capital captain car card care careful carry case cat catch cause centre chair chance change character charge cheap check cheese chess chicken child children chocolate choose christmas church cinema city class clean clear clever climb clock close clothes cloud club coat code coffee cold college colour come comfort common company compare complete computer concert control cook cool copy corner correct cost count country couple course cover cricket cross crowd cry cup current customer cut dad dance danger dark date daughter day dead deal dear death decide deep degree depend design desk detail die difference different difficult dig dinner direction dirty discuss dish doctor dog dollar door double down draw dream dress drink drive driver drop dry due dust duty ear early earn earth east easy eat edge egg election electric elephant empty end enemy engine england english enjoy enough enter entire equal escape essay europe evening event exact exam example excellent except excite excuse exercise expect expensive explain explore express eye face fact fair fall false family famous far farm fast fat father favourite fear feel feet female few field fight file fill film final find fine finger finish fire fish fit fix flat flight floor flower fly fold follow food foot football force foreign forest forget form forward france free fresh friday friend front fruit full fun funny future game garden gas gate general german get gift girl glad glass goal god gold government grand grass great green grey ground group grow guess guest guide guitar hair hall hand happen happy hard hat hate head health hear heart heat heavy height hide high hill history hit hold hole holiday home homework hope horse hospital hot hotel hour house huge human hundred hungry hurry hurt husband ice idea ill important inch include increase india inside interest internet invest invite island issue item job join joke journey judge juice jump keep key kick kid kill kind king kitchen knee knife knock lady lake lamp land language large last late laugh law lay lazy lead leaf learn least leave left leg lemon lend less lesson letter level library lie life lift light line lion lip list listen literature live local lock london lonely loose lord lose loss lost loud love low luck lunch machine magazine main male man manage map mark market marry match mathematics matter meal meaning measure meat medicine meet member mend mention menu middle mile milk mind minute miss mistake mix model modern moment money monday month moon morning mother mountain mouse mouth move movie mum music name narrow nation nature near neck never new news newspaper next nice night noise none north nose nothing notice november number nurse object ocean october office often oil old open opinion opposite orange order outside page pain paint pair paper parent park part partner party pass past path patient pay peace pen pencil people pepper perfect perhaps period person phone photo physics piano pick picture piece pig pilot pink pizza place plan planet plant plastic plate play pleasant player pocket poem poet point poison police polite pool poor popular position post potato pound power practice prepare present president press pretty price prince prison private prize problem program project promise proper protect provide public pull pupil purple push put python quality queen quick quiet race radio railway rain raise range reach read ready real reason receive recipe record red remember rent repair repeat reply report rest restaurant result return rice rich ride right ring rise river road rock role roof room rope round row rugby rule run russia sad safe sail salt sand save school science score sea search season seat second secret sell send sense sentence separate serious serve set sex shade shadow shake shape share sharp sheep sheet shelf shine ship shirt shoe shoot shop short shoulder shout show sick side sign silver similar simple since sing singer single sir sister sit size skin skirt sky sleep slip slow small smell smile smoke snow soap soft soldier solve son song soon sorry sort sound soup south space spain speak special speed spell spend sport spread spring square stand star start state station stay steal step stick stone stop store storm story straight strange street strike strong student study stupid subject succeed sudden sugar suggest suit summer sun sure surprise sweet swim sword table talk tall taste tax taxi tea teach teacher team tear telephone television ten tennis terrible test thin thirty thousand thread through throw thursday ticket tie tiger tight till tired title toast today toe together tomorrow tonight tool tooth top total touch tour toward town toy trade train translate travel tree trip trouble true trust try tuesday turn twenty twice type tyre ugly uncle under understand unit universe until upper usual vegetable version video village visit voice wait wake walk wall war warm wash waste watch water weak wear weather website wednesday week weight welcome west wet wheel white whole wide wife wild win wind window wine winter wise wish woman women wonderful wood word work world worry worse worst worth write wrong yard year yellow yesterday young zero zoo stuff gunk goo fluid liquid balloon itchy throb throbs feeling feels lopsided uneven weird sister sisters mates mate colleague neighbour auntie gran grandma nan baby babies toddler boss manager wedding party holiday holidays flight airport beach gym pool sauna coffee tablets pills mirror selfie photo camera screen laptop website online email text letter parcel shop shops store amazon facebook instagram tiktok youtube google english french german spanish italian arabic chinese japanese hindi urdu polish british american indian african asian european monday tuesday wednesday thursday friday january february march april june july august september october november december hospital ambulance nurse dentist optician surgeon therapist counsellor insurance passport visa driving licence school college university course homework exam degree teacher student football cricket rugby tennis golf swimming running cycling dancing singing cooking baking cleaning reading writing drawing painting gardening shopping travelling weather sunny rainy cloudy stormy snowing cheap cheaper cheapest pricey bargain budget cash card debit credit loan bank wallet purse tired sleepy awake hungry thirsty happy sad angry upset worried scared nervous excited bored lonely jealous proud ashamed guilty stupid silly funny serious lovely nice pretty handsome gorgeous beautiful ugly hideous plain chubby skinny tall short giant tiny massive enormous little bigger smaller larger longer shorter wider thinner thicker heavier lighter darker brighter hotter colder warmer softer harder stronger weaker faster slower sooner later earlier recently lately usually normally sometimes often rarely never always maybe perhaps probably definitely certainly absolutely completely totally entirely partly mostly mainly nearly almost hardly barely exactly roughly approximately around within without inside outside above below beneath beside between behind beyond despite although though because since unless until while whereas therefore however moreover otherwise instead besides anyway somehow somewhere anywhere everywhere nowhere someone anyone everyone nobody somebody anybody everybody something anything everything nothing please sorry excuse pardon welcome goodbye morning afternoon evening tonight tomorrow yesterday weekend fortnight month months weeks days hours minutes seconds clock watch alarm calendar diary planner schedule meeting interview promotion salary wages pension holiday leave sick resign retire hire fire train bus taxi car bike walk drive park station platform ticket seat journey map street road avenue lane corner junction bridge tunnel river lake ocean island mountain valley forest desert field farm village town city country capital county state nation world earth planet moon star sun space rocket robot machine engine motor wheel tyre brake petrol diesel electric battery charger plug socket cable wire switch button lever handle door window floor ceiling wall roof garden fence gate path grass tree flower leaf root seed fruit vegetable meat fish bread cheese butter milk sugar salt pepper spice sauce soup salad pasta rice pizza burger chips cake biscuit chocolate sweet dessert breakfast lunch dinner supper snack drink water juice beer wine whisky vodka knife fork spoon plate bowl glass cup mug bottle kettle oven fridge freezer microwave washing dishwasher painted`.split(
    /\s+/,
  ),
)

/** Edit distance with transpositions, given up once it passes `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, before[j - 2]! + 1)
      row.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    before = previous
    previous = row
  }
  return previous[b.length]!
}

/**
 * Corrects misspelt words: first towards the words that decide something (treatments, symptoms), then towards the words of
 * the site. A word the site or common English knows is left alone.
 */
export class Speller {
  readonly #known: Set<string>
  readonly #strong = new Map<string, string[]>()
  readonly #weak = new Map<string, string[]>()
  readonly #compound = new Map<string, string>()
  readonly #cache = new Map<string, string>()
  readonly #means: (word: string) => boolean

  /** `means`: whether a word says something as it is, however it is spelt. */
  constructor(strong: Iterable<string>, site: Map<string, number>, compounds: Iterable<string>, means: (word: string) => boolean) {
    this.#means = means
    const strongWords = new Set([...strong].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word)))
    this.#known = new Set([...strongWords, ...site.keys(), ...common, ...stopWords])
    const file = (index: Map<string, string[]>, word: string) => {
      const key = String(word.length)
      const list = index.get(key)
      if (list) list.push(word)
      else index.set(key, [word])
    }
    for (const word of strongWords) file(this.#strong, word)
    for (const [word, count] of site) if (count >= 3 && word.length >= 5 && /^[a-z]+$/.test(word)) file(this.#weak, word)
    for (const phrase of compounds) {
      const joined = phrase.replaceAll(' ', '')
      if (phrase.includes(' ') && joined.length >= 6 && !this.#known.has(joined)) this.#compound.set(joined, phrase)
    }
  }

  /** A word as it was meant; as it is when it is known or nothing is near enough. */
  word(word: string): string {
    if (word.length < 4 || word.length > 24 || !/^[a-z]+$/.test(word) || this.#known.has(word)) return word
    const known = this.#cache.get(word)
    if (known !== undefined) return known
    const corrected =
      this.#compound.get(word) ??
      (this.#means(word) ? word : undefined) ??
      this.#nearest(word, this.#strong, word.length >= 7 ? 2 : 1) ??
      this.#nearCompound(word) ??
      this.#nearest(word, this.#weak, 1) ??
      word
    if (this.#cache.size > 5000) this.#cache.clear()
    this.#cache.set(word, corrected)
    return corrected
  }

  text(text: string): string {
    return text
      .split(' ')
      .map((word) => this.word(word))
      .join(' ')
  }

  #nearest(word: string, index: Map<string, string[]>, most: number): string | undefined {
    let best: string | undefined
    let least = most + 1
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const candidate of index.get(String(length)) ?? []) {
        // A wrong first letter is rare; a short word with one is more likely another word.
        if (candidate[0] !== word[0] && (word.length < 6 || candidate.slice(1, 3) !== word.slice(1, 3))) continue
        if (candidate.length < 4 || (candidate.length === 4 && word.length !== 4 && candidate[0] !== word[0])) continue
        const d = distance(word, candidate, most)
        const closer = d < least || (d === least && best !== undefined && Math.abs(candidate.length - word.length) < Math.abs(best.length - word.length))
        if (d <= most && closer) {
          least = d
          best = candidate
        }
      }
    }
    return least <= most ? best : undefined
  }

  #nearCompound(word: string): string | undefined {
    if (word.length < 7) return undefined
    for (const [joined, phrase] of this.#compound) if (joined[0] === word[0] && distance(word, joined, 1) <= 1) return phrase
    return undefined
  }
}
