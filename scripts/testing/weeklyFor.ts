import watched from '../../__tests__/weekly/watched.json'

/**
 * Returns the weekly test files whose own code is among the changed files:
 * __tests__/weekly/watched.json has the beginnings of the paths each is about.
 */
export const weeklyFor = (changed: string[]): string[] =>
  Object.entries(watched)
    .filter(([name, paths]) =>
      changed.some(
        (file) =>
          file === `__tests__/weekly/${name}.test.ts` ||
          paths.some((path) => file.startsWith(path)),
      ),
    )
    .map(([name]) => name)
