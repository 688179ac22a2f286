import { data, Evaluator, Lexer, Parser } from '@actions/expressions'

/** What an expression can name (`github`, `needs`, `vars` …), as plain values. */
export type Contexts = Record<string, unknown>
/**
 * Functions that GitHub adds where the expression stands: `success`, `cancelled`, `hashFiles` …, by
 * name in lower case.
 */
export type Functions = Record<string, (...args: string[]) => boolean | string>

const asData = (value: unknown): data.ExpressionData =>
  value === undefined
    ? new data.Null()
    : (JSON.parse(JSON.stringify(value), data.reviver) as data.ExpressionData)

/**
 * The value of one expression, without its `${{ }}`, by GitHub's own implementation of the
 * language.
 */
function evaluate(expression: string, contexts: Contexts, functions: Functions = {}): unknown {
  const own = Object.entries(functions).map(([name, call]) => ({
    name,
    minArgs: 0,
    maxArgs: Number.MAX_SAFE_INTEGER,
    call: (...args: data.ExpressionData[]) =>
      asData(call(...args.map((arg) => arg.coerceString()))),
  }))
  const parsed = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), own).parse()
  const result = new Evaluator(
    parsed,
    asData(contexts) as data.Dictionary,
    new Map(own.map((one) => [one.name, one])),
  ).evaluate()
  return JSON.parse(JSON.stringify(result, data.replacer)) as unknown
}

/** A text with the values of its expressions in their places, as GitHub hands it to a step. */
export const interpolate = (text: string, contexts: Contexts, functions?: Functions): string =>
  text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => {
    const value = evaluate(expression.trim(), contexts, functions)
    return value === null
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value as string | number | boolean)
  })

/**
 * Whether a condition holds. Without a function that asks how things went, GitHub adds "and all
 * went well".
 */
export function holds(
  condition: string | undefined,
  contexts: Contexts,
  functions: Functions,
): boolean {
  const expression = (condition ?? '').replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1').trim()
  const asksHowItWent = /\b(?:success|failure|always|cancelled)\s*\(/i.test(expression)
  if (!asksHowItWent && functions.success!() !== true) return false
  return expression === '' || isTrue(evaluate(expression, contexts, functions))
}

const isTrue = (value: unknown) => value !== false && value !== null && value !== 0 && value !== ''
