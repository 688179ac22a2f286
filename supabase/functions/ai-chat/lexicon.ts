/**
 * What people say, and which page or price they mean. This adds to the names that data/ gives every page (keywords and
 * synonyms); it holds what no list of names can: that "botox" and "filler" in the same place are two treatments, which
 * places are main areas, and which price belongs to which. Patterns read the normalised question (text.ts).
 */

export type Family = 'relaxer' | 'filler'

export type Area = {
  id: string
  pattern: RegExp
  /** Page of this place for each family, and the one meant when neither is named. */
  relaxer?: string
  filler?: string
  fallback?: Family
  /** Words that settle the family by themselves. */
  means?: [RegExp, Family][]
  /** One of the three main areas of the lines prices. */
  main?: string
  relaxerPrices?: string[]
  fillerPrices?: string[]
}

export const families: Record<Family, RegExp> = {
  relaxer:
    /\b(?:botox|botulinum|toxins?|dysport|azzalure|bocouture|xeomin|relaxers?|relaxing (?:injections?|jabs?)|wrinkle relax\w*|anti ?wrinkle\w*|wrinkle (?:injections?|jabs?)|(?:baby|micro|mini|pre ?juvenation) ?(?:botox|tox)|tox)\b/,
  filler:
    /\b(?:fillers?|juvederm|restylane|teosyal|belotero|hyaluronic|dermal|augmentation|plump\w*|enhanc\w+|volumis\w+|volumiz\w+|add volume|more volume|fuller|bigger|sculpt(?:ing|ed)?)\b/,
}

