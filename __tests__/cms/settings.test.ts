import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicData } from '../../scripts/testing/clinicSite'
import { cmsPolicy } from '../../src/cms/policy'
import { publishCms } from '../../src/cms/publishCms'
import { cmsSettings } from '../../src/cms/config'
import { content } from './helpers/form'

const published = async (env: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
  try {
    await publishCms(content, clinicData, folder, env)
    return {
      files: readdirSync(join(folder, 'cms')),
      page: readFileSync(join(folder, 'cms/index.html'), 'utf8'),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('reads the repository, its branch and a sign-in server from the environment', () => {
  expect(cmsSettings({})).toEqual({ settings: null, problems: [] })
  expect(cmsSettings({ CMS_REPOSITORY: 'clinic/website' }).settings).toEqual({
    mode: 'hosted',
    repository: 'clinic/website',
    branch: 'main',
    authServer: null,
  })
  expect(
    cmsSettings({
      CMS_REPOSITORY: 'clinic/website',
      CMS_BRANCH: 'live',
      CMS_AUTH_URL: 'https://auth.test/',
    }).settings,
  ).toEqual({
    mode: 'hosted',
    repository: 'clinic/website',
    branch: 'live',
    authServer: 'https://auth.test',
  })
  expect(
    cmsSettings({ CMS_REPOSITORY: 'https://github.com/clinic/website', CMS_AUTH_URL: 'auth' }),
  ).toMatchSnapshot()
})

it('takes no sign-in server that is not behind https', () => {
  const env = { CMS_REPOSITORY: 'clinic/website', CMS_AUTH_URL: 'http://auth.test' }
  expect(cmsSettings(env)).toEqual({
    settings: null,
    problems: ['CMS_AUTH_URL is "http://auth.test". Write a full address from https://'],
  })
})

it('without a repository the page says what to set, and nothing else is published', async () => {
  const { files, page } = await published({})
  expect(files).toEqual(['index.html'])
  expect(page).toContain('CMS_REPOSITORY')
  expect(page).toContain('npm run cms')
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(page).not.toContain('<script')
  expect((await published({ CMS_REPOSITORY: 'website' })).page).toContain(
    'CMS_REPOSITORY is "website". Write owner/name',
  )
})

it('the policy of the page lets scripts come from the site only, and talks to GitHub', () => {
  const policy = cmsPolicy()
  expect(policy).toContain("default-src 'self'")
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/)
  expect(policy).not.toMatch(
    /unsafe-eval'(?<!wasm-unsafe-eval')|script-src [^;]*(?:https:|unsafe-inline)/,
  )
  expect(policy).toContain("frame-ancestors 'none'")
})
