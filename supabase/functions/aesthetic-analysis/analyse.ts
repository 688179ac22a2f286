import type { AnalysisForm, RatingId } from '@clinic/contract/contract'
import {
  addressOf,
  type AnalysisOption,
  type AnalysisRules,
  type Facts,
  type PageFact,
} from '@clinic/assistant/knowledge'
import {
  upperFirst,
  firstSentences,
  lasting,
  list,
  lowerFirst,
  pounds,
  sentence,
} from '@clinic/contract/prose'

type Rated = {
  id: RatingId
  value: 0 | 1 | 2 | 3
  name: string
  area: 'skin' | 'lines' | 'volume'
  level: AnalysisRules['ratings'][number]['levels'][number] | null
}
type Answers = ReturnType<typeof answersOf>

const most = { suggestions: 5, matters: 6, steps: 5, cautions: 5 }

const upTo = <T extends { upTo: number }>(table: readonly T[], value: number): T =>
  table.find((row) => value <= row.upTo) ?? table.at(-1)!
const points = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/**
 * Writes the analysis of the wizard's form, in plain English, from the rules of data/analysis.json.
 * It informs a talk with a doctor: it names no disease, prescribes nothing and promises nothing.
 * Order of precedence: distress and age, then combinations, then single ratings; a stricter rule
 * removes what a looser one offered. Pure: the same answers give the same text. Years that do not
 * fit the age are left out, and the text says so.
 * @returns its paragraphs: a heading is one of one line without a full stop, the points of a list
 * begin with "- "
 */
export function analyse(form: AnalysisForm, facts: Facts): string[] {
  const rules = facts.analysis
  const { sentences } = rules
  const answers = answersOf(form, rules)
  const { ranked, doubtful } = answers
  const distress = isDistressed(answers)
  const options = distress ? [] : worthDiscussing(answers, rules)
  const steps = firstSteps(answers, rules)

  const paragraphs: string[] = []
  const say = (...texts: string[]) => void paragraphs.push(...texts)

  say('In short', points(inShort(answers, options, steps, sentences)))
  say(
    (
      `${rules.agePerception[form.agePerception] ?? ''} ` +
      `${ranked.length > 0 ? upTo(rules.ages, form.age).say : ''}`
    ).trim(),
  )
  if (distress) say(sentences.distress)

  if (ranked.length > 0) {
    say('What matters most')
    say(whatMatters(ranked))
    if (answers.manySevere) say(sentences.manySevere)
  }

  say('What to do first', points(steps))

  say('Worth discussing')
  if (options.length > 0)
    say(
      sentences.choice,
      ...suggestions(options, facts),
      ...(form.age < 25 ? [sentences.young] : []),
    )
  else if (!distress) say(sentences.noProcedure)

  const said = cautions(answers, options, rules)
  if (doubtful.length > 0)
    said.push(
      `We left out the number of years you gave for ${list(doubtful)}, since it does not fit ` +
        'your age; please check it.',
    )
  if (said.length > 0) say('What to mind, and what not to do', points(said))

  say(
    'When to see a doctor instead',
    points(
      rules.protocols.flatMap((id) =>
        facts.safety.filter((protocol) => protocol.id === id).map(({ line }) => line),
      ),
    ),
  )
  say(rules.tellTheDoctor)
  if (options.length > 0) say('Questions to ask', points(rules.questions))
  say(
    'About this analysis',
    `${sentences.close} ${firstSentences(facts.clinic.consultationNote, 1)} Clinic line: ` +
      `${facts.clinic.line}. ${sentences.notKept}`,
  )

  return paragraphs
}