export const areas: Area[] = [
  {
    id: 'forehead',
    pattern: /\b(?:fore ?heads?|worry lines?|brow lines?|lines? (?:on|across) (?:my |the )?fore ?head)\b/,
    relaxer: '/forehead-lines-botox',
    filler: '/forehead-fillers',
    fallback: 'relaxer',
    means: [[/\b(?:contour\w*|flat|hollow|round(?:er|ed)?|dent|shape)\b/, 'filler']],
    main: 'forehead',
  },
  {
    id: 'frown',
    pattern:
      /\b(?:frown\w*|glabell\w*|elevens?|11 ?s?(?: lines?)|number 11s?|between (?:my |the |your )?(?:eye ?)?brows?|angry (?:lines?|look\w*|face)|scowl\w*|cross look)\b/,
    relaxer: '/frown-line-botox',
    fallback: 'relaxer',
    main: 'frown',
  },
  {
    id: 'crows',
    pattern:
      /\b(?:crows? ?(?:feet|foot)|laughter lines?|(?:lines?|wrinkles?) (?:around|beside|next to|near|at the (?:side|corner)s? of|by|round) (?:my |the |your )?eyes?|eye (?:wrinkles?|lines?|crinkles?)|(?:around|round) (?:my |the )?eyes (?:lines?|wrinkles?|area))\b/,
    relaxer: '/crows-feet-botox',
    fallback: 'relaxer',
    main: 'crow’s feet',
  },
  {
    id: 'brow',
    pattern:
      /\b(?:(?:eye ?)?brow ?lift\w*|lift(?:ing|ed)? (?:of )?(?:my |the )?(?:eye ?)?brows?|(?:raise|raising|lift|higher) (?:my |the )?(?:eye ?)?brows?)\b/,
    relaxer: '/forehead-lines-botox',
    fallback: 'relaxer',
    relaxerPrices: ['addon-brow-lift'],
  },
  {
    id: 'gummy',
    pattern: /\b(?:gumm?y (?:smile|grin)|gumm?y|high smile line|(?:show\w*|see|too much) (?:my |of my |too much |so much )*gums?|gums? (?:show\w*|visible))\b/,
    relaxer: '/gummy-smile-botox',
    fallback: 'relaxer',
    relaxerPrices: ['addon-gummy-smile'],
  },
  {
    id: 'bunny',
    pattern:
      /\b(?:bunn?(?:y|ies) ?(?:lines?|botox)?|(?:nose|nasal) (?:wrinkles?|lines|scrunch\w*|crinkles?)|scrunch(?:y)? (?:lines?|nose)|(?:lines?|wrinkles?) (?:on|across) (?:my |the )?nose|wrinkles? (?:at|on) (?:the )?(?:bridge|side)s? of (?:my |the )?nose)\b/,
    relaxer: '/bunny-lines-botox',
    fallback: 'relaxer',
    relaxerPrices: ['addon-bunny-lines'],
  },
  {
    id: 'chin',
    pattern: /\bchins?\b(?! hair)/,
    relaxer: '/chin-botox',
    filler: '/chin-filler',
    fallback: 'filler',
    means: [[/\b(?:dimpl\w*|pebbl\w*|orange peel|cobble\w*|golf ball|bumpy|puckere?d?)\b/, 'relaxer']],
    relaxerPrices: ['addon-chin'],
    fillerPrices: [],
  },
  {
    id: 'lip-flip',
    pattern: /\b(?:lip ?flips?|flip (?:my |the )?(?:top |upper )?lip|upper lip roll|rolled? in (?:upper )?lip)\b/,
    relaxer: '/lip-flip',
    fallback: 'relaxer',
    means: [[/./, 'relaxer']],
    relaxerPrices: ['lip-flip'],
  },
  {
    id: 'cupid',
    pattern: /\b(?:cupids?(?: bows?)?|lip (?:border|definition|shape|contour)|philtrum|russian lips?)\b/,
    filler: '/cupid-bow-lips',
    fallback: 'filler',
    means: [[/./, 'filler']],
    fillerPrices: ['lip-filler-0-5', 'lip-filler-1-0', 'lip-filler-1-5'],
  },
  {
    id: 'lips',
    pattern: /\b(?:lips?|pout|lip (?:fillers?|enhancement|augmentation|injections?))\b/,
    relaxer: '/lip-flip',
    filler: '/lip-fillers',
    fallback: 'filler',
    relaxerPrices: ['lip-flip'],
    fillerPrices: ['lip-filler-0-5', 'lip-filler-1-0', 'lip-filler-1-5'],
  },
  {
    id: 'masseter',
    pattern:
      /\b(?:masseters?|jaw (?:muscles?|slim\w*|reduc\w*)|(?:slim\w*|narrow\w*|reduc\w*|thin\w*) (?:my |the |a |down my )?(?:jaw(?:s| ?line)?|lower face|wide jaw|face)|(?:square|wide|big|bulky|wider|boxy|large|strong) (?:jaw ?line|jaws?|lower face)|face slim\w*|v ?line face|v shaped? (?:face|jaw))\b/,
    relaxer: '/masseter-botox',
    fallback: 'relaxer',
    means: [[/./, 'relaxer']],
    relaxerPrices: ['masseter'],
  },
  {
    id: 'bruxism',
    pattern:
      /\b(?:brux\w*|(?:teeth|tooth|jaw|night) ?(?:grind\w*|clench\w*|gnash\w*)|(?:grind\w*|clench\w*|gnash\w*) (?:of )?(?:my |the |your )?(?:teeth|tooth|jaws?)|grind\w*|clench\w*|tmj\w*|tmd|jaw (?:pain|ache|tension|joint))\b/,
    relaxer: '/bruxism-botox',
    fallback: 'relaxer',
    means: [[/./, 'relaxer']],
    relaxerPrices: ['masseter'],
  },
  {
    id: 'nefertiti',
    pattern: /\b(?:nef\w*rtit\w*|platysma\w*|(?:neck|vertical|turkey) (?:bands?|cords?)|(?:bands?|cords?) (?:in|on|of) (?:my |the )?neck|turkey neck)\b/,
    relaxer: '/nefertiti-botox-face-jaw-lift',
    fallback: 'relaxer',
    means: [[/./, 'relaxer']],
    relaxerPrices: ['nefertiti'],
  },
  {
    id: 'jawline',
    pattern: /\b(?:jaw ?lines?|jaws?(?! (?:muscle|slim|pain|ache|clench|tension|joint))|jaw (?:definition|contour\w*|filler\w*))\b/,
    relaxer: '/masseter-botox',
    filler: '/jawline-filler',
    fallback: 'filler',
    relaxerPrices: ['masseter'],
    fillerPrices: ['jawline-filler-ml'],
  },
  {
    id: 'neck',
    pattern: /\bnecks?\b|\btech neck\b|\bnecklace lines?\b/,
    relaxer: '/nefertiti-botox-face-jaw-lift',
    filler: '/neck-fillers',
    relaxerPrices: ['nefertiti'],
    fillerPrices: [],
  },
  {
    id: 'nostril',
    pattern: /\b(?:nostrils?|nasal flar\w*|flar\w+ (?:nose|nostrils?)|nose flar\w*|wide nostrils?)\b/,
    relaxer: '/nasal-flaring-botox',
    fallback: 'relaxer',
    relaxerPrices: [],
  },
  {
    id: 'oily',
    pattern: /\b(?:oil(?:y|iness)(?: skin)?|t zones?|tzones?|greas(?:y|iness)|shiny (?:skin|face|forehead|nose|t)|sebum|excess oil|micro ?botox|meso ?botox)\b/,
    relaxer: '/oily-skin-botox',
    fallback: 'relaxer',
    means: [[/./, 'relaxer']],
    relaxerPrices: ['t-zone'],
  },
  {
    id: 'scalp-sweat',
    pattern:
      /\b(?:(?:scalp|head|hair) ?(?:sweat\w*)|sweat\w* (?:\w+ ){0,3}(?:scalp|head|hair)|(?:scalp|head) (?:\w+ ){0,2}(?:sweat\w*|hyperhidrosis|botox|tox)|botox (?:\w+ ){0,3}scalp|hyperhidrosis (?:\w+ ){0,3}(?:scalp|head))\b/,
    relaxer: '/excessive-sweat-botox',
    fallback: 'relaxer',
    means: [[/./, 'relaxer']],
    relaxerPrices: ['sweat-scalp'],
  },
  {
    id: 'sweat',
    pattern: /\b(?:sweat\w*|perspir\w*|hyper ?h[iy]dros\w*|under ?arms?|arm ?pits?|axilla\w*|palms?|b ?o problem)\b/,
    relaxer: '/excessive-sweat-botox',
    fallback: 'relaxer',
    means: [[/./, 'relaxer']],
    relaxerPrices: ['sweat-underarms-palms'],
  },
  {
    id: 'migraine',
    pattern: /\b(?:migrai?n\w*|chronic head ?aches?|head ?aches?)\b/,
    relaxer: '/migraine-botox',
    fallback: 'relaxer',
    relaxerPrices: ['migraine'],
  },
  {
    id: 'trigger',
    pattern: /\b(?:trigger ?points?|(?:muscle|shoulder|neck|back) knots?|knots? (?:in|on)|knotted|myofascial)\b/,
    relaxer: '/trigger-point-botox',
    fallback: 'relaxer',
    means: [[/./, 'relaxer']],
    relaxerPrices: ['trigger-point'],
  },
  {
    id: 'trap',
    pattern:
      /\b(?:trap(?:ez\w*|s)?(?: botox| tox| reduction)|trapezius|traps|barbie (?:botox|shoulders?)|(?:slim\w*|bulky|broad|big) (?:my |the )?shoulders?|shoulder (?:slim\w*|reduc\w*|botox|line)|shoulders?)\b/,
    relaxer: '/trap-botox',
    fallback: 'relaxer',
    means: [[/./, 'relaxer']],
    relaxerPrices: [],
  },
  {
    id: 'calf',
    pattern: /\b(?:calf|calfs|calves|calve|lower legs?|(?:slim|thick|thin|bulky|big) (?:my |the )?legs?)\b/,
    relaxer: '/botox-calf-reduction',
    fallback: 'relaxer',
    means: [[/./, 'relaxer']],
    relaxerPrices: [],
  },
  {
    id: 'nose',
    pattern: /\b(?:noses?(?! (?:wrinkles?|lines|to mouth))|rhinoplast\w*|nasal (?:bump|hump|bridge)|dorsal hump|nose jobs?)\b/,
    filler: '/non-surgical-nose-job',
    fallback: 'filler',
    fillerPrices: ['nose-filler'],
  },
  {
    id: 'tear',
    pattern:
      /\b(?:tear ?(?:troughs?|through|trof\w*|trout|troff|drop|duct fill\w*)|teartrough|troughs?|under ?eyes?|underneath (?:my |the )?eyes?|below (?:my |the )?eyes?|under (?:my |the |your )?eyes?|eye ?bags?|bags (?:under|below)|dark circles?|eye hollows?|hollow eyes?|sunken eyes?|eye circles)\b/,
    filler: '/tear-trough-filler',
    fallback: 'filler',
    fillerPrices: ['tear-trough-filler'],
  },
  {
    id: 'cheek',
    pattern: /\b(?:cheeks?(?! ?bone (?:surgery|implant))|cheek ?bones?|mid ?face|apples? of)\b/,
    filler: '/cheek-filler',
    fallback: 'filler',
    fillerPrices: ['cheek-filler-ml'],
  },
  {
    id: 'marionette',
    pattern:
      /\b(?:mar+ion\w*|puppet lines?|mouth corners?|corners? of (?:my |the |your )?mouth|down ?turned (?:mouth|smile)|mouth (?:to chin|droop)|lines? (?:from|at) (?:my |the )?mouth (?:to|down))\b/,
    filler: '/marionette-lines',
    fallback: 'filler',
    means: [[/./, 'filler']],
    fillerPrices: ['marionette-filler-ml'],
  },
  {
    id: 'nasolabial',
    pattern: /\b(?:naso ?lab\w*|nasal ?labial|smile (?:lines?|folds?|creases?)|smiles? lines?|nose to mouth|laugh lines?|parenthes\w+ lines?|nlf)\b/,
    filler: '/nasolabial-folds',
    fallback: 'filler',
    means: [[/./, 'filler']],
    fillerPrices: ['nasolabial-filler-ml'],
  },
  { id: 'temple', pattern: /\b(?:temples?|hollow temples?|sunken temples?)\b/, filler: '/temple-filler-london', fallback: 'filler', fillerPrices: [] },
  { id: 'ear', pattern: /\b(?:ear ?lobes?|ears?)\b/, filler: '/ear-lobe-rejuvenation', fallback: 'filler', means: [[/./, 'filler']], fillerPrices: [] },
]

