import type { AnalysisForm } from '../_shared/contract.ts'
import { addressOf, type Facts } from '../_shared/knowledge.ts'
import type { Part } from '../_shared/model/guard.ts'
import { capital, list, pounds, sentence } from '../_shared/prose.ts'
import * as rules from './rules.ts'
import { ratings, type AreaName, type Option, type Rating } from './rules.ts'

/**
 * The analysis of the wizard's form, in plain English. It informs a talk with a doctor: it names no disease, prescribes
 * nothing and promises nothing. Order of precedence: distress and age, then combinations, then single ratings; a stricter
 * rule removes what a looser one offered.
 */
export type Analysis = {
  text: string
  /** The text's paragraphs. Suggestions, prices, cautions and how to get help are no model's to reword. */
  parts: Part[]
  /** Addresses of the treatments worth discussing, mild before strong. */
  routes: string[]
}

const most = { treatments: 3, steps: 5 }
const areaNames: Record<AreaName, string> = { skin: 'Skin', lines: 'Expression lines', volume: 'Volume and shape' }

const peels = new Set(['/chemical-peel', '/microneedling'])
const fillers = new Set([
  '/nasolabial-folds',
  '/marionette-lines',
  '/tear-trough-filler',
  '/cheek-filler',
  '/chin-filler',
  '/lip-fillers',
  '/non-surgical-facelift',
])
const lifts = new Set(['/pdo-threads', '/thread-face-lift', '/plastic-surgeon'])
const medical = new Set(['/acne-treatment', '/dermatology', '/hyperpigmentation-treatment', '/prescription-skincare', '/advanced-consultation'])
const wholeFace: Option = { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false }
const surgeon: Option = { route: '/plastic-surgeon', label: 'a surgical opinion', prescriptionOnly: false }

const upTo = <T extends { upTo: number }>(table: readonly T[], value: number): T => table.find((row) => value <= row.upTo) ?? table.at(-1)!

