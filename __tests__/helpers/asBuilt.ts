// Pages are rendered as the build renders them: React's development code takes a quarter longer.
Object.assign(process.env, { NODE_ENV: 'production' })
