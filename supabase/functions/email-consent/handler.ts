import type { Backend, Handler } from '../_shared/endpoint.ts'
import { genericError, json, readForm, Refusal } from '../_shared/http.ts'
import { choicesPage, readLetterCode } from '../_shared/letterLinks.ts'
import { errorName } from '../_shared/log.ts'

const name = 'email-consent'

/** HTTP status of each outcome; the site's page /email-choices has a paragraph for each. */
const status = {
  confirmed: 200,
  stopped: 200,
  'stopped-before': 200,
  noted: 200,
  'noted-before': 200,
  gone: 400,
  later: 503,
}
type Outcome = keyof typeof status

/**
 * email-consent: carries out the links of letters, to people and to the clinic. Only a POST changes
 * anything: from the button of the site's page, or from a mail program's own button (RFC 8058),
 * which can only stop letters. Whoever opens a link, a mail scanner too, is led to the page. The
 * signature in the code is the only right that counts, so there is no key, and no limit by address,
 * which would refuse the mail providers that stop letters for many people.
 */
export function createHandler(backend: Backend): Handler {
  const { config, database, log, now } = backend

  async function choose(code: string, onlyStop: boolean): Promise<Outcome> {
    const link = await readLetterCode(config.addressSecret, code, now())
    if (link === null || (onlyStop && link.does !== 'stop')) return 'gone'
    try {
      if (link.does === 'stop') {
        await database.stopLetters(link.emailHash, link.plain)
        return 'stopped'
      }
      if (link.does === 'answered') return await database.noteAnswered(link.leadId)
      const outcome = await database.confirmMarketing(link.leadId)
      return outcome === 'stopped' ? 'stopped-before' : outcome
    } catch (error) {
      log({ event: 'database', function: name, error: errorName(error) })
      return 'later'
    }
  }

  async function respond(request: Request): Promise<Response> {
    const code = new URL(request.url).searchParams.get('code')
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (code === null) return json(200, { status: 'ok', function: name })
      // The page finds the code among what others have put around it, or says that it is not whole.
      return leadOn(config.siteUrl, `code=${encodeURIComponent(code).slice(0, 900)}`, null)
    }
    if (request.method !== 'POST')
      return json(405, { error: 'Use POST.', code: 'method' }, { allow: 'POST, GET' })

    // A mail program's button: the answer is for a machine, which does not follow redirects.
    if (code !== null) {
      const outcome = await choose(code, true)
      return json(status[outcome], { outcome })
    }
    const outcome = await choose((await readForm(request)).get('code')?.trim() ?? '', false)
    return leadOn(config.siteUrl, outcome, outcome)
  }

  return async (request) => {
    const response = await respond(request).catch((thrown: unknown) => {
      if (thrown instanceof Refusal)
        return json(thrown.status, { error: thrown.message, code: thrown.code })
      log({ event: 'request', function: name, status: 500, error: errorName(thrown) })
      return json(500, { error: genericError, code: 'internal' })
    })
    if (request.method === 'POST')
      log({ event: 'request', function: name, status: response.status })
    return response
  }
}

/** Leads on to the site's page; answers by itself where the site's address is not known. */
const leadOn = (siteUrl: string | null, fragment: string, outcome: Outcome | null): Response =>
  siteUrl === null
    ? json(outcome === null ? 200 : status[outcome], { outcome })
    : new Response(null, {
        status: 303,
        headers: {
          location: choicesPage(siteUrl, fragment),
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        },
      })