export type Topic = { route: string; pattern: RegExp; prices?: string[]; not?: RegExp }

/** Treatments, services and pages that need no place to be understood. */
export const topics: Topic[] = [
  {
    route: '/lip-filler-dissolve',
    pattern:
      /\b(?:(?:lip |old |my |bad |the |remove |reverse )*fillers? (?:\w+ ){0,3}(?:dissol\w*|remov\w*|revers\w*|migrat\w*)|(?:dissol\w*|remov\w*|revers\w*|get rid of|undo\w*|melt) (?:\w+ ){0,3}(?:lip )?fillers?|hyaluronidase|hyalase|migrated fillers?|fillers? migration|dissol\w* (?:my |the )?lips?)\b/,
    not: /\bfat\b/,
  },
  {
    route: '/non-surgical-facelift',
    pattern:
      /\b(?:ha ?ma|hamas? ?[12]?|makeover|(?:non ?surgical|liquid|filler|injectable) face ?lifts?|face ?lift (?:without|with no) surgery|longer? lasting face ?lift|[34] syringes?)\b/,
  },
  { route: '/8-point-facelift', pattern: /\b(?:8|eight) ?points?\b/ },
  {
    route: '/thread-face-lift',
    pattern:
      /\b(?:threads? (?:face ?)?lifts?|thread ?lifts?|face ?lift (?:with )?threads?|(?:cog|barbed|suspension) threads?|jowls?|sagging (?:face|jaw\w*))\b/,
  },
  { route: '/pdo-threads', pattern: /\b(?:pdo|mono threads?|dissolv\w* threads?|collagen threads?|threads?)\b/ },
  { route: '/non-surgical-ponytail', pattern: /\b(?:pony ?tails?|fox ?eyes?|cat eyes?|foxy eyes?)\b/ },
  { route: '/hydrafacial-london', pattern: /\b(?:hydra ?facials?|hydro ?facials?|hydra|facials?|deep cleans\w*|black ?heads?)\b/, not: /\b(?:vampire|prp)\b/ },
  { route: '/prp-treatment', pattern: /\b(?:prp|p r p|platelet\w*|vampire (?:facials?|face ?lift)|plasma (?:therapy|injections?))\b/ },
  { route: '/peel-to-reveal', pattern: /\bpeel (?:to|2) reveal\b|\bpeel (?:course|programme|program)\b/ },
  {
    route: '/chemical-peel',
    pattern: /\b(?:chemical peels?|skin peels?|(?:glycolic|salicylic|tca|lactic|mandelic|acid) peels?|peels?|peeling treatment)\b/,
    not: /\bpeel (?:to|2) reveal\b|\borange peel\b/,
  },
  {
    route: '/prescription-skincare',
    pattern:
      /\b(?:prescription (?:skin ?care|creams?|program\w*)|(?:prescribed|tailored|medical|doctor) skin ?care|skin ?care (?:program\w*|plan|subscription|prescription|package|regime|routine|by post)|tretinoin|skin ?care)\b/,
  },
  {
    route: '/fat-dissolve',
    pattern:
      /\b(?:fat (?:\w+ ){0,2}(?:dissolv\w*|burn\w*|melt\w*|remov\w*|reduc\w*|freez\w*|jabs?|injections?|loss)|(?:dissolv\w*|melt\w*|remov\w*|burn\w*|reduc\w*) (?:\w+ ){0,3}fat|double chins?|aqualyx|deoxycholic|lipolysis|love handles?|belly fat|stubborn fat)\b/,
    prices: ['fat-dissolve'],
  },
  { route: '/fat-dissolve', pattern: /\b(?:em ?sculp\w*|emscul\w*|muscle (?:toning|building) (?:machine|treatment)|magnetic muscle)\b/, prices: ['emsculpt'] },
  { route: '/cosmederm', pattern: /\b(?:cosmo?e?derm\w*|cosmetic derm\w* program\w*)\b/ },
  { route: '/microneedling', pattern: /\b(?:micro ?needl\w*|skin needling|derma ?(?:roll\w*|pens?|stamp)|collagen induction|needling)\b/ },
  { route: '/profhilo', pattern: /\b(?:prof?h?ilo\w*|bio ?remodel\w*|prophilo|crepey skin)\b/ },
  { route: '/profhilo', pattern: /\bskin ?boosters?\b|\bboosters?\b/ },
  { route: '/polynucleotide-treatment', pattern: /\bskin ?boosters?\b/ },
  { route: '/polynucleotide-treatment', pattern: /\b(?:poly ?nucleotides?\w*|salmon (?:dna|sperm)|pdrn|rejuran|plinest|ameela)\b/ },
  {
    route: '/hyperpigmentation-treatment',
    pattern:
      /\b(?:hyper ?pigment\w*|pigment\w*|melasma|dark (?:spots?|patches|marks?)|age spots?|sun ?spots?|liver spots?|brown (?:spots?|patches|marks?)|uneven (?:skin )?tone|sun damage)\b/,
  },
  { route: '/acne-treatment', pattern: /\b(?:acne(?! scar)|breakouts?|pimples?|zits?|spotty|cystic|spots on)\b/ },
  { route: '/microneedling', pattern: /\b(?:acne scar\w*|pitted scars?|pock ?marks?|ice ?pick)\b/ },
  { route: '/mole-skin-tag-removal', pattern: /\b(?:moles?|skin ?tags?|warts?|verruca\w*|milia|cyst removal)\b/ },
  { route: '/eczema-treatment', pattern: /\b(?:ec?z[ce]?ma\w*|atopic|dermatitis)\b/ },
  { route: '/psoriasis-treatment', pattern: /\b(?:p?soria\w*)\b/ },
  { route: '/dermatology', pattern: /\b(?:dermatolog\w*|skin (?:doctors?|specialists?|conditions?|problems?)|rosacea|vitiligo)\b/ },
  {
    route: '/medical-anal-bleaching',
    pattern:
      /\b(?:(?:anal|anus|intimate|bum|private parts?) ?(?:bleach\w*|lighten\w*|whiten\w*)|bleach\w* (?:my )?(?:anus|bum|bottom)|intimate (?:area|skin))\b/,
  },
  { route: '/hair-transplant-surgeon', pattern: /\b(?:hair ?(?:transplant\w*|restoration|graft\w*)|fue|fut|bald\w*|receding hair\w*)\b/ },
  { route: '/prp-treatment', pattern: /\b(?:hair (?:loss|thinning|fall)|thinning hair|losing (?:my )?hair)\b/ },
  {
    route: '/plastic-surgeon',
    pattern:
      /\b(?:plastic surg\w*|surgeons?|surgical (?:face ?lift|opinion)|face ?lift surgery|eyelid surgery|blepharoplast\w*|breast|tummy tuck|liposuction|facelift)\b/,
    not: /\bhair\b|non ?surgical|thread|liquid/,
  },
  {
    route: '/private-gp-doctor',
    pattern: /\b(?:(?:private )?gps?|general practi\w*|private doctor|family doctor|blood tests?|health check\w*|sick note|travel vaccin\w*)\b/,
  },
  {
    route: '/aesthetic-training',
    pattern: /\b(?:training|train(?:ing)? (?:as|to be|in)|courses?(?! of)|become an? (?:injector|aesthetic\w*|practitioner)|learn to inject|academy)\b/,
  },
  { route: '/fellowship-invitation', pattern: /\bfellow(?:ship)?s?\b/ },
  { route: '/medical-student-work-experience', pattern: /\b(?:work experience|medical students?|med students?|shadow\w*|placements?|internship|elective)\b/ },
  { route: '/membership', pattern: /\b(?:member(?:ship)?s?|loyalty|subscription plan|monthly plan|join)\b/ },
  { route: '/partners', pattern: /\b(?:(?:your|clinic|the|our) partners?|partners? (?:with|organi\w*|clinics?)|partnerships?|collaborat\w*|affiliat\w*)\b/ },
  {
    route: '/harley-street-consulting-rooms',
    pattern: /\b(?:consult\w* rooms?|rooms? (?:to )?(?:rent|hire)|rent (?:a |an )?(?:room|space)|hire (?:a |an )?(?:room|clinic space))\b/,
  },
  {
    route: '/advanced-consultation',
    pattern: /\b(?:advanced (?:facial )?consultations?|full face (?:consultation|assessment)|facial assessment|whole face (?:consultation|assessment|plan))\b/,
  },
  {
    route: '/aesthetic-intelligence',
    pattern: /\b(?:aesthetic intelligence|ai (?:tools?|analysis|assessment|aesthetic|doctor|chat)|self ?assessment|artificial intelligence|skin analysis)\b/,
  },
  { route: '/experimental-treatment', pattern: /\b(?:experimental|under evaluation|clinical trials?|exosomes?|new treatments? (?:being|under))\b/ },
  {
    route: '/before-after-gallery',
    pattern: /\b(?:before (?:and )?afters?|galler\w*|(?:see|show|any|your|patient) (?:\w+ ){0,3}(?:photos?|pictures|pics|images|results))\b/,
  },
  { route: '/testimonials', pattern: /\b(?:testimonials?|reviews?|what (?:do )?(?:patients|clients|people|customers) (?:say|think))\b/ },
  {
    route: '/team',
    pattern:
      /\b(?:who (?:will|would|does|do|treats?|performs?|injects?)\b|who (?:are|is) (?:the |your |on the )?(?:doctors?|team|staff|surgeons?|nurses?|injectors?|practitioners?|people|founder|owner|medical director)|your (?:doctors?|team|staff|practitioners?|surgeons?|nurses?)|(?:meet|about) the (?:team|doctors?)|the (?:team|doctors)|which doctors?|doctors? (?:names?|qualifi\w*|regist\w*|at)|qualified|qualifications?|gmc|female doctors?|male doctors?|lady doctor|doctors|practitioners?|nurses?)\b/,
  },
  {
    route: '/about',
    pattern:
      /\b(?:about (?:the clinic|you|your clinic|us)|(?:how long|when) (?:have you|were you|was the clinic|has the clinic|did you)\w*(?: \w+){0,3} (?:open\w*|establish\w*|found\w*|been|start\w*|operat\w*)|established|since 2007|founded|history of the clinic|your (?:philosophy|approach|values|history|story)|who are you|million injections|how many injections)\b/,
  },
  { route: '/cosmetalk', pattern: /\b(?:cosmetalk|articles?|blogs?)\b/ },
  { route: '/cosmetalk/vitamin-c-ferulic-acid-benefits', pattern: /\b(?:vit(?:amin)? ?c|ferulic|antioxidant serum)\b/ },
  { route: '/cosmetalk/smokers-lines-women', pattern: /\b(?:smokers? lines?|(?:upper )?lip lines?|barcode lines?|lipstick (?:lines?|bleed)|perioral)\b/ },
  { route: '/cosmetalk/lazy-skin-syndrome', pattern: /\blazy skin\b/ },
  { route: '/cosmetalk/flawless-skin', pattern: /\bwhat (?:does )?flawless\b|\bflawless skin\b/ },
  {
    route: '/aesthetic-maintenance-cost-blog',
    pattern:
      /\b(?:maintenance|upkeep|cost per year|per year|annual(?:ly)?|yearly|a year) (?:\w+ ){0,4}(?:costs?|spend|price|budget)?\b.*\b(?:costs?|spend|price|budget|pay|upkeep|maintain\w*)\b|\b(?:costs?|spend|budget|price) (?:\w+ ){0,5}(?:per year|a year|each year|annually|yearly|maintain\w*|upkeep)\b/,
  },
  { route: '/botox-cost-london', pattern: /\bmale supplement\b|\bmen pay more\b|\b(?:price|cost)s? (?:of|for) (?:botox|anti wrinkle|wrinkle)\b/ },
  { route: '/privacy', pattern: /\b(?:privacy|gdpr|my (?:data|details|personal|photos?|answers|information|records?)|personal data|cookies?)\b/ },
  { route: '/accessibility', pattern: /\b(?:accessib\w*|wheel ?chairs?|step ?free|disabled|screen reader)\b/ },
  { route: '/contact', pattern: /\bcomplain\w*\b/ },
  { route: '/neck', pattern: /\bnecks?\b/ },
  { route: '/dermal-fillers', pattern: /\b(?:dermal )?fillers\b/ },
]

