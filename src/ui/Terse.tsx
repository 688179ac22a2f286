import { css } from '@emotion/react'

/** What the eye is shown in place of a word; without a text of its own, so that it is not read out too. */
const sign = css`
  &::before {
    content: attr(data-sign);
    content: attr(data-sign) / '';
  }
`

/** The words that signs stand for where there is little room. */
const words: Readonly<Record<string, string>> = { '–': ' to ', '/': ' per ' }

/**
 * A short text as a table or a card writes it, "3–4 months" or "£350/ml". It is read out, copied and
 * translated as "3 to 4 months" and "£350 per ml".
 */
export const Terse = ({ text }: { text: string }) =>
  text.split(/([–/](?=\u2060?[\da-z]))/).map((part, i) =>
    i % 2 ? (
      <abbr key={i} css={sign} data-sign={part}>
        <span className="vh">{words[part]}</span>
      </abbr>
    ) : (
      part
    ),
  )
