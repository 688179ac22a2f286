/** The outcome of parsing a JSON file: the value, or where and why it is not JSON. Lines and columns count from 1. */
export type ParsedJson = { ok: true; value: unknown } | { ok: false; line: number; column: number; what: string; mend: string }

/** Parses JSON, and on a mistake finds its line and column and says how to mend it. */
export function parseJson(source: string): ParsedJson {
  const text = source.replace(/^\uFEFF/, '')
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    const at = mistakeOffset(text, error as Error)
    const before = text.slice(0, at)
    const line = before.split('\n').length
    const column = at - before.lastIndexOf('\n')
    return { ok: false, line, column, ...explain(text, at) }
  }
}

/** V8 gives the offset in most messages; at the end of the file it gives none. */
function mistakeOffset(text: string, error: Error): number {
  const position = /at position (\d+)/.exec(error.message)
  if (position) return Number(position[1])
  if (/Unexpected end/.test(error.message)) return text.length
  // Older and newer engines quote the token without a position: find the first prefix that already fails there.
  for (let end = 1; end <= text.length; end++) {
    try {
      JSON.parse(text.slice(0, end))
    } catch (prefixError) {
      if (!/Unexpected end|Unterminated/.test((prefixError as Error).message)) return end - 1
    }
  }
  return text.length
}

function explain(text: string, at: number): { what: string; mend: string } {
  const found = text[at]
  const before = text.slice(0, at).trimEnd().at(-1)
  if (found === undefined) return { what: 'the file ends too early', mend: 'Look for a missing } or ] or " near the end' }
  if (before === ',' && (found === '}' || found === ']')) return { what: `a comma stands before ${found}`, mend: 'Take that last comma out' }
  if (found === "'" || found === '“' || found === '”') return { what: `found ${found}`, mend: 'Use straight double quotes "' }
  if (found === '\n') return { what: 'a text runs over the end of its line', mend: 'Close it with " on the same line' }
  if (found === '/') return { what: 'found a comment', mend: 'JSON has no comments: take it out' }
  if ((found === '"' || found === '{' || found === '[') && before !== undefined && /["}\]\w]/.test(before))
    return { what: `found ${found} where a comma or colon was expected`, mend: 'Put a comma between the two entries, or a colon between a name and its value' }
  return { what: `did not expect ${found}`, mend: 'Check the quotes, commas and brackets just before it' }
}
