/**
 * A part of a treatment's page: as lists of contents name it, and where they differ, its heading and
 * what it is called below an answer.
 */
type Part = { label: string; heading?: string; inAnswers?: string }

/** The parts of a treatment's page in their order, by the anchors that links name. */
export const treatmentParts = {
  'in-short': { label: 'In short' },
  'before-after': { label: 'What it may change' },
  what: { label: 'What it is', heading: 'What it is and what it treats' },
  suits: { label: 'Who it suits' },
  'not-for': { label: 'Who should not have it' },
  prices: { label: 'Prices' },
  visit: { label: 'Your appointment' },
  risks: { label: 'Risks and side effects', inAnswers: 'Risks' },
  aftercare: { label: 'Aftercare' },
  'can-i': { label: 'Can I…?' },
  results: { label: 'Results', heading: 'Results and how long they last' },
  alternatives: { label: 'Alternatives' },
  questions: { label: 'Questions' },
  sources: { label: 'Sources and review' },
} as const satisfies Record<string, Part>

export type TreatmentPart = keyof typeof treatmentParts

/** Returns the heading of a part of a treatment's page. */
export function treatmentHeading(part: TreatmentPart): string {
  const { label, heading = label }: Part = treatmentParts[part]
  return heading
}

/** Returns what a part of a treatment's page is called below an answer; nothing for another id. */
export function treatmentPartNamed(id: string): string | undefined {
  const part = (treatmentParts as Record<string, Part>)[id]
  return part?.inAnswers ?? part?.label
}
