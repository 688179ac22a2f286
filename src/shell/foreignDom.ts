/**
 * Keeps React working on a page whose nodes others change: translators put `<font>` in place of a
 * text, software that links telephone numbers splits one. React goes on with the nodes it made, so
 * it throws where one is gone (facebook/react#11538) and writes into texts that nobody sees. Here
 * the nodes that stand for a text of React are known, and go as soon as React changes that text.
 */

/** The nodes that others have put in a text's place or cut from it, and the reverse look-up. */
const standIns = new WeakMap<Node, Set<ChildNode>>()
const standsFor = new WeakMap<Node, Node>()

const isReacts = (node: Node): boolean =>
  Object.keys(node).some((key) => key.startsWith('__reactFiber'))

/** Checks whether a node is not React's. Comments mark places for React. */
const isForeign = (node: Node): boolean => node.nodeType !== Node.COMMENT_NODE && !isReacts(node)

/** Returns the text of React that a node is or stands for. */
const textOf = (node: Node | null): Node | undefined =>
  node === null
    ? undefined
    : (standsFor.get(node) ??
      (node.nodeType === Node.TEXT_NODE && isReacts(node) ? node : undefined))

function noteStandIn(node: Node, text: Node): void {
  standsFor.set(node, text)
  standIns.set(text, (standIns.get(text) ?? new Set()).add(node as ChildNode))
}

function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const foreign = [...addedNodes].filter(isForeign)
  for (const removed of removedNodes) {
    const text = textOf(removed)
    if (!text) continue
    // Put in its place at once, or beside it just now.
    const beside = [previousSibling, nextSibling].filter(
      (node) => node !== null && !standsFor.has(node) && isForeign(node),
    ) as Node[]
    for (const node of foreign.length ? foreign : beside) noteStandIn(node, text)
  }
  if (removedNodes.length) return
  // A text that was split: its rest follows it.
  const text = textOf(previousSibling)
  for (const node of foreign)
    if (text && node !== text && node.nodeType === Node.TEXT_NODE) noteStandIn(node, text)
}

/** Returns the child of `parent` that is a node, or holds it, or stands for it. */
function standing(parent: Node, node: Node): Node | null {
  for (const one of [node, ...(standIns.get(node) ?? [])]) {
    let child: Node | null = one
    while (child && child.parentNode !== parent) child = child.parentNode
    if (child) return child
  }
  return null
}

/** Takes out a node with the wrappers around it that hold nothing else. */
function takeOut(node: ChildNode, from: Node): void {
  const { parentNode } = node
  if (parentNode === null || parentNode === from || parentNode.childNodes.length > 1) node.remove()
  else takeOut(parentNode as unknown as ChildNode, from)
}

/** Takes out what stands for a text. */
function clear(text: Node): void {
  for (const node of standIns.get(text) ?? []) {
    standsFor.delete(node)
    node.remove()
  }
  standIns.delete(text)
}

/**
 * Starts it. Only the methods that React changes a page with are wrapped, and for nodes where they
 * should be they do what they always do.
 */
export function keepForeignNodesHarmless(): void {
  const { insertBefore, appendChild, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  const observer = new MutationObserver((records) => records.forEach(note))
  observer.observe(document, { childList: true, subtree: true })
  const catchUp = () => observer.takeRecords().forEach(note)

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    catchUp()
    if (node.parentNode === this && !standIns.has(node)) return removeChild.call(this, node) as T
    if (this.contains(node)) takeOut(node as unknown as ChildNode, this)
    clear(node)
    return node
  }
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    catchUp()
    clear(node)
    const place = before && (before.parentNode === this ? before : standing(this, before))
    return insertBefore.call(this, node, place) as T
  }
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    catchUp()
    clear(node)
    return appendChild.call(this, node) as T
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      catchUp()
      const [first] = standIns.get(this) ?? []
      if (first?.parentNode && first.parentNode !== this.parentNode)
        insertBefore.call(first.parentNode, this, first)
      clear(this)
      nodeValue.set!.call(this, value)
    },
  })
}
