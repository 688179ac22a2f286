import { protectionProblems, settingProblems } from './protection.mjs'

/** `npm run ready`: ends a run that lacks a setting or a protection before anything is touched. */
const { GITHUB_API_URL, GITHUB_REPOSITORY, GH_TOKEN } = process.env

async function ask(path) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    headers: { authorization: `Bearer ${GH_TOKEN}`, accept: 'application/vnd.github+json' },
  })
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}.`)
  return response.json()
}

const problems = [...settingProblems(process.env), ...(await protectionProblems(ask))]
for (const problem of problems) console.log(`::error::${problem} See docs/going-live.md.`)
process.exitCode = problems.length === 0 ? 0 : 1
