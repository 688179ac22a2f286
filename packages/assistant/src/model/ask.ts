import * as z from 'zod/mini'

/** What a model is asked: its orders, what it is to read, and the schema of its reply. */
export type Prompt = { name: string; system: string; user: string; schema: object }

/**
 * Asks a model and returns the JSON value of its reply.
 * @throws what the service's fault was; {@link Unreadable} for a reply that is no such value
 */
export type AskModel = (prompt: Prompt, signal: AbortSignal) => Promise<unknown>

/** Thrown for a reply that cannot be read, or that its schema refuses. */
export class Unreadable extends Error {
  override name = 'Unreadable'

  constructor(readonly code: 'cut-off' | 'not-json' | 'no-value' | 'invalid') {
    super(code)
  }
}

/** Returns a schema as services take it for their structured output. */
export function jsonSchema(schema: z.core.$ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { reused: 'ref' })
  return rest
}
