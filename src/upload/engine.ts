import { askAddress, askService } from './calls'
import { fingerprint } from './fingerprint'
import { unfinished } from './unfinished'
import { discard, send } from './upload'
import type { UploadAction } from './uploadState'
import { createUploader } from './uploader'

/** What the page needs once somebody uses it; kept out of the page's own script. tus-js-client comes later still, with the first upload. */
export { askService, fingerprint }

/** The uploader with everything it works through; it tells the page what happens. */
export const startEngine = (tell: (action: UploadAction) => void) =>
  createUploader({ ask: askAddress, send, discard, unfinished, tell, online: () => navigator.onLine })
