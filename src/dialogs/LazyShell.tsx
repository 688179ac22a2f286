import { useEffect, useState, type ComponentType } from 'react'
import type { ShellName } from './names'
import { Placeholder } from './Placeholder'
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

/** A shell whose content is fetched when it is first asked for, and fills it then. */
export const LazyShell = ({ load, asked, ...shell }: Props) => {
  const [Content, setContent] = useState<ComponentType | null>(null)
  const times = asked?.times ?? 0
  useEffect(() => {
    if (!times || Content) return
    let here = true
    load().then(
      (component) => here && setContent(() => component),
      // The inline script has seen the failed file and says so in the shell; asking again tries again.
      (error: unknown) => console.error(`[dialog] ${shell.name}`, error),
    )
    return () => {
      here = false
    }
  }, [times, Content, load, shell.name])
  return (
    <Shell {...shell} index={asked?.index} opened={times}>
      {Content ? <Content /> : <Placeholder />}
    </Shell>
  )
}