/** Reads the form for the rules: `doubtful` are the numbers of years that do not fit the age. */
function answersOf(form: AnalysisForm, rules: AnalysisRules) {
  const doubtful = [
    ...(form.sunscreenYears > form.age ? ['sunscreen'] : []),
    ...(form.retinolYears > Math.max(0, form.age - 10) ? ['retinol'] : []),
  ]
  const all = rules.ratings.map(({ id, name, area, levels }): Rated => {
    const value = form[id] as Rated['value']
    return { id, value, name, area, level: value === 0 ? null : levels[value - 1]! }
  })
  // Higher ratings first; among equals skin before lines before volume, as the form has them.
  const ranked = all.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value)
  return {
    all,
    doubtful,
    form,
    ranked,
    marksEasily: form.tanEasily || form.ethnicity !== 'caucasian',
    sunscreenYears: doubtful.includes('sunscreen') ? 0 : form.sunscreenYears,
    retinolYears: doubtful.includes('retinol') ? 0 : form.retinolYears,
    manySevere: ranked.filter(({ value }) => value === 3).length >= 6,
  }
}

/** Checks for much distress about mild findings, where no treatment is suggested. */
function isDistressed({ form, all, ranked }: Answers): boolean {
  if (ranked.length === 0) return false
  const little = all.filter(({ id }) => id !== 'foundationUse').every(({ value }) => value <= 1)
  return (
    little &&
    (form.foundationUse === 3 ||
      (form.agePerception === 'older' && form.foundationUse <= 1 && form.age >= 25))
  )
}

/** Writes three lines: what was said, what comes first, and what may be worth a talk. */
function inShort(
  { ranked }: Answers,
  options: readonly AnalysisOption[],
  steps: readonly string[],
  sentences: AnalysisRules['sentences'],
): string[] {
  const top = ranked.filter(({ value }) => value === ranked[0]!.value).slice(0, 3)
  return [
    ranked.length === 0
      ? sentences.nothing
      : `You rated ${ranked.length === 1 ? 'one thing' : `${ranked.length} things`} above ` +
        `none; most marked: ${list(top.map(({ name }) => name))} (${top[0]!.value} of 3).`,
    ...steps.slice(0, 1).map((step) => `First: ${lowerFirst(step)}`),
    options.length === 0
      ? 'No treatment is called for.'
      : `Worth a talk with a doctor: ${list(options.map(({ label }) => label))}.`,
  ]
}

/** Describes everything rated 3, then what was rated lower; what finds no room is only named. */
function whatMatters(ranked: readonly Rated[]): string {
  const told = ranked.slice(0, most.matters)
  const rest = ranked.slice(most.matters)
  const line = ({ name, value, level }: Rated) =>
    `${upperFirst(name)} (${value} of 3): ${sentence(level!.say)}`
  return points([
    ...told.map(line),
    ...(rest.length > 0
      ? [`You also mentioned ${list(rest.map(({ name, value }) => `${name} (${value})`))}.`]
      : []),
  ])
}

function firstSteps(
  { form, ranked, marksEasily, sunscreenYears, retinolYears }: Answers,
  rules: AnalysisRules,
): string[] {
  const { sentences } = rules
  const smoking = rules.smokingStatus.find(({ id }) => id === form.smokingStatus)?.step
  const steps = [
    upTo(rules.sunscreen, sunscreenYears).say,
    rules.skincareRoutine[form.skincareRoutine] ?? '',
    smoking ?? '',
  ]
  if (form.skinTone >= 2 && sunscreenYears === 0) steps.push(sentences.unevenNoSun)
  if (form.clarity >= 2 && marksEasily) steps.push(sentences.spotsThatMark)
  if (form.skincareRoutine === 'active' && form.texture >= 2 && form.clarity >= 2)
    steps.push(sentences.irritated)
  if (form.skincareRoutine === 'none' && ranked.some((r) => r.area === 'skin' && r.value >= 2))
    steps.push(sentences.noRoutine)
  const known = /SPF|sunscreen|sun protection|None needed/i
  for (const { level } of ranked)
    for (const step of level!.firstSteps) if (!known.test(step)) steps.push(sentence(step))
  const chosen = [...new Set(steps.filter((step) => step !== ''))].slice(0, most.steps)
  return retinolYears > 0 ? [...chosen, upTo(rules.retinol, retinolYears).say] : chosen
}

