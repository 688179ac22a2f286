import { Link } from 'gatsby'
import { Fragment } from 'react'
import type { Rich } from '../content/expand'

/** A run of copy: words and links. Links within the site are Gatsby's, so that hydrated pages change without a reload. */
export const Words = ({ text }: { text: Rich }) =>
  typeof text === 'string' ? (
    text
  ) : (
    <>
      {text.map((part, i) => (
        <Fragment key={i}>
          {typeof part === 'string' ? part : part.to.startsWith('/') ? <Link to={part.to}>{part.text}</Link> : <a href={part.to}>{part.text}</a>}
        </Fragment>
      ))}
    </>
  )

/** Paragraphs of copy, one after the other. */
export const Paragraphs = ({ texts, className }: { texts: Rich[]; className?: string }) => (
  <>
    {texts.map((text, i) => (
      <p key={i} className={className}>
        <Words text={text} />
      </p>
    ))}
  </>
)
