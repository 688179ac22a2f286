import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'

type Commit = {
  branch: { branchName: string }
  fileChanges: { additions: { path: string; contents: string }[]; deletions?: unknown[] }
  message: { headline: string }
}

/**
 * As much of GitHub's interface as the editor uses, over a folder of content files. It keeps what
 * was asked of it.
 */
export function fakeGitHub(dataDir: string) {
  const head = 'a'.repeat(40)
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: `data${file.slice(dataDir.length)}`,
      text: readFileSync(file, 'utf8'),
    }))
    .map((file) => ({
      ...file,
      sha: createHash('sha1').update(file.path).update(file.text).digest('hex'),
    }))
  const commits: Commit[] = []
  const branches: { name: string; oid: string }[] = []
  const pullRequests: { title: string; head: string; base: string; draft: boolean }[] = []
  const tokens = new Set<string>()

  const author = { name: 'Editor', email: 'editor@clinic.test', user: { id: 1, login: 'editor' } }
  const repository = (query: string): object => {
    const answers: Record<string, unknown> = {}
    for (const [, alias, sha] of query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g))
      answers[alias!] = { text: files.find((file) => file.sha === sha)?.text, isTruncated: false }
    for (const [, alias] of query.matchAll(/(commit_\w+):\s*ref\(/g))
      answers[alias!] = {
        target: { history: { nodes: [{ author, committedDate: '2026-11-20T09:00:00Z' }] } },
      }
    if (query.includes('defaultBranchRef')) answers.defaultBranchRef = { name: 'main' }
    if (query.includes('pullRequests(')) answers.pullRequests = { nodes: [], totalCount: 0 }
    if (!/\w+:\s*ref\(/.test(query))
      answers.ref = {
        target: { oid: head, history: { nodes: [{ oid: head, message: 'Publish' }] } },
      }
    return answers
  }
  const graphql = (
    query: string,
    variables: { input?: Commit & { name: string; oid: string } },
  ): object => {
    if (query.includes('createRef(')) {
      branches.push({ name: variables.input!.name, oid: variables.input!.oid })
      return { createRef: { ref: { name: variables.input!.name } } }
    }
    if (query.includes('createCommitOnBranch(')) {
      commits.push(variables.input!)
      const written = Object.fromEntries(
        [...query.matchAll(/(file_\d+): file/g)].map(([, alias]) => [
          alias!,
          { oid: 'c'.repeat(40) },
        ]),
      )
      return {
        createCommitOnBranch: {
          commit: { oid: 'b'.repeat(40), committedDate: '2026-11-21T09:00:00Z', ...written },
        },
      }
    }
    if (query.includes('fork: repository'))
      return { fork: { id: 'R_1' }, base: { ref: { target: { oid: head } } } }
    return { repository: repository(query) }
  }

  return {
    commits,
    branches,
    pullRequests,
    tokens,
    /** Answers for GitHub in a browser. */
    async answerIn(context: BrowserContext): Promise<void> {
      await context.route('https://www.githubstatus.com/**', (route) =>
        route.fulfill({
          json: { status: { indicator: 'none' } },
          headers: { 'access-control-allow-origin': '*' },
        }),
      )
      await context.route('https://api.github.com/**', (route) => {
        const request = route.request()
        const { pathname } = new URL(request.url())
        const cors = {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-allow-methods': '*',
        }
        if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
        tokens.add(request.headers().authorization ?? '')
        const reply = (json: unknown, status = 200) =>
          route.fulfill({ status, headers: cors, ...(status === 204 ? {} : { json }) })
        if (pathname === '/graphql') {
          const { query, variables } = request.postDataJSON() as {
            query: string
            variables: { input?: Commit & { name: string; oid: string } }
          }
          return reply({ data: graphql(query, variables) })
        }
        if (pathname === '/user')
          return reply({
            id: 1,
            login: 'editor',
            name: 'Editor',
            email: 'editor@clinic.test',
            avatar_url: '',
            html_url: '',
          })
        if (pathname.includes('/collaborators/')) return reply(null, 204)
        if (pathname.includes('/git/trees/'))
          return reply({
            tree: files.map(({ path, sha, text }) => ({
              type: 'blob',
              path,
              sha,
              size: text.length,
            })),
          })
        if (pathname.endsWith('/pulls') && request.method() === 'POST') {
          pullRequests.push(request.postDataJSON() as (typeof pullRequests)[number])
          const at = '2026-11-21T09:00:00Z'
          return reply({
            number: 7,
            node_id: 'PR_7',
            title: 'Change',
            html_url: 'https://github.com/clinic/website/pull/7',
            head: { sha: head },
            created_at: at,
            updated_at: at,
          })
        }
        return reply([])
      })
    },
  }
}
