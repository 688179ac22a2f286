/**
 * The address at which `gatsby develop` serves the gate's last report; the published site has no
 * such address.
 */
export const reportAddress = '/__content-report'

/** The reply at that address. `report` is the gate's, null while the content is in order. */
export type ContentReport = { report: string | null }
