import { useEffect, useState, type ComponentType } from 'react'
import type { ShellName } from '../../site/dialogNames'
import { Placeholder } from './Placeholder'
import { Shell } from './Shell'
import type { widths } from './styles'

/** Tells the inline script that code did not load. */
export function reportImportFailure(error: unknown): void {
  // webpack's error names the file.
  const { request } = (error ?? {}) as { request?: unknown }
  if (typeof request === 'string')
    window.__boot?.reportFailure(new URL(request, window.location.href).href)
}

export type Asked = { index: number; times: number }

type Props = {
  name: ShellName
  title: string
  kicker?: string
  width?: keyof typeof widths
  load(): Promise<ComponentType>
  /** Set once the visitor has asked for this dialog. */
  asked: Asked | undefined
}

/** After this time without the code the placeholder says that loading failed, in milliseconds. */
const loadTimeout = 30_000

/** Shows a shell whose content is fetched when it is first asked for, and fills it then. */
export const LazyShell = ({ load, asked, ...shell }: Props) => {
  const [Content, setContent] = useState<ComponentType | null>(null)
  const times = asked?.times ?? 0
  useEffect(() => {
    if (!times || Content) return
    let active = true
    // A server that accepts the connection and never answers causes no error. Code that arrives
    // after all still fills the shell.
    const late = setTimeout(() => window.__boot?.reportFailure(), loadTimeout)
    load()
      .then(
        (component) => {
          if (active) setContent(() => component)
        },
        // The inline script shows the failure in the shell; opening it again retries.
        (error: unknown) => {
          console.error(`[dialog] ${shell.name}`, error)
          if (active) reportImportFailure(error)
        },
      )
      .finally(() => clearTimeout(late))
    return () => {
      active = false
      clearTimeout(late)
    }
  }, [times, Content, load, shell.name])
  return (
    <Shell {...shell} index={asked?.index} opened={times}>
      {Content ? <Content /> : <Placeholder />}
    </Shell>
  )
}
