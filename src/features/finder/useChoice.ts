import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useAddress } from '../../site/AddressContext'
import { useFormValues } from '../../ui/useFormValues'
import { everything, readChoice, writeChoice, type Choice, type Known } from './choice'

/** Pause in typing before the address is written, which browsers limit. */
const pause = 300

/**
 * Keeps the visitor's choice the same in the form, the address and this state. It is null until the
 * code runs; what was chosen before then wins over the address.
 */
export function useChoice(form: RefObject<HTMLFormElement | null>, known: Known) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const live = useRef(false)
  const written = useRef('')
  const address = useAddress()

  const choose = useCallback(
    (next: Choice) => {
      if (form.current) writeForm(form.current, next)
      setChoice(next)
    },
    [form],
  )

  // Before the browser paints, so that a shared link never shows the whole list first.
  useLayoutEffect(() => {
    const follow = () => {
      const asked = readChoice(window.location, known)
      const early = !live.current && form.current ? readForm(form.current) : everything
      live.current = true
      choose({
        area: early.area || asked.area,
        concern: early.concern || asked.concern,
        words: early.words || asked.words,
      })
    }
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [address, choose, form, known])

  useEffect(() => {
    if (choice === null) return
    const write = () => {
      const { pathname, search, hash } = window.location
      const query = writeChoice(choice, search)
      const named = hash.startsWith('#area-')
      written.current = choice.words
      // The router keeps its own notes in the state of the entry.
      if (query !== search || named)
        window.history.replaceState(
          window.history.state,
          '',
          pathname + query + (named ? '' : hash),
        )
    }
    if (choice.words === written.current) {
      write()
      return
    }
    const timer = setTimeout(write, pause)
    return () => clearTimeout(timer)
  }, [choice])

  useFormValues(form, (shown) => {
    const next = readForm(shown)
    if (choice && !sameChoice(choice, next)) setChoice(next)
  })

  return { choice, choose }
}

const sameChoice = (one: Choice, other: Choice) =>
  one.area === other.area && one.concern === other.concern && one.words === other.words

type Controls = Record<'area' | 'concern' | 'q', HTMLSelectElement | HTMLInputElement>
const controls = (form: HTMLFormElement) => form.elements as unknown as Controls

function readForm(form: HTMLFormElement): Choice {
  const { area, concern, q } = controls(form)
  return { area: area.value, concern: concern.value, words: q.value }
}

function writeForm(form: HTMLFormElement, choice: Choice): void {
  const { area, concern, q } = controls(form)
  area.value = choice.area
  concern.value = choice.concern
  // What is being typed keeps its spaces and its caret.
  if (q.value.trim() !== choice.words.trim()) q.value = choice.words
}
