import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import { format as prettier } from 'prettier/standalone'

/**
 * Lays out a content file with the Prettier that `npm test` checks them with (see
 * .prettierrc.json).
 */
export const format = (json: string): Promise<string> =>
  prettier(json, { parser: 'json', printWidth: 160, plugins: [babel, estree] })