export const male =
  /\b(?:m[ae]n|males?|mens|guys?|blokes?|gents?|gentlem[ae]n|husbands?|boyfriends?|dad|father|brothers?|sons?|him|himself|his|he|fella|lad|grooms?|brotox)\b/
export const female = /\b(?:wom[ae]n|females?|ladies|lady|girls?|wife|girlfriend|mum|mother|sister|daughter|her|she|bride)\b/

export type Intent =
  | 'price'
  | 'lasts'
  | 'onset'
  | 'pain'
  | 'downtime'
  | 'risks'
  | 'aftercare'
  | 'suits'
  | 'what'
  | 'appointment'
  | 'results'
  | 'alternatives'
  | 'solve'
  | 'booking'
  | 'contact'
  | 'location'
  | 'hours'
  | 'consultation'
  | 'payment'
  | 'offer'
  | 'human'
  | 'identity'
  | 'thanks'
  | 'greeting'

export const intents: Record<Intent, RegExp> = {
  price:
    /\b(?:how much(?! (?:down ?time|time|pain|does it hurt|will it hurt|swelling|bruising|volume|experience|weight|sun|water|longer|should i tip|product|filler (?:do|would|will|should)|notice|sleep|exercise|of an|difference|improvement|fat|hair|training))|prices?|priced|pricing|pric|costs?|costing|cots|fees?|charg\w*|pounds|quotes?|quoted|expensive|pricey|cheap\w*|dear(?:er)?|affordab\w*|afford|rates|how many pounds|pay(?:ing)? for|total|bill|budget|spend|set me back|damage|price ?list|tariff|how mach|how mutch|hw much|howmuch|worth it money)\b/,
  lasts:
    /\b(?:how long (?:\w+ ){0,6}(?:last\w*|effects?|wear|stay|keep|work for|hold|effective|good for)|lasts?|lasting|wear(?:s|ing)? off|permanent\w*|forever|how often|top ?ups?|repeat\w*|come back|longevity|duration|maintain|maintenance|temporary)\b/,
  onset:
    /\b(?:how (?:soon|quick\w*|fast)|when (?:will|do|does|can|would|should) (?:i|it|you|the|results?|my|they) (?:\w+ ){0,3}(?:see|notice|work\w*|kick|start|show|effect|results?|settle)|kick\w* in|take effect|start working|how long (?:\w+ ){0,4}(?:take to (?:work|show|see|settle|kick)|to work|before (?:i|it)|until (?:i|it)))\b/,
  pain: /\b(?:pain\w*|hurts?|hurting|sore|uncomfortable|discomfort|anaesthe\w*|anesthe\w*|numb\w*|needle phobia|sting\w*)\b/,
  downtime:
    /\b(?:down ?time|time off|days? off|off work|recover\w*|back to work|swell\w*|swollen|bruis\w*|heal(?:ing)?|return to work|social events?|wedding|how long (?:\w+ ){0,3}(?:swell\w*|bruis\w*|recover\w*|heal\w*))\b/,
  risks:
    /\b(?:risks?|risky|side ?effects?|danger\w*|safe\w*|complications?|go wrong|goes wrong|went wrong|unsafe|harm\w*|blind\w*|necrosis|occlusion|bad|worst|what could happen|downsides?|disadvantages?)\b/,
  aftercare:
    /\b(?:after ?care|afterwards?|after (?:my |the |a |having |getting |lip |cheek )?(?:treatment|filler\w*|botox|injections?|peel|procedure|appointment|threads?|profhilo|microneedling|hydrafacial)|avoid\w*|alcohol|drink\w*|wine|exercis\w*|gym|work ?out|sauna|swim\w*|make ?up|wash\w*|shower\w*|fly\w*|flight|sleep\w*|lie down|kiss\w*|massage|sun ?bath\w*|sun ?bed\w*|shav\w*|smoke)\b/,
  suits:
    /\b(?:suit\w*|candidates?|can i (?:have|get|still)|am i|right for me|good for me|eligible|who (?:should|can|is it|cannot|can not|shouldnt|should not)|contra ?indicat\w*|allerg\w*|diabet\w*|blood thinners?|autoimmune|dark(?:er)? skin|black skin|asian skin|skin of colou?r|too old|age|should i|do i need|not suitable|medical conditions?|keloid\w*|lupus|thyroid|epilep\w*|immune)\b/,
  what: /\b(?:what (?:is|are|does|do|exactly|kind)|explain|tell me (?:about|more)|how (?:does|do|is|are) (?:\w+ ){0,4}(?:work\w*|done|made|different)|describe|meaning of|stand for|info(?:rmation)? (?:on|about)|used for|made of|learn about|more about|understand)\b/,
  appointment:
    /\b(?:what happens|procedure|step by step|how long (?:is|does|will|are|do) (?:\w+ ){0,4}(?:take|appointment|session|procedure|treatment(?! last)|be there)|sessions?|how many (?:sessions?|treatments?|visits?|appointments?|syringes?)|first visit|on the day|prepar\w*|before (?:my|the) (?:appointment|treatment)|same day)\b/,
  results: /\b(?:results?|expect\w*|effects?|natural\w*|frozen|look like|differen\w* (?:will|does|can)|improve\w*|work\b|works\b|effective\w*|success)\b/,
  alternatives:
    /\b(?:alternatives?|instead|other options?|versus|vs|compar\w*|better than|difference between|differ|or surgery|rather than|which is (?:better|best))\b/,
  solve:
    /\b(?:which (?:one|treatment)|options? for|what (?:can|could|would|do you) (?:i|you|be done|help|have|do|offer|recommend|suggest)|best (?:treatment|thing|option|way)|helps? (?:with|for|my|me)|treat(?:ment)?s? for|get rid of|fix|reduce|improve|something for|anything for|i have|i want|i would like)\b/,
  booking:
    /\b(?:book\w*|schedul\w*|reserv\w*|make an appointment|get an appointment|availab\w*|next (?:slot|appointment)|slots?|cancel\w*|re ?schedul\w*|walk ?ins?|come in|waiting list|appointments?)\b/,
  contact:
    /\b(?:(?:your|by|the|on the|over the) (?:tele)?phone|phone (?:number|you|us|line|the clinic|please)|telephone|call you|ring you|number|e ?mail|whats ?app|contact\w*|reach (?:you|someone)|speak (?:to|with)|talk to (?:a |some|the|your)|get in touch|message you|instagram|facebook|social media)\b/,
  location:
    /\b(?:where (?:are|is|do|can)|address|located|location\w*|directions?|nearest|tube|how (?:do|can) i get (?:to|there)|find you|branch\w*|clinics? in|near me|post ?code|harley street|based|map|which (?:cities|city|towns?))\b/,
  hours:
    /\b(?:opening (?:hours?|times?)|hours?(?! (?:ago|after|before|later))|what times?|when (?:are you|do you|is the clinic) (?:open|clos\w*)|open|closed?|closing|saturdays?|sundays?|weekends?|evenings?|bank holiday|late appointments?|week ?days?|monday|tuesday|wednesday|thursday|friday)\b/,
  consultation:
    /\b(?:consultations?|consulting fee|consultation fee|initial (?:visit|appointment|meeting)|assessment fee|redeem\w*|redemption|pounds 50 (?:\w+ ){0,2}(?:back|off|returned|deducted)|(?:get|have) (?:the |my )?pounds 50)\b/,
  payment:
    /\b(?:financ\w*|instal\w*|klarna|clear ?pay|pay (?:monthly|later|over|in|by|with|weekly|cash|card)|payment (?:plans?|methods?|options?)|deposits?|refunds?|credit cards?|amex|cash|insurance|bupa|axa|vat|gift (?:cards?|vouchers?)|vouchers?|nhs|money back)\b/,
  offer: /\b(?:offers?|discounts?|deals?|promo\w*|coupons?|special price|sale|free treatment|student|black friday|cyber monday|loyalty)\b/,
  human:
    /\b(?:(?:speak|talk|chat) (?:to|with) (?:a |an |some ?one|the |your |real )*(?:human|person|doctor|someone|somebody|real|nurse|receptionist|agent|team|staff)|real person|human being|call me back|call ?back)\b/,
  identity:
    /\b(?:are you (?:a |an )?(?:real|human|bot|robot|ai|doctor|person|machine|nurse|qualified doctor)|who am i (?:talking|speaking|chatting)|what are you|are you automated|is this (?:a )?(?:bot|ai|robot|real person))\b/,
  thanks:
    /^(?:ok |okay |great |perfect |lovely |cool |brilliant |amazing )?(?:thanks?|thank you|cheers|ta|great|perfect|lovely|brilliant|ok|okay|cool|bye|goodbye|good bye|nice one)(?: (?:so much|very much|a lot|you|for (?:your|the) help|bye|then|that is great|that helps|all|again|everyone|thanks))*$/,
  greeting:
    /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|hi there|hello there|hey there|greetings|yo|alright|hey you|howdy)(?: (?:there|all|team|you|doctor|everyone|how are you|today))*$/,
}

