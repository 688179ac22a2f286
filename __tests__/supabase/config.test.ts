import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../supabase/functions/_shared/config'
import { settings } from './helpers/fakes'

const problems = (values: Record<string, string>) => readConfig((name) => values[name]).problems

describe('settings', () => {
  it('names everything that is missing, each with what it should be', () => {
    expect(problems({})).toMatchSnapshot()
  })

  it('names what is wrong without repeating the value', () => {
    const wrong = problems({
      ...settings,
      SITE_ORIGINS: 'www.example.com',
      LEADS_DATABASE_URL: 'mysql://root:hunter2@db',
      CHAT_LIMIT: 'lots',
      RESEND_API_KEY: 're-secret',
      LEADS_EMAIL_TO: 'a@b.c',
      LEADS_WEBHOOK_URL: 'hooked.on.classics',
      UPLOAD_BUCKET: 'videos',
    })
    expect(wrong.map((line) => line.split(' ')[0])).toEqual([
      'SITE_ORIGINS',
      'LEADS_DATABASE_URL',
      'LEADS_WEBHOOK_URL',
      'LEADS_EMAIL_TO,',
      'CHAT_LIMIT',
      'UPLOAD_BUCKET',
    ])
    expect(wrong.join()).not.toMatch(/hunter2|re-secret|hooked/)
  })

  it('takes a model of one service, and says when there are two', () => {
    const model = (more: Record<string, string>) =>
      readConfig((name) => ({ ...settings, ...more })[name]).config.model
    expect(model({})).toBeNull()
    expect(
      model({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_MODEL: 'm', MODEL_CALLS_A_DAY: '50' }),
    ).toEqual({
      kind: 'anthropic',
      url: 'https://api.anthropic.com/v1',
      key: 'k',
      name: 'm',
      deadlineMs: 6000,
      callsADay: 50,
    })
    expect(
      problems({ ...settings, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', ANTHROPIC_API_KEY: 'k' }),
    ).toEqual([
      'OPENAI_API_KEY and ANTHROPIC_API_KEY are both set. Set the one of the model to use',
    ])
    expect(problems({ ...settings, OPENAI_API_KEY: 'sk-1' })).toEqual([
      'OPENAI_MODEL is missing although OPENAI_API_KEY is set. Name the model to use',
    ])
  })

  it('prepares statements except behind a transaction pooler', () => {
    const prepare = (url: string) =>
      readConfig((name) => ({ ...settings, LEADS_DATABASE_URL: url })[name]).config.database!
        .prepare
    expect(prepare('postgresql://u:p@db.example.com:5432/postgres')).toBe(true)
    expect(prepare('postgresql://u:p@aws-0-eu-west-2.pooler.supabase.com:6543/postgres')).toBe(
      false,
    )
  })

  it('takes the keys that Supabase itself provides', () => {
    const { config } = readConfig(
      (name) =>
        ({
          ...settings,
          SITE_KEYS: '',
          SUPABASE_ANON_KEY: 'legacy',
          SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
        })[name],
    )
    expect(config.keys).toEqual(['legacy', 'sb_publishable_x'])
  })

  it('has every variable explained in .env.example, and no other', () => {
    const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8')
    const text = read('.env.example')
    const asked = new Set<string>(
      read('supabase/functions/_shared/config.ts').match(/(?<=')[A-Z]+_[A-Z_]+(?=')/g),
    )
    expect([...asked]).toContain('LEADS_DATABASE_URL')
    const named = [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]!)
    const provided = [
      'SUPABASE_URL',
      'SUPABASE_ANON_KEY',
      'SUPABASE_PUBLISHABLE_KEYS',
      'SUPABASE_SERVICE_ROLE_KEY',
      'SUPABASE_SECRET_KEYS',
      'UPLOAD_LOCAL_URL',
      'UPLOAD_LOCAL_SECRET',
    ]
    expect([...asked].filter((name) => !provided.includes(name) && !named.includes(name))).toEqual(
      [],
    )
    expect(new Set(named).size).toBe(named.length)
  })
})
