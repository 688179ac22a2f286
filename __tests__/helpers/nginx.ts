import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { anyPort } from '../../server/ports'
import { debian } from '../../src/build/nginx'

const program = process.env.NGINX_PATH ?? '/usr/sbin/nginx'

/**
 * What to do without nginx: where `npm test` could install it (root on Debian, and CI) its absence
 * fails; elsewhere the tests are left out and say so.
 */
export function nginxIsHere(): boolean {
  if (existsSync(program)) return true
  if (process.env.CI || existsSync('/usr/bin/apt-get'))
    throw new Error(
      `There is no nginx at ${program}. Run node scripts/setup.mjs --nginx, or set NGINX_PATH.`,
    )
  process.stderr.write(
    'NOT TESTED: nginx is not installed on this machine. Install it and set NGINX_PATH to test the configuration for it.\n',
  )
  return false
}

export type RunningNginx = {
  port: number
  tlsPort: number
  log: () => string
  close: () => Promise<void>
}

/**
 * Runs nginx with a generated configuration, changed only in the folder, the port and the place of
 * the owner's own files. It has a folder of its own for everything it writes, and a main file with
 * only what nginx cannot do without.
 * @param extra the owner's own settings, given nginx's folder and a second free port
 */
export async function startNginx(
  configuration: string,
  root: string,
  extra: (dir: string, tlsPort: number) => string = () => '',
): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(dir, 0o755)
  const [port, tlsPort] = [await anyPort(), await anyPort()]
  mkdirSync(join(dir, 'extra'))
  writeFileSync(join(dir, 'extra/own.conf'), extra(dir, tlsPort))
  const changes: [string, string][] = [
    [`listen ${debian.listen[0]};`, `listen 127.0.0.1:${port};`],
    [`listen ${debian.listen[1]};`, ''],
    [`root "${debian.root}";`, `root "${root}";`],
    [`include ${debian.extra};`, `include ${join(dir, 'extra/*.conf')};`],
  ]
  let site = configuration
  for (const [from, to] of changes) {
    if (!site.includes(from)) throw new Error(`The configuration has no line ${from}`)
    site = site.replace(from, to)
  }
  writeFileSync(join(dir, 'site.conf'), site)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join(' ')
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; master_process off; pid ${dir}/nginx.pid; error_log stderr warn;\nevents {}\nhttp { access_log off; ${paths}\ninclude ${dir}/site.conf;\n}\n`,
  )
  const child = spawn(program, ['-p', dir, '-c', join(dir, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null || tries > 100) {
      child.kill('SIGKILL')
      throw new Error(`nginx did not start:\n${said}`)
    }
    await wait(50)
  }
  return {
    port,
    tlsPort,
    log: () => said,
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .once('error', () => resolve(false))
  })
