import type { Guess } from './classify.ts'
import type { Scan } from './scan.ts'
import type { Known } from './known.ts'
import thresholds from './thresholds.json' with { type: 'json' }
import type { Topics } from './topics.ts'
import { isDespair, Triage, type Finding } from './triage.ts'
import { Vocabulary } from './vocabulary.ts'

/** The cosine of the nearest sentence from which its protocol decides: between signs, or alone. */
const near = { forSigns: 0.25, alone: 0.35 }
/** The log odds below which a message is plainly a question: 3 in 100 dangers lie below -4. */
const plainlyAsked = -6

/** Matches an illness of years ago, and nothing new: "I had Bell's palsy six years ago". */
const hadLongAgo =
  /^(?!.*\b(?:since|after|now|today|yesterday|last|this|sudden(?:ly)?|worse)\b).*?\bhad (?:an? )?((?:\S+ ){1,4}?)(?:years?|yrs?) (?:ago|back)\b/

/** A message or a sentence of it, with what triage reads of its clauses. */
export type Passage = { frame: Scan; clauses: () => Pick<Scan, 'stems' | 'danger'>[] }

/** Finds the danger that a message tells of, certain or possible. */
export class Danger {
  readonly #known: Known
  readonly #topics: Topics
  readonly #triage: Triage
  readonly #vocabulary: Vocabulary
  /** Opening paragraphs of an answer, by protocol and step. */
  readonly #openings: ReadonlyMap<string, string>
  /** The words for places on the body and for treatments, and small ones. */
  readonly #subjects: ReadonlySet<string>

  constructor(known: Known, topics: Topics) {
    const { assistant, safety } = known.knowledge
    this.#known = known
    this.#topics = topics
    this.#triage = new Triage(assistant, safety)
    this.#vocabulary = new Vocabulary(assistant)
    this.#openings = new Map(
      assistant.signs.flatMap(({ protocol, who, opening }) =>
        opening === undefined ? [] : [[`${protocol}/${who}`, opening] as const],
      ),
    )
    const words = [...assistant.areas, ...assistant.names].flatMap(({ phrases }) => phrases)
    const stems = [...words, ...assistant.smallWords].map(this.#vocabulary.stemsOf)
    this.#subjects = new Set(stems.filter(({ length }) => length === 1).flat())
  }

  /**
   * What decides, over all signs of danger in the question and in each of its sentences, and in it
   * and the one before it together: "I had filler this morning", "now it is white". `others` are
   * what else was found.
   * @param passages the whole question, and its sentences where it has several
   */
  find(
    passages: readonly [Passage, ...Passage[]],
    frame: Scan,
    before: readonly Scan[],
  ): { finding: Finding; others: Finding[] } | null {
    const now = passages[0].frame
    const found = [
      ...passages.flatMap((passage) => this.#found(passage, frame, before)),
      ...this.#carried(now, before),
    ]
    const finding = this.#triage.mostUrgent(
      found,
      this.#meant(frame).flatMap(({ protocols }) => protocols),
      now.danger && now.danger.like >= near.forSigns ? now.danger.complaint.protocol : null,
    )
    return finding && { finding, others: found.filter((one) => one !== finding) }
  }