function cautions(
  { form, ranked, marksEasily, retinolYears }: Answers,
  options: readonly AnalysisOption[],
  rules: AnalysisRules,
): string[] {
  const { sentences, kinds } = rules
  const peels = options.some(({ route }) => kinds.peels.includes(route))
  const skin = ranked.some((r) => r.area === 'skin')
  const said = [
    skin || peels || form.ethnicity !== 'caucasian' ? rules.ethnicity[form.ethnicity] : '',
    form.tanEasily
      ? rules.tanning.yes
      : skin && form.ethnicity === 'caucasian'
        ? rules.tanning.no
        : '',
    peels && (retinolYears >= 1 || form.skincareRoutine === 'active')
      ? sentences.pauseRetinoid
      : '',
    rules.smokingStatus.find(({ id }) => id === form.smokingStatus)?.caution,
    form.previousTreatments ? sentences.earlier : '',
    form.underEyes >= 2 ? sentences.underEyes : '',
    ranked.some((r) => r.area === 'volume' && r.value >= 2) ? rules.faceShape[form.faceShape] : '',
    form.age >= 65 ? sentences.older : '',
    // What is only for skin that marks easily is not said to others.
    ...ranked.slice(0, 3).flatMap(({ level }) =>
      level!.cautions
        .filter((caution) => marksEasily || !caution.marksEasily)
        .slice(0, 1)
        .map(({ text }) => sentence(text)),
    ),
  ]
  return [...new Set(said.flatMap((text) => text || []))].slice(0, most.cautions)
}

/** Returns the treatments that the ratings suggest, less those that a stricter rule forbids. */
function worthDiscussing(
  { form, ranked, marksEasily, sunscreenYears, manySevere }: Answers,
  { kinds, wholeFace, surgeon }: AnalysisRules,
): AnalysisOption[] {
  if (ranked.length === 0) return []
  const considered = manySevere ? ranked.slice(0, 2) : ranked
  // A rating of 1 never leads to a procedure for lines or volume.
  let options = considered
    .filter((r) => r.value >= 2 || r.area === 'skin')
    .flatMap(({ level }) => level!.discuss)

  const sunken = [form.cheeks, form.underEyes, form.jowls].filter((value) => value >= 2).length >= 2
  if (manySevere || sunken) options = [wholeFace, ...options]
  const heavyJowls = form.jowls === 3 && form.age >= 50
  if (heavyJowls || (form.marionette === 3 && form.age >= 55 && form.age <= 64))
    options = [...options.slice(0, 1), surgeon, ...options.slice(1)]

  const drop = (...unwanted: ((option: AnalysisOption) => boolean)[]) => {
    options = options.filter((option) => !unwanted.some((one) => one(option)))
  }
  if (form.age < 25) {
    const high = ranked.some((r) => r.area !== 'skin' && r.value === 3)
    drop(
      is(kinds.fillers),
      is(kinds.lifts),
      is(kinds.injections),
      (option) => option.route === wholeFace.route && !high,
    )
    if (high) options = [wholeFace, ...options]
  }
  if (form.skincareRoutine === 'none' && ranked.some((r) => r.area === 'skin' && r.value >= 2))
    drop(is(kinds.peels), is(kinds.facials))
  // No peel before sunscreen, none on skin that is inflamed and marks easily.
  const [peel] = kinds.peels
  if ((form.skinTone >= 2 && sunscreenYears === 0) || (form.clarity >= 2 && marksEasily))
    drop((option) => option.route === peel)
  if (form.skinTone === 3 || form.clarity === 3) drop(is(kinds.peels))
  if (form.faceShape === 'heavy' && form.jowls >= 2) {
    drop(is(kinds.fillers))
    if (form.age >= 25) options = [...options, surgeon]
  }
  if (form.faceShape === 'slim') drop(is(kinds.slimming))

  return shortlist(options, form.age, manySevere ? 2 : most.suggestions, kinds)
}

