import { reportOn } from './helpers/baseContent'

const right = {
  GATSBY_SITE_URL: 'https://clinic.example/',
  GATSBY_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  GATSBY_SUPABASE_ANON_KEY: 'sb_publishable_x',
}
const told = (env: Record<string, string>, edit: Parameters<typeof reportOn>[0] = () => {}) =>
  reportOn(edit, { release: { env: { ...right, ...env } } })
    .split('\n')
    .filter((line) => line.startsWith('environment'))
    .join('\n')

test('settings that fit the clinic are passed over', () => expect(told({})).toBe(''))

test('the address of the site has to be that of clinic.json', () => {
  expect(told({ GATSBY_SITE_URL: 'https://www.clinic.example' })).toMatchInlineSnapshot(
    `"environment › GATSBY_SITE_URL: is https://www.clinic.example, but origin in data/clinic.json is https://clinic.example. Write the address that visitors use in both: the setting in the repository’s environment "production"; or on your machine the variable in your shell."`,
  )
  expect(told({ GATSBY_SITE_URL: '' })).toBe('')
})

test('the backend is named by its address, and not by its reference', () => {
  expect(told({ GATSBY_SUPABASE_URL: 'abcdefghijklmnopqrst' })).toMatchInlineSnapshot(
    `"environment › GATSBY_SUPABASE_URL: "abcdefghijklmnopqrst" is the project’s reference. Write its address: https://abcdefghijklmnopqrst.supabase.co."`,
  )
  expect(told({ GATSBY_SUPABASE_URL: 'abcdefghijklmnopqrst.supabase.co' })).toMatchInlineSnapshot(
    `"environment › GATSBY_SUPABASE_URL: "abcdefghijklmnopqrst.supabase.co" is not the address of a backend. Write it like https://abcdefghijklmnopqrst.supabase.co, without a path."`,
  )
  expect(
    told({ GATSBY_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co/rest/v1' }),
  ).toContain('is not the address of a backend')
})

test.each(['GATSBY_SUPABASE_URL', 'GATSBY_SUPABASE_ANON_KEY'])('%s is not empty', (name) =>
  expect(told({ [name]: '' })).toBe(
    `environment › ${name}: is not set. Set it to the value of your Supabase project (see .env.example).`,
  ),
)

test('a model’s key and the provider that visitors are told of go together', () => {
  expect(told({ OPENAI_API_KEY: 'k' })).toBe(
    'environment › OPENAI_API_KEY: is set, but no provider is named under questionsRead in data/clinic.json, so that no model is asked. Name the company there, as the privacy notice is to name it; or unset the key.',
  )
  const named: Parameters<typeof told>[1] = (content) => {
    content['clinic.json'].questionsRead.provider = 'A company'
  }
  expect(told({}, named)).toContain('data/clinic.json names A company')
  expect(told({ ANTHROPIC_API_KEY: 'k' }, named)).toBe('')
})

test('a preview is not published', () => {
  expect(told({ GATSBY_PREVIEW: 'on' })).toBe(
    'environment › GATSBY_PREVIEW: is set, and every page would say that it is a preview. Unset it for the published site.',
  )
})

test('a secret key is never published', () => {
  const serviceRole = `head.${Buffer.from('{"role":"service_role"}').toString('base64url')}.tail`
  expect(told({ GATSBY_SUPABASE_ANON_KEY: 'sb_secret_x' })).toMatchInlineSnapshot(
    `"environment › GATSBY_SUPABASE_ANON_KEY: is a secret key, and every page would show it. Write the publishable key, and take the secret one back at Supabase."`,
  )
  expect(told({ GATSBY_SUPABASE_ANON_KEY: serviceRole })).toContain('is a secret key')
  expect(
    told({
      GATSBY_SUPABASE_ANON_KEY: `head.${Buffer.from('{"role":"anon"}').toString('base64url')}.tail`,
    }),
  ).toBe('')
})
