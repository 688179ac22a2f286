import Sequencer from '@jest/test-sequencer'

const drivesBrowser = ({ path }) => /__tests__.(?:audit|browser)./.test(path)

/**
 * Runs the files that drive a browser first, which take longest: short ones fill both cores to the
 * end.
 */
export default class BrowserFirst extends Sequencer {
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which gives a new list
    const ordered = super.sort(tests)
    return ordered.toSorted(
      (one, other) => Number(drivesBrowser(other)) - Number(drivesBrowser(one)),
    )
  }
}
