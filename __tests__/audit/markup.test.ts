import { HtmlValidate } from 'html-validate'
import { builtPages, builtStubs } from '../helpers/builtSite'

/** html-validate's recommended rules on every page; each exception says why. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes popoverTarget and charSet, empty attributes and closing slashes its own way;
    // HTML takes all of them.
    'attr-case': ['error', { ignoreForeign: true, style: ['lowercase', 'camelcase'] }],
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Gatsby leaves spaces nowhere that matter; minified HTML has long lines.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Styles of a page stand inline: no request holds the first paint.
    'no-inline-style': 'off',
    // Gatsby's own element is named ___gatsby.
    'valid-id': ['error', { relaxed: true }],
    // An input without a type is a text field.
    'no-implicit-input-type': 'off',
    // The clinic's numbers are set once in clinic.json, with their spaces.
    'tel-non-breaking': 'off',
  },
})

const report = async (html: string) => {
  const { results } = await checker.validateString(html)
  return results.flatMap((r) =>
    r.messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector ?? `line ${m.line}`})`),
  )
}

it.each([...builtPages(), ...builtStubs()].map((p) => [p.path, p.html]))(
  '%s is valid',
  async (_, html) => {
    expect(await report(html)).toEqual([])
  },
)