/** Pure: the same answers give the same text. Years that do not fit the age are left out, and the text says so. */
export function analyse(form: AnalysisForm, facts: Facts): Analysis {
  const all = (Object.keys(ratings) as Rating[]).map((id) => ({ id, value: form[id] as 0 | 1 | 2 | 3, ...ratings[id] }))
  const raised = all.filter((rating) => rating.value > 0)
  // Higher ratings first; among equals skin before lines before volume, as the form has them.
  const ranked = raised.toSorted((a, b) => b.value - a.value)
  const doubtfulSun = form.sunscreenYears > form.age
  const doubtfulRetinol = form.retinolYears > Math.max(0, form.age - 10)
  const sunscreenYears = doubtfulSun ? 0 : form.sunscreenYears
  const retinolYears = doubtfulRetinol ? 0 : form.retinolYears
  const pigmentProne = form.tanEasily || form.ethnicity !== 'caucasian'
  const severe = raised.filter((rating) => rating.value === 3).length
  const manySevere = severe >= 6
  const distress =
    raised.length > 0
      ? (form.foundationUse === 3 && all.filter((r) => r.id !== 'foundationUse').every((r) => r.value <= 1)) ||
        (form.agePerception === 'older' && raised.every((r) => r.value <= 1) && form.age >= 25)
      : false

  const options = distress ? [] : worthDiscussing(form, ranked, { pigmentProne, sunscreenYears, manySevere })
  const has = (set: ReadonlySet<string>) => options.some((option) => set.has(option.route))

  const parts: Part[] = []
  const open = (text: string) => void parts.push({ text, kind: 'open' })
  const fixed = (text: string) => void parts.push({ text, kind: 'warning' })

  // 1. One kind line, and what was said.
  open(
    raised.length === 0
      ? `Thank you for your answers. Nothing stands out in them, so this is about keeping things as they are. ${rules.perception[form.agePerception]}`
      : `Thank you for your answers. You rated ${raised.length === 1 ? 'one thing' : `${raised.length} things`} above none, and what follows is a starting point for a talk with a doctor, no more. ${rules.perception[form.agePerception]} ${upTo(rules.ages, form.age).say}`,
  )
  if (distress)
    fixed(
      'What you told us shows little that would need changing, and you deserve kindness as well as skincare. If worry about your looks takes up your time or keeps you in, a GP or NHS talking therapies can help; it is common and treatable. We suggest no treatment on these answers.',
    )

  // 2. By area.
  const spoken = manySevere ? ranked.slice(0, 2) : ranked
  for (const area of ['skin', 'lines', 'volume'] as const) {
    const here = spoken.filter((rating) => rating.area === area)
    if (here.length === 0) {
      if (!manySevere) open(`${areaNames[area]}. You did not raise anything here.`)
      continue
    }
    const told = here.slice(0, 2).map((rating) => `${capital(rating.name)} (${rating.value} of 3): ${sentence(rating.levels[rating.value as 1 | 2 | 3].say)}`)
    const rest = here.slice(2).map((rating) => `${rating.name} (${rating.value})`)
    open(`${areaNames[area]}. ${told.join(' ')}${rest.length > 0 ? ` You also mentioned ${list(rest)}.` : ''}`)
  }
  if (manySevere)
    fixed(
      'You rated many things as severe. It helps to choose two to begin with; one unhurried appointment is better than many treatments. If this weighs on you, tell someone; a GP can help with that too.',
    )

  // 3. First steps.
  const steps = [upTo(rules.sunscreen, sunscreenYears).say, rules.routine[form.skincareRoutine], rules.smoking[form.smokingStatus].step]
  if (form.skinTone >= 2 && sunscreenYears === 0) steps.push('With uneven tone, sunscreen alone for four to eight weeks comes before any peel.')
  if (form.clarity >= 2 && pigmentProne)
    steps.push('Settle spots first with gentle products and no scrubs: in skin that marks easily, calm skin is the best treatment.')
  if (form.skincareRoutine === 'active' && form.texture >= 2 && form.clarity >= 2)
    steps.push('Irritation may be the cause: simplify your routine for four weeks before adding anything.')
  if (form.skincareRoutine === 'none' && raised.some((r) => r.area === 'skin' && r.value >= 2))
    steps.push('Look again after 12 weeks of the basics before you decide on a procedure.')
  const known = /SPF|sunscreen|sun protection|None needed/i
  for (const rating of ranked) for (const step of rating.levels[rating.value as 1 | 2 | 3].firstSteps) if (!known.test(step)) steps.push(sentence(step))
  open(
    `What to do first. ${[...new Set(steps.filter((step) => step !== ''))].slice(0, most.steps).join(' ')}${form.age >= 18 && retinolYears > 0 ? ` ${upTo(rules.retinol, retinolYears).say}` : ''}`,
  )

  // 4. Worth discussing.
  if (options.length > 0) {
    fixed(
      `Worth discussing, if you wish, the milder first: ${options.map((option) => offered(option, facts)).join('; ')}. Choosing none of them is a good answer too.`,
    )
    if (form.age < 25) fixed('At your age please take your time: light and cameras mislead, and nothing here is urgent.')
  } else if (!distress) {
    fixed('Worth discussing. Your answers call for no procedure. If you would like a doctor to look all the same, a consultation is enough.')
  }

  // 5. Cautions.
  const cautions: string[] = []
  if (raised.some((r) => r.area === 'skin') || has(peels) || form.ethnicity !== 'caucasian') cautions.push(rules.ethnicity[form.ethnicity])
  cautions.push(form.tanEasily ? rules.tanning.yes : raised.some((r) => r.area === 'skin') ? rules.tanning.no : '')
  if (has(peels) && (retinolYears >= 1 || form.skincareRoutine === 'active'))
    cautions.push('Retinoids and acids are usually paused for five to seven days before a peel or needling; do as you are told.')
  if (form.smokingStatus !== 'never') cautions.push(rules.smoking[form.smokingStatus].caution)
  if (form.previousTreatments)
    cautions.push(
      'You have had treatments before: bring the product, the place, the date and anything that went wrong. Old filler can last longer than expected and changes the risk, so it is looked for before anything is added.',
    )
  if (form.underEyes >= 2)
    cautions.push(
      'Under the eyes several causes look alike (skin, colour, puffiness, a hollow); filler is not always right there and carries a rare risk to sight.',
    )
  if (raised.some((r) => r.area === 'volume' && r.value >= 2)) cautions.push(rules.faceShapes[form.faceShape])
  if (form.age >= 65)
    cautions.push(
      'From 65 the doctor asks about blood thinners, medicines for the immune system, thin skin, memory and swallowing, and about any sore that has not healed.',
    )
  for (const rating of ranked.slice(0, 3)) cautions.push(...rating.levels[rating.value as 1 | 2 | 3].cautions.slice(0, 1).map(sentence))
  if (doubtfulSun || doubtfulRetinol)
    cautions.push(
      `We left out the number of years you gave for ${doubtfulSun && doubtfulRetinol ? 'sunscreen and retinol' : doubtfulSun ? 'sunscreen' : 'retinol'}, since it does not fit your age; please check it.`,
    )
  const said = [...new Set(cautions.filter((caution) => caution !== ''))]
  if (said.length > 0) fixed(`Cautions. ${said.join(' ')}`)

  fixed(rules.tellTheDoctor)
  if (options.length > 0) fixed(`Questions to ask. ${rules.questions.join(' ')}`)
  const help = rules.urgent.flatMap((id) => facts.safety.filter((protocol) => protocol.id === id).map(({ line }) => line))
  fixed(`When to get help. ${help.join(' ')}`)
  fixed(
    `This is general information made automatically from your answers. It is not a diagnosis and not from a doctor: a doctor must see you in person before anything is agreed. Having no treatment is a valid choice. ${facts.clinic.consultationNote} Clinic line: ${facts.clinic.line.display}. Your answers have not been kept.`,
  )

  return { text: parts.map(({ text }) => text).join('\n\n'), parts, routes: options.map(({ route }) => addressOf(pageAt(route, facts) ?? { route })) }
}