/** Requests that have nothing to do with a clinic. The first kind is refused even when a treatment is named. */
export const tasks =
  /\b(?:(?:write|compose|draft|make up|create|generate|sing|recite|give me|tell me|do|finish|continue) (?:\w+ ){0,4}(?:poems?|poetry|haikus?|limericks?|songs?|lyrics|rap|essays?|jokes?|riddles?|novels?|short story|stories|bedtime story|code|scripts?|programs?|functions?|cover letters?|cv|resumes?|homework|tweets?|blog post|speech|screenplay|sonnets?|quiz|sql|html|regex)|(?:translate|translation)\b|(?:python|javascript|typescript|java|c plus plus|sql|html|css|excel|regex|kubernetes|docker|linux|arduino) (?:\w+ ){0,4}(?:code|script|function|program|query|formula|loop|bug|error|sort\w*|list)|(?:solve|calculate|integrate|differentiate|factorise|simplify) (?:\w+ ){0,3}(?:equation|integral|sum|maths?|root|x|derivative|puzzle)|play (?:a |some )?(?:game|chess|music|song)|tell (?:me )?(?:a |another )?(?:joke|story|riddle)|summari[sz]e (?:the )?(?:book|film|movie|news|article|plot))\b/

export const elsewhere =
  /\b(?:weather|forecast|raining|capital (?:city )?of|president|prime minister|king charles|queen elizabeth|royal family|election|politic\w*|brexit|parliament|football|soccer|cricket|rugby|tennis|premier league|champions league|world cup|olympics|formula 1|arsenal|chelsea|liverpool fc|manchester (?:united|city)|movies?|films?|netflix|tv show|actors?|celebrit\w*|songs?|lyrics|poems?|recipes?|cook\w*|bak(?:e|ing)|cakes?|pizza|pasta|dinner|restaurants?|pubs?|hotels?|holiday|train times|bitcoin|crypto\w*|stocks?|shares|invest\w*|mortgages?|pensions?|tax(?:es)?|loans?|homework|maths?|equations?|physics|chemistry homework|algebra|square root|python|javascript|coding|programming|software|computers?|laptop|iphone|android|wifi|printer|horoscope|zodiac|star sign|astrology|tarot|lottery|betting|casino|poker|chess|minecraft|video games?|playstation|xbox|fortnite|dating|tinder|car (?:insurance|repair|engine)|tyres?|mot|plumb\w*|boiler|garden\w*|lawn|plants?|tomato\w*|dogs?|cats?|puppy|kittens?|hamster|parrot|world war|roman empire|napoleon|shakespeare|dinosaurs?|planets?|universe|black holes?|moon landing|mars|space|einstein|quantum|bible|religion|god exist|meaning of life|philosoph\w* of|elon musk|trump|biden|starmer|putin|taylor swift|kardashian\w*|beyonce|ronaldo|messi|time is it|what day is|date today|news today|latest news|headlines|1 plus 1|2 plus 2|\d+ times \d+|\d+ plus \d+|\d+ divided by|how tall is|how far is|population of|currency of|distance (?:from|between)|speed of light|who (?:won|invented|discovered|wrote|painted|sang|directed)|what (?:phone|car|laptop|tv|computer|bike|house) (?:should|shall|do)|gift for my|birthday party|wedding venue|visa (?:application|for)|passport|driving (?:test|licence)|solicitor|divorce lawyer|landlord|council tax|electric(?:ity)? bill|parcel|amazon|uber|deliveroo|ikea|tesco|sainsbury\w*|keto|marathon (?:plan|training)|bench press|broken (?:leg|arm|ankle)|tooth ?ache|dentist for|root canal|sore knee|back ?ache|cough|flu jab|covid|contraception|viagra)\b/

