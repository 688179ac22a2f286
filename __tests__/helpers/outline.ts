import type { Page } from 'playwright-core'

type Entry = { role: string; name: string; level: number; url: string | null; focusable: boolean }

type Node = {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  properties?: { name: string; value: { value?: unknown } }[]
  childIds?: string[]
}

/** What a screen reader finds on the page, in reading order: Chromium's accessibility tree. */
export async function readOutline(page: Page): Promise<Entry[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: Node[]
  }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (node: Node): Node[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? inOrder(byId.get(id)!) : [])),
  ]
  return inOrder(nodes[0]!)
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const property = (wanted: string) =>
        properties.find((one) => one.name === wanted)?.value.value
      return {
        role: role?.value ?? '',
        name: (name?.value ?? '').replace(/\s+/g, ' ').trim(),
        level: Number(property('level') ?? 0),
        url: (property('url') as string | undefined) ?? null,
        focusable: property('focusable') === true,
      }
    })
}

const landmarks = new Set([
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'complementary',
  'region',
  'search',
  'form',
])
/**
 * May hold the focus without being a control: the page itself, what a link of the page leads to, a
 * dialog and its heading.
 */
const places = new Set(['RootWebArea', 'main', 'generic', 'dialog', 'heading', 'group'])
/** Says nothing to somebody who goes from link to link. */
const vague = /^(click here|here|more|read more|learn more|details|link|this page|see more)\.?$/i

/** What in an outline would puzzle somebody who cannot see the page, or its open dialog. */
export function outlineFaults(entries: Entry[], { dialog = false } = {}): string[] {
  const faults: string[] = []
  const headings = entries.filter(({ role }) => role === 'heading')
  const tops = headings.filter(({ level }) => level === (dialog ? 2 : 1)).length
  if (tops !== 1) faults.push(`${tops} headings of the first level`)
  for (const [i, { name, level }] of headings.entries()) {
    if (!name) faults.push(`a heading of level ${level} without words`)
    if (level > (headings[i - 1]?.level ?? (dialog ? 1 : 0)) + 1)
      faults.push(`“${name}” skips a level of headings`)
  }
  if (!dialog)
    for (const role of ['banner', 'main', 'contentinfo']) {
      const count = entries.filter((entry) => entry.role === role).length
      if (count !== 1) faults.push(`${count} landmarks ${role}`)
    }
  const named = entries
    .filter(({ role }) => landmarks.has(role))
    .map(({ role, name }) => `${role} “${name}”`)
  for (const twice of new Set(named.filter((name, i) => named.indexOf(name) !== i)))
    faults.push(`two landmarks ${twice}`)
  for (const { role, name, url, focusable } of entries) {
    if (focusable && !name && !places.has(role))
      faults.push(`a ${role} without a name${url ? ` to ${url}` : ''}`)
    if (/^(image|table|dialog|radiogroup)$/.test(role) && !name)
      faults.push(`a ${role} without a name`)
    if (role === 'link' && vague.test(name))
      faults.push(`a link “${name}” says nothing out of its place`)
  }
  const leads = new Map<string, Set<string>>()
  for (const { role, name, url } of entries)
    if (role === 'link' && name) leads.set(name, (leads.get(name) ?? new Set()).add(url ?? ''))
  for (const [name, urls] of leads)
    if (urls.size > 1) faults.push(`links “${name}” lead to ${[...urls].join(' and ')}`)
  return faults
}
