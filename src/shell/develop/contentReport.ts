/**
 * Where `gatsby develop` answers what the gate last said of the content; the published site has no
 * such address.
 */
export const reportAddress = '/__content-report'

/**
 * What the page of `gatsby develop` asks for. `report` is the gate's, null while the content is in
 * order.
 */
export type ContentReport = { report: string | null }
