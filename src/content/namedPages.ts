const list = (routes: string): readonly string[] => routes.trim().split(/\s+/)

/** The pages that code names by their address: the gate sees to it that each is found. */
export type NamedPages = {
  /** Each must stand at its own address. */
  fixed: readonly string[]
  /** Each may move or go, as long as data/redirects.json leads on from its address. */
  moving: readonly string[]
}

export const namedPages: NamedPages = {
  // Linked from components, dialogs and the assistant's own sentences, which know no redirects, or needed for what they are: the
  // doctors' pages stand below /team, and visitors are sent to /thank-you, /admin/video-upload and /email-choices.
  fixed: list(`
  /about /accessibility /admin/video-upload /aesthetic-intelligence /before-after-gallery /contact /cosmetalk /email-choices /popupoffer
  /prescription-skincare
  /privacy /team /thank-you /treatments /treatments-summary-arabic /treatments-summary-chinese /treatments-summary-japanese
  `),
  // Named by the build and the edge functions, which find a page where it stands today: see currentRoute and src/build/knowledge.ts.
  moving: list(`
  /8-point-facelift /acne-treatment /advanced-consultation /aesthetic-maintenance-cost-blog /aesthetic-training /aesthetics-at-a-glance
  /botox-calf-reduction /botox-cost-london /botox-london /bruxism-botox /bunny-lines-botox /cheek-filler /chemical-peel /chin-botox /chin-filler
  /cosmederm /cosmetalk/flawless-skin /cosmetalk/lazy-skin-syndrome /cosmetalk/smokers-lines-women /cosmetalk/vitamin-c-ferulic-acid-benefits
  /crows-feet-botox /cupid-bow-lips /dermal-fillers /dermatology /ear-lobe-rejuvenation /eczema-treatment /excessive-sweat-botox /experimental-treatment
  /fat-dissolve /fellowship-invitation /forehead-fillers /forehead-lines-botox /frown-line-botox /gummy-smile-botox /hair-transplant-surgeon
  /harley-street-consulting-rooms /hydrafacial-london /hyperpigmentation-treatment /jawline-filler /lip-filler-dissolve /lip-fillers /lip-flip
  /marionette-lines /masseter-botox /medical-anal-bleaching /medical-student-work-experience /membership /microneedling /migraine-botox
  /mole-skin-tag-removal /nasal-flaring-botox /nasolabial-folds /neck /neck-fillers /nefertiti-botox-face-jaw-lift /non-surgical-facelift
  /non-surgical-nose-job /non-surgical-ponytail /oily-skin-botox /partners /pdo-threads /peel-to-reveal /plastic-surgeon /polynucleotide-treatment
  /private-gp-doctor /profhilo /prp-treatment /psoriasis-treatment /tear-trough-filler /temple-filler-london /testimonials /thread-face-lift /trap-botox
  /trigger-point-botox
  `),
}
