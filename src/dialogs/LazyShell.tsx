import { useEffect, useState, type ComponentType } from 'react'
import type { ShellName } from './names'
import { Placeholder } from './Placeholder'
import { reportLost } from './reportLost'
import { Shell } from './Shell'

export type Asked = { index: number; times: number }

type Props = {
  name: ShellName
  title: string
  kicker?: string
  width?: 'small' | 'medium' | 'large' | 'pictured'
  load(): Promise<ComponentType>
  /** Set once the visitor has asked for this dialog. */
  asked: Asked | undefined
}

/** How long a visitor looks at the placeholder before it is called a failure, in milliseconds. */
const patience = 30_000

/** A shell whose content is fetched when it is first asked for, and fills it then. */
export const LazyShell = ({ load, asked, ...shell }: Props) => {
  const [Content, setContent] = useState<ComponentType | null>(null)
  const times = asked?.times ?? 0
  useEffect(() => {
    if (!times || Content) return
    let active = true
    // A server that takes the connection and never answers: the shell says so, and is filled all
    // the same should it answer yet.
    const late = setTimeout(() => window.__dialogs?.lost(), patience)
    load()
      .then(
        (component) => {
          if (active) setContent(() => component)
        },
        // The controller says so in the shell, or loads the page anew; asking again tries again.
        (error: unknown) => {
          console.error(`[dialog] ${shell.name}`, error)
          if (active) reportLost(error)
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
