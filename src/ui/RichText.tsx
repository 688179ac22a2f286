import { Link } from 'gatsby'
import { createContext, Fragment, use } from 'react'
import type { Rich } from '@clinic/content/expand'
import { WithoutVoiceLink } from './WithoutVoiceLink'

/** true in copy of a language that is not written in Latin letters. */
export const ForeignScript = createContext(false)

const english = /([a-z][\w ,.'’?&@…-]+[\w.?…])/i

/** Marks the English words in copy of another script for screen readers (WCAG 3.1.2). */
const withEnglish = (text: string) =>
  text.split(english).map((part, i) =>
    i % 2 ? (
      <span key={i} lang="en-GB">
        {part}
      </span>
    ) : (
      part
    ),
  )

/**
 * Shows text with links. Those within the site are Gatsby's, which change the page without a
 * reload.
 */
export const RichText = ({ text }: { text: Rich }) => {
  const say = use(ForeignScript) ? withEnglish : (words: string) => words
  if (typeof text === 'string') return say(text)
  return text.map((part, i) => (
    <Fragment key={i}>
      {typeof part === 'string' ? (
        say(part)
      ) : part.to.startsWith('/') ? (
        <Link to={part.to}>{say(part.text)}</Link>
      ) : (
        <a href={part.to}>{say(part.text)}</a>
      )}
    </Fragment>
  ))
}

type ParagraphsProps = {
  texts: Rich[]
  /** True when more of the section follows, which ends in the link to help without a voice. */
  within?: boolean
}

/** Shows paragraphs of copy, one after the other. */
export const Paragraphs = ({ texts, within = false }: ParagraphsProps) => (
  <>
    {texts.map((text, i) => (
      <p key={i}>
        <RichText text={text} />
      </p>
    ))}
    {within ? null : <WithoutVoiceLink beside={texts} />}
  </>
)
