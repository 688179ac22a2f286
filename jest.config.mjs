/**
 * Five kinds of test, by folder: `unit` (pure code, Node), `dom` (components, jsdom), `site` (the
 * built HTML), `browser` (a real Chromium on the built site) and `audit` (what holds for any
 * content). The last three read sites that `npm test` builds first.
 */
const transform = {
  '^.+\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        target: 'es2022',
      },
    },
  ],
}
const base = {
  transform,
  setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/jestTimeout.ts'],
  moduleNameMapper: {
    '\\.generated/site\\.json$': '<rootDir>/__tests__/fixtures/site.json',
    '\\.generated/dialogs\\.json$': '<rootDir>/__tests__/fixtures/dialogs.json',
    '\\.(woff2|svg)$': '<rootDir>/__tests__/helpers/fileStub.ts',
    // Published for `import` only.
    '^eld/extrasmall$': '<rootDir>/node_modules/eld/src/entries/static.extrasmall.js',
    // With all that it needs, in one file.
    '^linkedom$': '<rootDir>/node_modules/linkedom/worker.js',
    '^gatsby$': '<rootDir>/__tests__/helpers/gatsbyMock.tsx',
  },
  transformIgnorePatterns: ['/node_modules/(?!linkedom/|eld/)'],
  testPathIgnorePatterns: ['/node_modules/', '/helpers/', '/fixtures/'],
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/.local'],
}
const dom = ['<rootDir>/__tests__/{ui,features,shell,boot,backend}/**/*.test.{ts,tsx}']
const site = ['<rootDir>/__tests__/site/**/*.test.ts']
/**
 * What holds for any content: of the invented clinic's site, and with AUDITED=data of the site of
 * data/.
 */
const audit = ['<rootDir>/__tests__/audit/**/*.test.ts']
const browser = ['<rootDir>/__tests__/browser/**/*.test.ts']

/** What takes long, or tries the same thing hundreds of times. */
const weekly = ['<rootDir>/__tests__/weekly/**/*.test.ts']

export default {
  testSequencer: '<rootDir>/scripts/testing/slowestFirst.cjs',
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/__tests__/{cms,build,pictures,supabase,server,scripts,changes,design}/**/*.test.{ts,tsx}',
        '<rootDir>/packages/*/tests/**/*.test.ts',
      ],
    },
    {
      ...base,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: dom,
      moduleNameMapper: {
        ...base.moduleNameMapper,
        '^@emotion/sheet$': '<rootDir>/__tests__/helpers/noSheet.ts',
      },
      setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/__tests__/helpers/domSetup.ts'],
    },
    { ...base, displayName: 'site', testEnvironment: 'node', testMatch: site },
    {
      ...base,
      displayName: 'audit',
      testEnvironment: 'node',
      testMatch: audit,
      setupFiles: ['<rootDir>/__tests__/helpers/asBuilt.ts'],
    },
    { ...base, displayName: 'weekly', testEnvironment: 'node', testMatch: weekly },
    { ...base, displayName: 'browser', testEnvironment: 'node', testMatch: browser },
  ],
}
