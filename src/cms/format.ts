import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import { format as prettier } from 'prettier/standalone'

/** Lays out a JSON file as `npm run format` does (.oxfmtrc.json), in a browser too. */
export const format = (json: string): Promise<string> =>
  prettier(json, { parser: 'json', printWidth: 160, plugins: [babel, estree] })
