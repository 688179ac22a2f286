import { forgetSecrets } from '../../supabase/functions/_shared/serve'
import { createHandler } from '../../supabase/functions/video-upload-url/handler'
import { caller, configWith, fakeBackend } from './helpers/fakes'

/** Videos on Supabase whose time is over, and what of the platform's secrets stays in reach. */

const config = configWith({
  UPLOAD_BUCKET: 'videos',
  SUPABASE_URL: 'https://project.supabase.test',
  SUPABASE_SERVICE_ROLE_KEY: 'key',
  ADDRESS_HEADER: 'x-forwarded-for',
})
const path = '2026-08-01/00000000-0000-4000-8000-000000000001.mp4'

async function openHealthPage(status: number, due = [path]) {
  const asked: unknown[] = []
  const deleted: string[] = []
  const backend = fakeBackend({
    config,
    fetch: ((url: string, { method, body }: RequestInit) => {
      asked.push([method, url, body])
      return Promise.resolve(Response.json([], { status }))
    }) as unknown as typeof fetch,
    database: {
      videosDue: () => Promise.resolve(due),
      videoDeleted: (gone) => Promise.resolve(void deleted.push(gone)),
    },
  })
  await createHandler(backend)(new Request('http://f.test/video-upload-url'), caller)
  await Promise.all(backend.work)
  return { asked, deleted, logged: backend.logged }
}

it('deletes the videos that are due when the health page is opened, and asks for nothing else', async () => {
  const { asked, deleted } = await openHealthPage(200)
  expect(asked).toEqual([
    [
      'DELETE',
      'https://project.supabase.test/storage/v1/object/videos',
      JSON.stringify({ prefixes: [path] }),
    ],
  ])
  expect(deleted).toEqual([path])
  expect((await openHealthPage(200, [])).asked).toEqual([])
})

it('tries again later where the storage refuses', async () => {
  const { deleted, logged } = await openHealthPage(503)
  expect(deleted).toEqual([])
  expect(logged).toMatchObject([{ event: 'database', function: 'video-upload-url' }])
})

it('takes the keys that open everything out of the environment, where the platform allows it', () => {
  const environment: Record<string, string> = {
    SUPABASE_DB_URL: 'x',
    SUPABASE_SERVICE_ROLE_KEY: 'x',
    SUPABASE_SECRET_KEYS: 'x',
    LEADS_DATABASE_URL: 'x',
    ADDRESS_SECRET: 'x',
    SITE_ORIGINS: 'x',
  }
  forgetSecrets((name) => delete environment[name])
  expect(Object.keys(environment)).toEqual(['SITE_ORIGINS'])
  expect(() =>
    forgetSecrets(() => {
      throw new Error('not supported')
    }),
  ).not.toThrow()
})
