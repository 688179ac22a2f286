import { Link } from 'gatsby'
import { useEffect, useState } from 'react'
import { readSearchPages } from '../../backend/published'

/** An address in brackets, as the assistant names the pages it drew on: `Lip fillers (/lip-fillers/)`. */
const address = /(\/(?:[a-z0-9-]+\/)+)(?=\))/

/** The addresses that may become links: pages the build made, and no others, since an answer is not to be trusted with links. */
function useKnownPaths(): ReadonlySet<string> {
  const [paths, setPaths] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let here = true
    readSearchPages().then(
      (pages) => here && setPaths(new Set(pages.map(({ path }) => path))),
      // Without the list the addresses stay words.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return paths
}

/** A paragraph of an answer: text, in which the addresses of our own pages are links. Its words stay as they came. */
const Paragraph = ({ text, known }: { text: string; known: ReadonlySet<string> }) => (
  <p>
    {text.split(address).map((part, i) =>
      known.has(part) ? (
        <Link key={i} to={part}>
          {part}
        </Link>
      ) : (
        part
      ),
    )}
  </p>
)

/** The paragraphs of an answer. */
export const AnswerText = ({ paragraphs }: { paragraphs: string[] }) => {
  const known = useKnownPaths()
  return paragraphs.map((text, i) => <Paragraph key={i} text={text} known={known} />)
}
