declare module '*.woff2' {
  const url: string
  export default url
}

// Written by a build; types need none of it.
declare module '*/.generated/site.json' {
  const site: object
  export default site
}
declare module '*/.generated/dialogs.json' {
  const dialogs: object
  export default dialogs
}