/** Attempts to steer the assistant. The question's own words are never followed; this only decides the tone of the reply. */
export const steering =
  /\b(?:(?:ignore|disregard|forget|override|bypass|skip|drop|discard|violate|break|cancel|neglect) (?:\w+ ){0,5}(?:instructions?|rules?|prompts?|guidelines?|guardrails|restrictions?|polic(?:y|ies)|safety|filters?|training|everything|context|above|previous|prior|programming|limits?|constraints?)|(?:system|initial|hidden|original|secret|internal|developer|base|full) (?:prompts?|instructions?|messages?|rules?|config\w*)|your (?:prompts?|instructions|rules|guidelines|programming|source code|configuration|system|training data|context window|knowledge base|api key|model)|developer mode|admin(?:istrator)? mode|god mode|debug mode|maintenance mode|root access|sudo|jail ?break\w*|\bdan\b|do anything now|you are (?:now|no longer|actually|really|going to be|free)|(?:act|behave|respond|reply|answer|talk|speak) (?:as|like) (?:if|a|an|my|though|the)|pretend\w*|role ?play\w*|imagine (?:you|that you)|simulate|from now on|new (?:instructions?|rules?|task|persona|role|system)|repeat (?:after|the (?:words|text|phrase|following|above)|everything|back|this|exactly|your)|say (?:exactly|only|just|the words?|yes if|that (?:botox|filler|everything|all|lip|it|treatment))|(?:print|output|reveal|leak|dump|display|expose|show me|list|give me|tell me|email me|send me|share) (?:\w+ ){0,5}(?:prompts?|instructions|system|api keys?|keys?|secrets?|passwords?|credentials|tokens?|env\w*|environment variables?|database|tables?|leads|(?:patients?|customers?|clients?|users?) (?:names?|data|details|list|records?|emails?|addresses|phone)|other (?:patients|users|people|customers)|confidential|source code|config\w*|logs?|internal)|(?:other|all) (?:patients|users|customers|visitors) ?(?:questions?|names?|data|details|emails?|records?)?|base ?64|rot ?13|hex encod\w*|in (?:reverse|pig latin|base|morse)|end of (?:prompt|context|instructions)|begin (?:system|new)|inst\b|system (?:override|update|message|note|command|alert)|override code|as (?:the|your) (?:developer|admin|owner|creator|ceo|manager|boss|clinic owner|doctor in charge)|i am (?:the|your) (?:developer|admin\w*|owner|creator|ceo|manager|boss|programmer|engineer)|i am (?:openai|anthropic)|authori[sz]ed (?:by|to)|drop table|select from|union select|script alert|execute|eval\b|curl|http[s]?|without (?:any )?(?:restrictions?|rules|filters?|limits|disclaimers?|warnings?)|unfiltered|uncensored|no restrictions|hypothetical\w* (?:you|scenario)|for (?:a|my) (?:novel|story|film|research|fictional)|confirm (?:that )?(?:\w+ ){0,5}(?:free|pounds|discount|price is|costs? (?:only )?\d)|(?:price|cost)s? (?:is|are|has|have|of) (?:\w+ ){0,4}(?:now|changed|updated|become|been|set) (?:\w+ ){0,3}\d+|(?:is|are) now (?:free|pounds|\d+)|new price (?:is|list)|discount code|promo code|coupon code)\b/