const is = (kind: readonly string[]) => (option: AnalysisOption) => kind.includes(option.route)

/**
 * Returns the first options, each once, mild first; one filler at most, and below 45 one treatment
 * that builds volume or lifts.
 */
function shortlist(
  options: readonly AnalysisOption[],
  age: number,
  count: number,
  kinds: AnalysisRules['kinds'],
): AnalysisOption[] {
  const unique = options.filter(
    (option, i) => options.findIndex((other) => other.route === option.route) === i,
  )
  const chosen: AnalysisOption[] = []
  let structural = 0
  for (const option of unique) {
    const filler = is(kinds.fillers)(option)
    const builds = filler || is(kinds.lifts)(option)
    if (filler && chosen.some(is(kinds.fillers))) continue
    if (builds && age < 45 && structural > 0) continue
    if (builds) structural++
    chosen.push(option)
    if (chosen.length === count) break
  }
  const strength = (option: AnalysisOption) =>
    is(kinds.lifts)(option)
      ? 3
      : is(kinds.fillers)(option)
        ? 2
        : is(kinds.injections)(option)
          ? 1
          : 0
  return chosen.toSorted((a, b) => strength(a) - strength(b))
}

/**
 * Writes the suggestions, each with its page. Of a prescription-only medicine there is nothing to
 * say but that a doctor decides: they stand in one list below the others.
 */
function suggestions(options: readonly AnalysisOption[], facts: Facts): string[] {
  const pageOf = ({ route }: AnalysisOption) =>
    facts.pages.find((page) => addressOf(page) === route)
  const decided = options.filter((option) => {
    const page = pageOf(option)
    return page !== undefined && isRestricted(option, page) && option.price === undefined
  })
  const toAsk = points(decided.map((option) => linked(upperFirst(option.label), option)))
  return [
    ...options
      .filter((option) => !decided.includes(option))
      .map((option) => suggestion(option, pageOf(option), facts)),
    ...(decided.length > 0 ? [`${facts.analysis.sentences.consultationDecides}\n${toAsk}`] : []),
  ]
}

const isRestricted = ({ prescriptionOnly }: AnalysisOption, page: PageFact) =>
  prescriptionOnly ?? page.prescriptionOnly
const linked = (title: string, { route }: AnalysisOption) => `${title} (${route}/)`

/** Writes a suggestion with its page: what it is, how long it lasts, and its price. */
function suggestion(option: AnalysisOption, page: PageFact | undefined, facts: Facts): string {
  if (page === undefined) return sentence(upperFirst(option.label))
  const treatment = isRestricted(option, page)
    ? undefined
    : facts.treatments.find(({ route }) => route === option.route)
  const title = treatment?.name ?? upperFirst(option.label)
  return [
    linked(title, option),
    points([
      ...(treatment
        ? [
            `What it is: ${firstSentences(treatment.intro, 20)}`,
            `${lasting('It', treatment.lasts)}; time off: ${lowerFirst(treatment.timeOff)}.`,
          ]
        : []),
      priceOf(option, page, facts),
    ]),
  ].join('\n')
}

function priceOf(
  option: AnalysisOption,
  page: PageFact,
  { prices, analysis: { sentences } }: Facts,
): string {
  const keys = option.price === undefined ? page.prices : [option.price]
  const priced = keys
    .flatMap((key) => prices.find((p) => p.key === key) ?? [])
    .filter((price) => price.amount !== undefined)
  const [first] = priced
  if (first === undefined) return sentences.agreed
  const lowest = priced.reduce((low, price) => (price.amount! < low.amount! ? price : low), first)
  return `Price: ${priced.length > 1 ? 'from ' : ''}${pounds(lowest.amount!)} ${lowest.unit}.`
}