  #meant({ routes, families }: Scan) {
    return this.#known.meant({ treatments: routes, families })
  }

  /** Signs that stand in a sentence and are no chance, and what is learned from it. */
  #found({ frame: now, clauses }: Passage, frame: Scan, before: readonly Scan[]): Finding[] {
    const named = now.routes.length + now.families.length > 0
    const after = now.after || (frame.after && !now.planning)
    const complains =
      now.complaint &&
      !now.planning &&
      (now.conditions.length === 0 || (named && !now.asks)) &&
      !this.#isWish(now)
    // "Will a peel burn me?" has not been burnt, and "does botox hurt your eyes" asks for anybody.
    const asksAhead = now.ahead && !frame.after
    const isGeneral = now.isGeneral && !before.some((scan) => scan.after || scan.complaint)
    const all = [
      ...this.#triage.signs(now.present, after, complains),
      ...(now.present.includes('') ? this.#triage.signs(now.stems, after) : []).filter(isDespair),
    ]
    const signs = this.#meant(frame).length > 0 ? all : this.#besideMole(all, now, after)
    // In what is plainly a question, a few words of a sign stand by chance, unless their clause is
    // told: "I could not see any prices". Despair is often told in one, so its signs count.
    const told =
      (now.danger?.logOdds ?? 0) < plainlyAsked
        ? [
            ...signs.filter(
              ({ opening, protocol }) =>
                opening !== undefined ||
                // "How long is it normal not to be able to swallow" is near to that danger as well.
                (after &&
                  now.danger!.like >= near.alone &&
                  protocol === now.danger!.complaint.protocol),
            ),
            ...clauses()
              .filter((clause) => (clause.danger?.logOdds ?? 0) > 0)
              .flatMap(({ stems }) => this.#triage.signs(stems, after, complains)),
          ]
        : signs
    const illness = this.#vocabulary.stemsOf(hadLongAgo.exec(now.text)?.[1] ?? '')
    const isOld = illness.length > 0 && !illness.some((word) => this.#subjects.has(word))
    const kept = told.filter((one) => {
      // What the treatment's page calls common, beside its name and the place: one word of a sign,
      // "my chin is numb", or of one that can wait for a few hours all of them, "red and warm".
      const from = one.from?.filter((word) => !this.#subjects.has(word)) ?? []
      const canWait = !this.cannotWait(one)
      const areSlight = from.length > 0 && from.every((word) => now.slight.includes(word))
      // What came with the years is a concern, and no harm of a treatment.
      const isOfYears = isOld || (now.event && !after && one.opening === undefined)
      const usual =
        (canWait && isOfYears) ||
        // "Peel: itchy while it flakes?" tells of nothing that was done.
        (canWait && areSlight && named && !after && isSlight(now)) ||
        (now.onlySlight && (canWait || (areSlight && one.who !== '999'))) ||
        (from.length > 0 &&
          (canWait || (one.who !== '999' && from.length === 1)) &&
          this.#areUsual(from, now))
      return (!isGeneral || one.opening) && !(asksAhead && one.who !== '999') && !usual
    })
    const learned = isGeneral || now.onlySlight ? null : this.#learnedDanger(now, frame)
    return learned !== null && this.#mayDecide(learned, kept) ? [...kept, learned] : kept
  }

  /** A mole that has gone black tells of no black skin, where no treatment is spoken of. */
  #besideMole(signs: Finding[], { stems }: Scan, after: boolean): Finding[] {
    const moles = signs.filter(({ opening, who }) => opening !== undefined && who === 'gp')
    if (moles.length === 0) return signs
    const taken = new Set(moles.flatMap(({ at = [] }) => at))
    const others = stems.map((word, i) => (taken.has(i) ? '' : word))
    const cannotWait = this.#triage.urgencyOf('clinic-emergency')
    return [
      ...signs.filter(({ who }) => this.#triage.urgencyOf(who) < cannotWait),
      ...moles,
      ...this.#triage.signs(others, after),
    ]
  }

  /**
   * Whether what is learned counts beside signs: where there are none, or it is of another danger.
   * Despair, which a sign tells of, is spoken to before whatever is learned and needs no ambulance.
   */
  #mayDecide(learned: Finding, signs: readonly Finding[]): boolean {
    const first = this.#triage.mostUrgent(signs, [], null)
    return (
      first === null ||
      (learned.protocol !== null &&
        learned.protocol !== first.protocol &&
        (learned.who === '999' || !isDespair(first)))
    )
  }

  /** Signs that begin in a message before and end in a short one now. */
  #carried(now: Scan, before: readonly Scan[]): Finding[] {
    const last = before.findLast(({ after, complaint }, i) =>
      i === before.length - 1 ? after || complaint : before[i]!.reports,
    )
    if (!last || now.stems.length > 14) return []
    const isNew = (i: number) =>
      i >= last.stems.length && !this.#vocabulary.isSmallStem(now.stems[i - last.stems.length]!)
    // "Can someone look at it" adds nothing to what was told before it.
    const signs = this.#triage
      .signs([...last.present, ...now.present], true)
      .filter(({ at = [] }) => at.some(isNew))
    // "Would I look frozen", of what has not been had.
    return now.ahead && !last.after ? signs.filter(({ who }) => who === '999') : signs
  }

  /**
   * A danger learned from the sentences of data/assistant, which no sign has to name. The log odds
   * have to be higher when the question tells of no treatment or trouble, asks ahead, or is near to
   * a topic, and lower when it is almost one of the sentences. The weights were found by trial on
   * packages/assistant/eval and on whole messages left out in turn.
   */
  #learnedDanger(now: Scan, frame: Scan): Finding | null {
    const { complaint, conditions, asks, planning, danger } = now
    // "He takes blood thinners" and "cheek filler?" name something, and tell of nothing more.
    if (now.onlyCondition || now.onlyHad || (now.isName && !complaint)) return null
    const { routes, families } = frame
    if (now.ahead || danger === null) return null
    const isDone = now.reports || frame.after
    const asksWhether =
      conditions.length > 0
        ? asks || planning || !(complaint && isDone)
        : planning && !frame.after && (!complaint || now.event)
    const score = now.topics[0]?.score ?? 0
    const needed =
      (isDone ? 1 : 4) +
      (asksWhether || (asks && !complaint) ? 6 : 0) +
      (now.event ? 3 : 0) +
      (this.isUsual({ ...now, after: frame.after, routes, families }) ? 4 : 0) +
      (score >= thresholds.asked ? 6 * score : 0) -
      20 * Math.max(0, danger.like - 0.3)
    if (danger.logOdds < needed) return null
    const { protocol, who } = danger.complaint
    // Something is wrong, and no sentence is near enough to say what.
    if (danger.like < near.alone)
      return now.reports || (isDone && complaint) ? { protocol: null, who, words: 0 } : null
    const opening = this.#openings.get(`${protocol}/${who}`)
    return { protocol, who, words: 0, ...(opening !== undefined && { opening }) }
  }

  /** Checks whether words tell of something wrong: a plan or an event since a treatment is not. */
  isWrong(frame: Scan): boolean {
    return frame.complaint || this.#mayTell(frame)
  }

  /** Checks whether the words are likelier to tell of a danger than to ask a question. */
  #mayTell({ danger }: Scan): boolean {
    return danger !== null && danger.logOdds > 0
  }

  /** A wish about how one looks, though in words of trouble: "brown patches on my cheeks". */
  #isWish(frame: Scan): boolean {
    const { after, routes, families, wrong } = frame
    const isOfBody = ({ topic }: Guess) => this.#known.topics.get(topic)?.fact === undefined
    const top = frame.topics.find(isOfBody)
    const topic =
      top && top.score >= thresholds.told ? this.#known.topics.get(top.topic) : undefined
    // Beside a treatment that is named, only words that are a wish for the most part, or that name
    // it by its own trouble: "bruxism".
    const named =
      routes.length + families.length > 0 &&
      !routes.some((route) => topic?.pages?.includes(route)) &&
      (top?.score ?? 0) < thresholds.sure
    return (
      topic !== undefined &&
      !named &&
      !(wrong.length > 1 && this.#mayTell(frame)) &&
      !after &&
      !topic.after &&
      !topic.refusal &&
      topic.fact === undefined
    )
  }

  /**
   * What it calls wrong since a treatment is no more than what is common after that one, or the
   * words are nearer to examples of what is usual than to any of a danger.
   */
  isUsual(frame: Scan): boolean {
    if (!frame.after) return false
    const { topics, danger, wrong } = frame
    const isNear = topics.some(
      ({ topic, score, like }) =>
        this.#known.topics.get(topic)?.problem &&
        score >= thresholds.asked &&
        like > (danger?.like ?? 0),
    )
    return isNear || (wrong.length > 0 && this.#areUsual(wrong, frame))
  }

  /**
   * Checks whether each word stands in what the page of the named treatment, or of each that is
   * meant, calls common after it: "numb skin, which may last for weeks". "Hard" is what is called
   * firm, and "red" is in "redness".
   */
  #areUsual(words: readonly string[], frame: Scan): boolean {
    const { featuresOf, stemsOf } = this.#vocabulary
    const meant = this.#meant(frame)
    return (
      meant.length > 0 &&
      meant.every(({ common }) => {
        const called = featuresOf(common.flatMap(stemsOf))
        const isCalled = (word: string) =>
          called.some((one) => one === word || (word.length > 2 && one.startsWith(word)))
        return words.every((word) => featuresOf([word]).some(isCalled))
      })
    )
  }

  /** Checks whether somebody has to be called about a danger before the clinic opens again. */
  cannotWait(finding: Finding): boolean {
    const urgency = (who: string) => this.#triage.urgencyOf(who)
    return isDespair(finding) || urgency(finding.who) < urgency('clinic-same-day')
  }

  /** Checks whether the words of a message are plainly a question's, and near to no danger. */
  isAsked({ danger }: Scan): boolean {
    return danger !== null && danger.logOdds < plainlyAsked && danger.like < near.alone
  }

  /** Something is wrong since a treatment, and no topic about the time after one says what. */
  isTroubled(frame: Scan): boolean {
    if (frame.onlyHad || !this.isWrong(frame)) return false
    const asks = frame.planning || frame.price || frame.conditions.length > 0
    const top = frame.topics.find((guess) => this.#topics.mayBeMeant(guess, frame))
    const topic = top && this.#known.topics.get(top.topic)
    // "A bruise-like thing from lip to nose": no question, no treatment and nothing that anybody
    // would wish away.
    const told =
      frame.complaint &&
      !isSlight(frame) &&
      !frame.compares &&
      (frame.areas.length + frame.families.length > 0 || frame.wrong.length > 1) &&
      !asks &&
      !frame.asks &&
      (topic === undefined || (topic.fact !== undefined && top!.score < thresholds.told))
    if (told) return true
    if (
      !(frame.reports && (frame.complaint || frame.conditions.length === 0)) &&
      !(frame.after && frame.complaint && !asks)
    )
      return false
    const tells =
      frame.complaint &&
      (frame.reports ||
        (frame.after && !frame.asks && frame.routes.length + frame.families.length > 0))
    // What a topic about the time after speaks of, in no word of trouble and like no danger.
    const isPlain = !frame.complaint && (frame.danger?.like ?? 0) < near.forSigns
    if (topic?.after && isPlain && top!.score >= thresholds.asked) return false
    // A wish, as "spots on my chin", is no answer to somebody who tells of a change since a
    // treatment.
    const enough = topic?.after
      ? frame.reports
        ? thresholds.asked
        : thresholds.whole
      : tells
        ? this.isAsked(frame)
          ? thresholds.asked
          : Infinity
        : thresholds.told
    // A topic that no example is near to is enough only where the words are of no danger either.
    return top === undefined || (this.#mayTell(frame) ? top.like : top.score) < enough
  }
}

/** Checks whether every word for what is wrong is of a slight mark. */
const isSlight = ({ wrong, slight }: Scan): boolean => wrong.every((word) => slight.includes(word))

/**
 * Completes what a message tells from those before it: the treatment that it goes on about, and
 * whether something was done already.
 */
export function inTalk(now: Scan, before: readonly Scan[]): Scan {
  const last = before.toReversed()
  const isNamed = ({ routes, families, keys }: Scan) =>
    routes.length > 0 || families.length > 0 || keys.size > 0
  const subject = last.find(isNamed)
  const { routes, families } = isNamed(now) && !(now.aside && subject) ? now : (subject ?? now)
  const tells = now.complaint && !now.asks && (now.topics[0]?.score ?? 0) < thresholds.sure
  return {
    ...now,
    routes,
    families,
    // Who told of a treatment some turns ago, and now of trouble, has it since.
    after:
      now.after || last.some((scan) => scan.after && (scan.complaint || (tells && scan.reports))),
  }
}
