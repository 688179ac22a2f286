import dialogs from '../../../.generated/dialogs.json'
import type { DialogData } from '../../site/site'

/** Data of the dialogs, imported by lazy code only, so that pages do not carry it. */
export const { gallery, answers, categories, concerns, consents, assessment, doctor } =
  dialogs as unknown as DialogData
