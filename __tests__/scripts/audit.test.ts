import { auditProblems } from '../../scripts/packages/auditReport'

it('tells of serious faults with what mends them, each once', () => {
  const { asked, problems } = auditProblems({
    vulnerabilities: {
      bad: {
        severity: 'critical',
        range: '<1.2.3',
        via: [{ title: 'Runs anything', url: 'https://example.test/1' }],
        fixAvailable: { name: 'parent', version: '2.0.0' },
      },
      parent: { severity: 'critical', range: '<2', via: ['bad'], fixAvailable: true },
      slow: {
        severity: 'moderate',
        range: '*',
        via: [{ title: 'Is slow', url: 'https://example.test/2' }],
        fixAvailable: false,
      },
    },
  })
  expect(asked).toBe(true)
  expect(problems).toEqual([
    'bad <1.2.3 (critical): Runs anything, https://example.test/1. Take parent 2.0.0.',
  ])
})

it('does not take a registry that cannot be asked for one that knows of nothing', () => {
  expect(auditProblems({ error: { summary: '405 Method Not Allowed' } })).toEqual({
    asked: false,
    problems: ['The registry could not be asked: 405 Method Not Allowed.'],
  })
})
