import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { keepForeignNodesHarmless } from '../../src/shell/foreignDom'

keepForeignNodesHarmless()

/** Numbers from 0 to 1 that are the same in every run. */
function randomFrom(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 1_664_525 + 1_013_904_223) % 2 ** 32
    return at / 2 ** 32
  }
}

/** What translators, linkers of numbers and other extensions do to a text, in the page's words. */
const changes: ((text: Text) => void)[] = [
  (text) => text.replaceWith(fontWith(text.data)),
  (text) => {
    text.before(fontWith(text.data))
    text.remove()
  },
  (text) => {
    const font = document.createElement('font')
    text.before(font)
    font.append(text)
  },
  (text) => {
    const rest = text.splitText(Math.floor(text.length / 2))
    const link = document.createElement('a')
    link.textContent = rest.data
    rest.replaceWith(link)
  },
]
const fontWith = (words: string) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.textContent = words
  outer.append(inner)
  return outer
}

/** Texts and elements side by side, some of them there and some not, in an order of their own. */
function view(random: () => number, depth = 0): ReactNode {
  const word = () => `w${Math.floor(random() * 1e6)} `
  return Array.from({ length: 5 }, (_, i) => {
    const kind = random()
    if (kind < 0.25) return null
    if (kind < 0.55) return word()
    if (kind < 0.65) return [word(), <i key="i">{word()}</i>]
    if (kind < 0.75 || depth > 1) return <b key={random() < 0.5 ? i : word()}>{word()}</b>
    return (
      <span key={`p${(i + Math.floor(random() * 2)) % 5}${i}`}>
        {random() < 0.5 ? <i>{word()}</i> : null}
        {word()}
        {view(random, depth + 1)}
      </span>
    )
  })
}

function texts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}

test('whatever others do to its texts, a page shows what React would have it show', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomFrom(seed)
    const touched = render(<span>{view(random)}</span>)
    for (let turn = 0; turn < 4; turn++) {
      for (const text of texts(touched.container))
        if (random() < 0.5) changes[Math.floor(random() * changes.length)]!(text)
      if (random() < 0.5) await act(async () => undefined)
      const next = <span>{view(random)}</span>
      touched.rerender(next)
      const clean = render(next)
      expect([seed, turn, touched.container.textContent]).toEqual([
        seed,
        turn,
        clean.container.textContent,
      ])
      clean.unmount()
    }
    touched.unmount()
  }
})
