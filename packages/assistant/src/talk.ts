/** A question asked earlier, with its answer where the context has it. */
export type Earlier = { question: string; answer: string }

/**
 * Returns the last six turns of the talk, as the dialog writes them into the context: a line
 * "Previous question: …", and below it "Previous answer: …" where that is sent.
 */
export const earlierTurns = (context: string): Earlier[] =>
  [
    ...context.matchAll(
      /^[^\S\n]*Previous question:[^\S\n]*(.{1,2000})(?:\n[^\S\n]*Previous answer:[^\S\n]*(.*))?/gim,
    ),
  ]
    .map(([, question, answer = '']) => ({ question: question!, answer }))
    .slice(-6)
