// Of what builtSite.ts reads: the site of data/ in place of the invented clinic's.
Object.assign(process.env, { AUDITED: 'data' })