/** What the ratings suggest, cut down by every stricter rule. */
function worthDiscussing(
  form: AnalysisForm,
  ranked: { id: Rating; value: 0 | 1 | 2 | 3; area: AreaName; levels: Record<1 | 2 | 3, { discuss: Option[] }> }[],
  { pigmentProne, sunscreenYears, manySevere }: { pigmentProne: boolean; sunscreenYears: number; manySevere: boolean },
): Option[] {
  if (ranked.length === 0) return []
  const considered = manySevere ? ranked.slice(0, 2) : ranked
  // A rating of 1 never leads to a procedure for lines or volume.
  let options = considered.filter((r) => r.value >= 2 || r.area === 'skin').flatMap((r) => r.levels[r.value as 1 | 2 | 3].discuss)

  const sunken = [form.cheeks, form.underEyes, form.jowls].filter((value) => value >= 2).length >= 2
  if (manySevere || sunken) options = [wholeFace, ...options]
  if (form.jowls === 3 && form.age >= 50) options = [...options.slice(0, 1), surgeon, ...options.slice(1)]
  if (form.age >= 55 && form.age <= 64 && (form.jowls === 3 || form.marionette === 3)) options = [...options.slice(0, 1), surgeon, ...options.slice(1)]

  const drop = (unwanted: (option: Option) => boolean) => {
    options = options.filter((option) => !unwanted(option))
  }
  if (form.age < 25) {
    const high = ranked.some((r) => r.area !== 'skin' && r.value === 3)
    drop(
      (o) =>
        fillers.has(o.route) || lifts.has(o.route) || /botox|lip-flip|profhilo|polynucleotide/.test(o.route) || (o.route === '/advanced-consultation' && !high),
    )
    if (high) options = [wholeFace, ...options]
  }
  if (form.skincareRoutine === 'none' && ranked.some((r) => r.area === 'skin' && r.value >= 2))
    drop((o) => (peels.has(o.route) || o.route === '/hydrafacial-london') && !medical.has(o.route))
  if (form.skinTone >= 2 && sunscreenYears === 0) drop((o) => o.route === '/chemical-peel')
  if (form.skinTone === 3) drop((o) => peels.has(o.route))
  if (form.clarity >= 2 && pigmentProne) drop((o) => o.route === '/chemical-peel')
  if (form.clarity === 3) drop((o) => peels.has(o.route))
  if (form.faceShape === 'heavy' && form.jowls >= 2) {
    drop((o) => fillers.has(o.route))
    if (form.age >= 25) options = [...options, surgeon]
  }
  if (form.faceShape === 'slim') drop((o) => o.route === '/fat-dissolve' || o.route === '/masseter-botox')

  const unique = options.filter((option, i) => options.findIndex((other) => other.route === option.route) === i)
  const chosen: Option[] = []
  let structural = 0
  for (const option of unique) {
    const builds = fillers.has(option.route) || lifts.has(option.route)
    if (fillers.has(option.route) && chosen.some((o) => fillers.has(o.route))) continue
    if (builds && form.age < 45 && structural > 0) continue
    if (builds) structural++
    chosen.push(option)
    if (chosen.length === (manySevere ? 2 : most.treatments)) break
  }
  const strength = ({ route }: Option) => (lifts.has(route) ? 3 : fillers.has(route) ? 2 : /botox|lip-flip/.test(route) ? 1 : 0)
  return chosen.toSorted((a, b) => strength(a) - strength(b))
}

const pageAt = (route: string, facts: Facts) => facts.pages.find((page) => page.route === route)

/** An option with its page, and its price unless it stands for a prescription-only medicine. */
function offered(option: Option, facts: Facts): string {
  const page = pageAt(option.route, facts)
  if (page === undefined) return option.label
  const restricted = option.prescriptionOnly || page.prescriptionOnly
  const keys =
    option.route === '/advanced-consultation'
      ? ['consultation-injectable']
      : restricted && option.route !== '/prescription-skincare'
        ? []
        : page.prices.filter((key) => key !== 'consultation-injectable')
  const priced = keys.flatMap((key) => facts.prices.find((p) => p.key === key) ?? []).filter((price) => price.amount !== undefined)
  const [first] = priced
  const from = priced.length > 1 ? 'from ' : ''
  const lowest = priced.reduce((low, price) => (price.amount! < low.amount! ? price : low), first!)
  const price =
    first === undefined
      ? restricted
        ? '; the consultation decides whether it suits you'
        : '; price agreed with you first'
      : `; ${from}${pounds(lowest.amount!)} ${lowest.unit}`
  return `${option.label} (${addressOf(page)}/${price})`
}
