// Comes with Jest.
const { default: Sequencer } = require('@jest/test-sequencer')

/** What takes longest, longest first: begun last, one would run on alone. */
const slowest = ['audit/edits', 'audit/triage', 'audit/crawl', 'browser/pages', 'browser/engines']

/** Orders test files as Jest does, the slowest before all others, also in a fresh clone. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    const rankOf = ({ path }) => {
      const rank = slowest.findIndex((name) => path.includes(`/${name}.test`))
      return rank < 0 ? slowest.length : rank
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- It is Jest's own method, not an array's.
    const inOrder = super.sort(tests)
    return inOrder.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
