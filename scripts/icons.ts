import { readFileSync, writeFileSync } from 'node:fs'
import { iconFiles } from '../src/art/icons'

/** `npm run icons`: draws the icons of static/ anew, for when the art or the clinic's name has changed. */
async function main(): Promise<void> {
  const clinic = JSON.parse(readFileSync('data/clinic.json', 'utf8')) as { name: string; shortName: string }
  for (const [name, bytes] of await iconFiles(clinic)) writeFileSync(`static/${name}`, bytes)
}

void main()
