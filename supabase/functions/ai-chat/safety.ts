import type { ClinicFacts, Facts } from '../_shared/knowledge.ts'

/**
 * Rules that come before anything else. They read the normalised, spell-corrected question (text.ts), are tried from the
 * gravest to the mildest, and answer in fixed words. When in doubt they speak up: a false alarm costs a sentence.
 */

export type Concern =
  | 'self-harm'
  | 'vision'
  | 'breathing'
  | 'stroke'
  | 'blood-vessel'
  | 'collapse'
  | 'sepsis'
  | 'toxin-spread'
  | 'burn'
  | 'skin-emergency'
  | 'infection'
  | 'allergy'
  | 'droop'
  | 'under-18'
  | 'pregnancy'
  | 'breastfeeding'
  | 'coercion'
  | 'distress'
  | 'self-injection'
  | 'buying'
  | 'dose'
  | 'medicine-change'
  | 'lesion'
  | 'diagnosis'
  | 'prescription'
  | 'elsewhere'

/** `only`: nothing else is answered. `first`: said before the answer, which still follows. */
export type Finding = { concern: Concern; mode: 'only' | 'first' }

const injected = String.raw`(?:fill\w*|botox|toxin|inject\w*|needl\w*|jabs?|threads?|peel\w*|nose job|treatments?|treated|procedure|lips? done|tweakments?|dissolv\w*|hyaluronidase|profhilo|booster\w*|mole|removal)`
const when = String.raw`(?:after|since|from|following|post|hours? ago|days? ago|minutes? ago|weeks? ago|yesterday|today|tonight|last night|this morning|just|now|had)`
const within = (n: number) => String.raw`(?:\w+ ){0,${n}}`
const rx = (source: string) => new RegExp(String.raw`\b(?:${source})`)

/** A sentence that speaks of someone's own state, now: not a question about what might be. */
const ownState = rx(
  String.raw`my (?!plan|budget|question|appointment|chance|risk)\w+|i (?:am|have|had|got|feel|felt|think|noticed|woke|just|keep|can not|could not|took|did)\b|(?:she|he|we|they) (?:is|are|has|have|had|can not)|${when}\b(?! (?:how|what|is|are|does|do|can|will))|help\b|urgent\w*|emergency|suddenly|right now`,
)
/** A question about risk in general: "what is the risk of blindness", "can filler block an artery". */
const general =
  /\b(?:risks? of|chances? of|how (?:common|likely|often|rare|risky|dangerous|safe|quickly|soon|fast|long)|likelihood|is it (?:possible|safe|dangerous|true)|side effects?|(?:can|could|does|do|will|would|might|may) (?:you |i |it |they |people |patients |someone )?(?:\w+ ){0,5}(?:cause|lead|result|make you|go|get|happen|block|lose|turn|damage|become|be)|what (?:is|are|does|do|if|causes?|happens|would|should)|how (?:do|does|would|can|will) (?:you|i|we|doctors?|the clinic|it)|how (?:is|are)|tell me about|explain|heard|read|risk|prevent|avoid|complications?|dangers?|worried about|scared of|afraid of|nervous about|stories|fda|statistics|percentage)\b/

type Rule = { concern: Concern; any: RegExp[]; not?: RegExp; /** Emergencies asked about in general are said first, then answered. */ softens?: boolean }

const colour = String.raw`(?:white|whit\w{1,3}|pale|grey|gray|blue|bluish|purple|purplish|violet|dark|black|blackish|cold|icy|discolou?red|blotchy|mottled|dusky|marbled)`
const place = String.raw`(?:lips?|skin|nose|nostril|face|cheeks?|chin|forehead|area|tip|tissue|patch\w*|spots?|mouth|temple|jaw|under ?eye|eyelid|it|bits?|part|side|corner)`
const much = String.raw`(?:severe\w*|intense\w*|extreme\w*|terribl\w*|unbearable|excruciat\w*|worst|awful\w*|agon\w*|throbbing|horrendous|horrible|horrific|crippling|bad(?:ly)?|lots? of|a lot|so much|serious\w*|increasing\w*|worse\w*|strong|sharp|insane|crazy|massive|huge|constant|sudden\w*)`

const rules: Rule[] = [
  {
    concern: 'self-harm',
    any: [
      rx(
        String.raw`suicid\w*|kill(?:ing)? (?:my self|me\b)|(?:end|ending|take|taking) (?:my (?:own )?life|it all|everything)|ending (?:it|things)|end things\b|(?:nobody|no one|noone) (?:would|will) (?:miss|notice|care)|(?:want|going|ready|wanting) to (?:just )?(?:die|end it|disappear forever)|wan(?:t|ted)? (?:to )?end it\b|wish (?:i|that i) (?:was|were|am|had) (?:dead|never (?:been )?born)|better off (?:dead|without me)|rather (?:be dead|die)|(?:do|did|does) not (?:want|wish) to (?:live|be (?:here|alive)|exist|wake up|go on|carry on)|(?:no|what is the|not see (?:the|a)|any) (?:point|reason|purpose) (?:\w+ )?(?:in |of |to )?(?:living|live|life|going on|being alive|carrying on|carry on)|nothing (?:left )?to live for|self ?harm\w*|(?:hurt|harm|cut|cutting|hurting|harming)(?:ing)? my self(?! shaving| while shaving| when shaving)|over ?dos\w*|(?:took|taken|swallowed) (?:too many|all (?:of )?(?:my|the)|a (?:load|bunch|lot) of|loads of) (?:\w+ )?(?:tablets|pills|medication|medicines|paracetamol)|can not (?:go on|carry on|cope any more|live like this|do this any more|take (?:it|this) any more)|life (?:is|feels) (?:not worth|pointless|over|meaningless)|not worth living|hang(?:ing)? my self|jump (?:off|in front)|slit my|kms\b|unalive|tired of (?:living|life|being alive)|giv(?:e|en|ing) up on life|hate my (?:life|self)|thoughts of (?:dying|death|ending)|(?:not|do not) feel safe with my self|might (?:do something stupid|hurt my self)`,
      ),
    ],
    not: /\b(?:to die for|die of (?:embarrass\w*|shame|laugh\w*)|drop dead gorgeous|(?:dying|dyeing) my hair)\b/,
  },
  {
    concern: 'vision',
    softens: true,
    any: [
      rx(
        String.raw`(?:can not|could not|can hardly|can barely|hardly|barely|unable to|not able to|struggl\w+ to|difficult\w* to|trouble|difficulty|problems?|hard to) (?:really )?see(?:ing)?(?= (?:properly|proper|clearly|clear|well|anything|a thing|out|from|through|thru|with|in|on|now|at all|straight|any more|after|since|my|you|as|it is|and|right|good|much|everything)|$)`,
      ),
      rx(String.raw`(?:lost|losing|loss of|lose|loosing|losin|loose) ${within(4)}(?:sight|vision|eye ?sight)`),
      rx(
        String.raw`(?:eye ?sight|vision|sight) ${within(4)}(?:gone|going|went|lost|loss|blur\w*|black\w*|dark\w*|fad\w*|chang\w*|worse\w*|dim\w*|weird|funny|strange|cloudy|foggy|hazy|problem\w*|disappear\w*|affected|patchy|double|bad|off|fuzzy|missing|grey|wrong)`,
      ),
      rx(
        String.raw`(?:blur\w*|fuzzy|hazy|cloudy|foggy|double|dim|dark\w*|tunnel|patchy|distorted|no|weird|strange) ${within(3)}(?:vision|sight|eye ?sight)|(?:blur\w*|fuzzy|hazy|cloudy|foggy) ${within(3)}eyes?`,
      ),
      rx(
        String.raw`(?:vision|sight|eyesight) loss|everything (?:is |has |looks |went |gone |has gone |is going )*(?:blur\w*|black|dark|dim|fuzzy|hazy|double)|(?:gone|going|went|am|been|become|becoming|turn\w*|suddenly|be|partially|temporarily|completely) blind\b|blind(?:ness)? ${within(2)}(?:in|on|after|since|from|now)|blindness|see(?:ing)? (?:double|spots|stars|black|flash\w*|floaters|two of|nothing|less)|(?:black|dark|grey|blind) (?:spots?|patch\w*|curtain|shadow|dots?) ${within(4)}(?:eyes?|vision|sight|view)|curtain (?:over|across|coming|in)|(?:eyes?) ${within(4)}(?:gone|went|turned|is|has gone|are) (?:black|dark|white|blur\w*|blind|cloudy|fuzzy|bulging)`,
      ),
      rx(
        String.raw`(?:eye\w*) ${within(3)}(?:pain\w*|hurts?|hurting|ache\w*|aching|agony|killing) ${within(6)}${injected}|(?:pain|hurts?|ache) ${within(4)}(?:eyes?|eye ?ball) ${within(6)}${injected}|${injected} ${within(6)}eyes? ${within(3)}(?:pain\w*|hurts?|hurting|agony|bulging)`,
      ),
    ],
    not: /\b(?:blind date|blind booking|colou?r blind|blind spot mirror|window blinds?|blind trial|double blind|blinding)\b|(?:eye ?sight|vision) test$/,
  },
  {
    concern: 'breathing',
    softens: true,
    any: [
      rx(
        String.raw`(?:can not|could not|struggl\w*|hard|difficult\w*|trouble|unable|problems?|short\w*|fight\w*|gasping|not|stopped|laboured|harder|hardly|barely) ${within(3)}breath\w*|breath\w* ${within(3)}(?:difficult\w*|problems?|trouble|hard\w*|short\w*|tight|heavy|bad|fast|funny|issue\w*|stopped)|out of breath|breathless\w*`,
      ),
      rx(
        String.raw`(?:throat|tongue|airway|windpipe|voice box) ${within(4)}(?:clos\w*|swell\w*|swollen|tight\w*|puff\w*|itch\w*|block\w*|thick|big\w*|huge|numb|constrict\w*|lump)|(?:swell\w*|swollen|tight\w*|puffy|closing|lump) ${within(4)}(?:throat|tongue|airway|windpipe)`,
      ),
      rx(
        String.raw`wheez\w*|anaphyla\w*|anafil\w*|epi ?pen|adrenaline pen|chok(?:e|ing)|gasping|suffocat\w*|turning blue|severe allergic|(?:face|lips?|mouth|eyes?) ${within(4)}(?:swell\w*|swollen|ballooned|blown up) ${within(12)}(?:hives|breath\w*|throat|faint\w*|rapid\w*|dizz\w*|quickly|fast|light headed|collaps\w*)|dizz\w* ${within(8)}(?:swell\w*|swollen)|hives ${within(6)}(?:faint|dizzy|breath\w*|collaps\w*|swell\w*|lips|face)|(?:lips?|face) (?:is |are |has |have )?(?:swell\w*|blowing) (?:up )?(?:fast|quick\w*|rapid\w*)`,
      ),
    ],
    not: /\b(?:breathtaking|take my breath|waste my breath|breathable)\b/,
  },
  {
    concern: 'stroke',
    softens: true,
    any: [
      rx(
        String.raw`(?:face|mouth|smile) ${within(4)}(?:droop\w*|drop(?:ped|ping)|sagg\w+ suddenly|fallen|paraly\w*) ${within(8)}(?:arm|speech|speak|slur\w*|weak|numb|side|sudden\w*)|slur\w* ${within(4)}(?:speech|words?|speak\w*|talk\w*)|(?:speech|words|speaking|talking) ${within(4)}(?:slur\w*|funny|jumbled|muddled)|can not (?:speak|talk)\b|(?:arm|leg|hand)s? ${within(4)}(?:weak\w*|gone numb|paraly\w*|can not (?:move|lift|raise))|(?:one|left|right|whole) side ${within(5)}(?:numb|weak\w*|droop\w*|drop\w*|paraly\w*|can not move)|(?:numb\w*|weak\w*|droop\w*|drool\w*|dribbl\w*) ${within(5)}(?:one|left|right) side|(?:drool\w*|dribbl\w*) ${within(6)}(?:side|mouth)|(?:having|had|have|get|cause) a (?:mini )?stroke|stroke (?:symptoms?|signs?|risk)|sudden (?:weakness|confusion|numbness)|(?:worst|thunderclap|sudden severe|severe sudden) head ?ache`,
      ),
    ],
    not: /\bbrush ?stroke|stroke of (?:luck|genius)|backstroke\b/,
  },
  {
    concern: 'blood-vessel',
    softens: true,
    any: [
      rx(
        String.raw`blanch\w*|blanced|mottl\w*|dusky|necro\w*|marbled|lac(?:e|y)(?: like)? (?:pattern|rash)|lacy|marble\w*|vascular occlusion|occlu\w*|occul\w*|block\w* ${within(3)}(?:blood|vessel|artery|vein|circulation)|(?:blood|vessel|artery|circulation) ${within(4)}(?:block\w*|cut off|stopped)|(?:skin|tissue|lip|nose) ${within(3)}(?:dying|dead|death|die|necrosis)|no (?:blood flow|circulation)`,
      ),
      rx(
        String.raw`(?=.*(?:${injected}|pain\w*|hurt\w*|throb\w*|numb|cold|since|suddenly|help)|.*(?:white|grey|gray|blue|purple|mottled|dusky|black|blotchy)\b)${place} ${within(4)}(?:turn\w*|gone|go|went|going|goes|look\w*|is|are|has|became|become|becoming|getting|got|feels?|stays?|remains?|were|was) ${within(3)}${colour}(?! (?:head|spot|teeth))`,
      ),
      rx(
        String.raw`(?:turn\w*|gone|went|going|became|becoming) (?:all |very |really |a bit |completely |almost |bit )*${colour} ${within(8)}(?:${injected}|pain\w*|hurt\w*|cold|numb)`,
      ),
      rx(
        String.raw`(?:${colour} (?:patch\w*|area|lips?|nose|blotch\w*|bit|tip)|(?:grey|gray|blue|bluish|purple|purplish|mottled|dusky|blotchy|discolou?red) (?:skin|mark\w*)) ${within(8)}(?:${injected}|pain\w*|hurt\w*|throb\w*|sore|numb|cold)|${injected} ${within(8)}${colour} (?:patch\w*|area|lips?|nose|blotch\w*|bit|tip)`,
      ),
      rx(
        String.raw`(?:lips?|nose|skin|cheek|area|face) ${within(3)}(?:is |feels? |are |gone |went )?(?:ice |stone |freezing )?(?:cold|numb) ${within(4)}(?:and|with) ${within(3)}(?:white|pale|pain\w*|hurt\w*|grey|blue)`,
      ),
      rx(
        String.raw`${much} ${within(3)}(?:pain\w*|ache|aching|agony|sore\w*|hurts?|hurting) ${within(10)}${injected}|(?:pain\w*|hurts?|hurting|ache|aching|sore) ${within(5)}(?:${much}|unbearable|like hell|so much) ${within(10)}${injected}|(?:really|very|so|extremely|incredibly|super|too) (?:painful|sore) ${within(8)}(?:${when}) ${within(5)}${injected}|${injected} ${within(9)}(?:${much} (?:\w+ )?(?:pain\w*|ache|agony|sore)|(?:pain\w*|hurts?|hurting) (?:\w+ )?(?:${much}|so much|more and more)|(?:really|very|so|extremely|incredibly) (?:painful|sore)|agony|excruciat\w*|unbearable)|(?:agony|screaming|excruciating) ${within(6)}(?:lips?|nose|face|cheek)`,
      ),
      rx(String.raw`(?:pain|hurting|it hurts?) (?:is |keeps? )?(?:getting|got|becoming) ${within(2)}worse`),
    ],
    not: /\b(?:white|whiter|black) ?heads?\b|teeth (?:are |is )?(?:white|whit)|whiten\w* (?:teeth|tooth)|white lies?\b|black friday|dark circles?\b|blue light|purple shampoo|blanching cream recipe|(?:very|really|so|too) painful (?:to have|for most|procedure)|skin (?:is|looks|goes|turned|getting) (?:\w+ )?(?:dark|darker) (?:after|from|in the) (?:the )?(?:sun|holiday|summer)|\bmy skin is (?:black|dark|white|pale|brown)\b|(?:black|dark|white|pale|asian|brown) skin (?:suit\w*|tone|type|safe|ok|colou?r)/,
  },
  {
    concern: 'collapse',
    any: [
      rx(
        String.raw`(?:will not|wont|does not|not|can not) stop(?:ped)? bleeding|(?:bleeding|bled) ${within(2)}(?:heav\w*|a lot|badly|profuse\w*|non ?stop|everywhere|loads|for hours)|pouring (?:with )?blood|blood (?:everywhere|pouring|gushing|spurting)|spurting blood|chest (?:pains?|tight\w*|hurts|pressure)|pains? in (?:my|the|his|her) chest|(?:passed|passing|black\w*) out|unconscious|unresponsive|not (?:waking|responding)|will not wake|seizures?|having a fit|convuls\w*|collaps(?:ed|ing|e)|fainted|heart attack|heart (?:is )?(?:racing|stopped)`,
      ),
    ],
  },
  {
    concern: 'sepsis',
    any: [
      rx(
        String.raw`sepsis|septic|blood poison\w*|(?:fever\w*|temperature|shiver\w*|chills|burning up) ${within(8)}(?:confus\w*|slur\w*|mottled|breath\w*|shiver\w*|rigors?|very ill|so ill|really ill|delirious|red hot|swell\w*|spread\w*|faint)|(?:confus\w*|delirious|shiver\w*) ${within(8)}(?:fever\w*|temperature|shaking)|shiver\w* (?:badly|uncontroll\w*|violently)|(?:no|not) (?:had a |been for a |done a )?(?:wee|wees|peed|pee|urine|urinat\w*) ${within(3)}(?:all day|today|since|for)|feel like (?:i am )?(?:dying|going to die)(?! (?:to|for)\b)|(?:am i|i am|think i am|i think i am) (?:going to die|dying)\b(?! (?:to|for|my)\b)|(?:cold|cool) and clammy|rash ${within(4)}(?:not|doesnt|does not) ${within(2)}fade|glass test`,
      ),
    ],
  },
  {
    concern: 'toxin-spread',
    softens: true,
    any: [
      rx(
        String.raw`(?:trouble|can not|could not|difficult\w*|hard\w*|problems?|unable|struggl\w*|painful|not able) ${within(3)}swallow\w*|swallow\w* ${within(3)}(?:problem\w*|difficult\w*|hard|trouble|funny|issue\w*)|weak neck|(?:feel\w*|am|been|getting) (?:very |really |so |extremely |quite )*weak (?:all over|since|after|everywhere|and)|weak all over|neck ${within(3)}(?:weak\w*|floppy)|can not hold (?:my |her |his |up )?(?:my |her |his )?head|(?:head|neck) (?:too |feels )?(?:heavy to hold|floppy)|botulis\w*|(?:muscle )?weakness (?:all over|spreading|everywhere|in my (?:arms?|legs?|body))|(?:muscles?|body|limbs?|arms?|legs?) (?:feel |feels |are |is |getting |gone )+(?:really |very |so )?weak|(?:both|droop\w*) eye ?lids ${within(3)}droop\w*|dry mouth and ${within(5)}(?:weak|vision|swallow)`,
      ),
    ],
  },
  {
    concern: 'burn',
    any: [
      rx(
        String.raw`(?:peel|acid|chemical|cream|solution|bleach|product|serum|retinol|cleaner|glue) ${within(4)}(?:in|into|on|near) ${within(2)}eyes?|eyes? ${within(4)}(?:peel|acid|chemical)|(?:acid|chemical|peel|laser|home peel|hydroquinone|tca) (?:\w+ )?burn\w*|burn(?:t|ed|ing|s)? ${within(3)}(?:my |her |his |the )?(?:face|skin|cheeks?|lips?|neck|eye\w*)|(?:face|skin|cheeks?) ${within(3)}(?:burnt|burned|is burning|burning|on fire|raw|melting|blister\w*)|blister\w* ${within(5)}(?:peel|acid|laser|chemical|treatment)|(?:peel|acid|laser) ${within(6)}(?:blister\w*|burn(?:t|ed|ing)?|raw|weeping|peeled off skin)`,
      ),
    ],
    not: /\b(?:fat burn\w*|burn fat|calor\w*|sun ?burn\w* easily|burn(?:s)? easily|laser (?:for|to) burn|burning question)\b|\b(?:can|could|does|do|will|would|is|how|what) (?!my)(?:\w+ ){0,6}burn\b/,
  },
  {
    concern: 'skin-emergency',
    any: [
      rx(
        String.raw`(?:rash|eczema|skin) ${within(5)}(?:painful )?blister\w*|blister\w* ${within(4)}(?:rash|all over|spreading)|skin ${within(2)}(?:peeling|coming|falling) off ${within(3)}(?:all|sheets|body|everywhere|painful)|painful rash|eczema herpeticum|red all over|(?:rash|psoriasis|redness) (?:is |has )?(?:\w+ )?(?:all over|everywhere|whole body|spreading (?:fast|quickly|rapidly))|acne ${within(3)}fever|punched ?out|non ?blanching|purple rash`,
      ),
    ],
  },
  {
    concern: 'infection',
    any: [
      rx(
        String.raw`\b(?:infected|pus|puss|pussy|abscess\w*|cellulitis|boil|oozing|weeping|discharge|gangrene)\b|(?:yellow|green|smelly|cloudy) (?:stuff|fluid|liquid|gunk|goo|ooze)|(?:red|redness|swelling|hot|warm\w*|heat) ${within(4)}(?:spreading|spread|hot|getting bigger|tracking|streak\w*|line)|red (?:streak|line)s? ${within(3)}(?:from|up|spread)|(?:hot|warm|red) and (?:\w+ and )?(?:swollen|painful|throbbing|tender|hard)|(?:fever|temperature|temp|flu like) ${within(6)}${injected}|${injected} ${within(8)}(?:fever|high temperature|temperature of|infection)|(?:think|got|have|getting|had|look\w*|is it|sign of) ${within(3)}(?:an |a |it is )?infect\w*|hot (?:painful |hard )?lump|lump ${within(4)}(?:hot|pus|throbbing|growing)|cold sore ${within(5)}(?:after|since|now)|(?:smelly|smells)(?: \w+)? (?:discharge|bad)`,
      ),
    ],
    not: /\b(?:discharge(?:d)? (?:papers|from (?:hospital|care))|infected my (?:phone|computer)|fishing|boil(?:ing)? (?:water|an egg))\b/,
    softens: true,
  },
  {
    concern: 'allergy',
    softens: true,
    any: [
      rx(
        String.raw`\bhives\b|welts|nettle rash|urticaria|itchy (?:rash|lumps|bumps|swelling|and swollen)|(?:swollen|puffy|swelling) ${within(2)}(?:eye ?lids?|eyes)|(?:having|had|got|getting|bad|think|reaction|reacting|reacted|come out) ${within(3)}(?:an |a )?(?:allerg\w*|reaction|rash)|allerg\w* reaction|rash ${within(4)}(?:after|since|from)|reacted ${within(3)}(?:cream|serum|peel|product|filler|botox)`,
      ),
    ],
    not: /\b(?:allergic to (?:aspirin|latex|penicillin|nuts|lidocaine|lignocaine|eggs?|bee))\b|quick reaction|(?:reaction|rash) ${within(2)}(?:to my|on social)/,
  },
  {
    concern: 'droop',
    softens: true,
    any: [
      rx(
        String.raw`(?:eye ?lids?|eyes?|brows?|eye ?brows?|lids?|face|mouth|smile|lip) ${within(4)}(?:droop\w*|ptosis|dropp(?:ed|ing)|hooded since|crooked|lopsided|uneven since|half closed|will not open|wont open|can not open)|droop\w* ${within(3)}(?:eye ?lids?|eyes?|brows?|lids?|face|mouth|smile)|ptosis|can not (?:open|close|shut) ${within(2)}eyes?|can not smile`,
      ),
    ],
    not: /\b(?:droop\w* (?:nose )?tip|mouth corners? (?:droop|turn)|corners? of (?:my|the) mouth (?:droop|turn|point)|droopy skin|naturally hooded|brow lift)\b/,
  },
  {
    concern: 'coercion',
    any: [
      rx(
        String.raw`(?:boyfriend|husband|partner|wife|girlfriend|mum|mother|dad|father|family|parents?|boss|manager|agent|ex|man|he|she|they) ${within(3)}(?:is |are |keeps? |says? |said |tells? |told )?(?:forc\w*|making me|makes me|made me|insist\w*|pressur\w*|threaten\w*|will leave me|leave me (?:if|unless)|wants? me to (?:get|have)|says? (?:that )?i (?:must|have to|need to|should)|(?:told|telling) me (?:to get|i need|i must|i have to))|(?:being|been|am|feel) (?:forced|pressured|coerced|threatened|made to)|force[sd]? me to|against my will|not my (?:own )?(?:choice|decision)|do not want (?:it|to have it|this) but|filming me|\bfgm\b|honou?r based`,
      ),
    ],
    not: /\bmaking me (?:look|feel) (?:old|tired|older|self conscious)\b|\b(?:age|ageing|lines|wrinkles) (?:is |are )?mak\w+ me\b/,
  },
  {
    concern: 'under-18',
    any: [],
  },
  {
    concern: 'pregnancy',
    any: [
      rx(
        String.raw`pregn\w*|preg\b|preggers|prego|i am expecting(?! (?:a )?(?:result|call|reply|change|too))|(?:expecting|having) (?:a baby|twins|our|my (?:first|second|third|baby|child))|expectant|(?:trying|try) (?:for|to have) (?:a |another )?baby|trying to conceive|try(?:ing)? to get (?:pregnant|pg)|\bttc\b|\bivf\b|conceiv\w*|baby on the way|with child|missed (?:a |my )?period|(?:period is|late) late period|late period|(?:mum|mom|mother) to be|(?:first|second|third) trimester|(?:\d+|few) (?:weeks|months) (?:gone|along)\b|fertility treatment|antenatal|due (?:date|in (?:january|february|march|april|may|june|july|august|september|october|november|december))|positive (?:pregnancy )?test|carrying (?:a )?(?:baby|child|twins)`,
      ),
    ],
    not: /\b(?:after pregnancy (?:years|long) ago|phantom pregnancy|teen pregnancy)\b/,
  },
  {
    concern: 'breastfeeding',
    any: [
      rx(
        String.raw`bre?a?st ?f\w*d\w*|breast feed\w*|breast milk|nursing (?:mum|mom|mother|my|a (?:baby|newborn)|at the moment|currently)|(?:still|currently|am) nursing|lactat\w*|pumping(?: milk)?|express(?:ing)? (?:breast )?milk|(?:feeding|nursing) (?:my|a|our|the) (?:baby|newborn|infant|son|daughter|little one)|feeding (?:her|him|them) my self|(?:baby|newborn) ${within(8)}(?:still )?feeding|chest ?feeding|new mum feeding`,
      ),
    ],
  },
  {
    concern: 'self-injection',
    any: [
      rx(
        String.raw`inject\w* ${within(3)}(?:my self|my own|your self|your own|him self|her self|at home|my friend|my wife|my mum|my sister|in my (?:house|kitchen|bathroom))|self ?(?:inject\w*|administ\w*)|(?:diy|at home|home|do it your self|do it my self) ${within(3)}(?:filler\w*|botox|toxin|inject\w*|threads?|lip|needl\w*|peel kit|tca)|(?:filler\w*|botox|toxin|threads?|injections?) ${within(4)}(?:at home|my self|your self|diy|on my own|home kit|home use)|hyaluron pen|filler pen|needle ?less (?:filler|pen)|(?:how|where|what) ${within(3)}(?:do|should|to|can|would|must)? ?(?:i |you |we )?inject\b|how to (?:do|give|administer|perform|inject|insert|place|use) ${within(4)}(?:filler\w*|botox|toxin|threads?|injections?|hyaluronidase)|injection (?:points|map|pattern|depth|technique|angle|plane)|(?:where|which|what|show|tell) ${within(4)}injection (?:points?|sites?)(?! (?:is|are|looks?|has|feels?))|inject(?:ing|ion)? (?:map|guide|tutorial|diagram)|(?:needle|cannula) (?:size|gauge|length|depth|do i)|(?:which|what) (?:size |gauge )?(?:needle|cannula)|gauge needle|(?:dilut\w*|reconstitut\w*|mix\w*) ${within(5)}(?:botox|toxin|powder|saline|vial|botulinum|it|filler)|reconstitut\w*|dissolve ${within(5)}(?:at home|my self)|hyaluronidase ${within(3)}(?:at home|my self|buy)|derma ?roll\w* ${within(3)}(?:depth|length|mm)|(?:depth|length|mm) ${within(4)}derma ?roll\w*|(?:place|places|spot|spots|sites?|areas?|points?|angle) to inject|(?:teach|show|train|tell) me (?:how )?to (?:inject|do (?:my )?(?:own )?(?:botox|filler))|inject (?:it|them|this|botox|filler|toxin|hyaluronidase) ${within(3)}(?:at home|my self|into my)`,
      ),
    ],
    not: /\b(?:aesthetic training|training (?:course|academy)|fellowship|(?:become|train as|training as) (?:an? )?(?:injector|practitioner|aesthetic))\b|\bhow (?:do|does|will|would|is|are) (?:you|the doctors?|it|they|your doctors?|the clinic)\b(?!.*\bmy self\b)/,
  },
  {
    concern: 'buying',
    any: [
      rx(
        String.raw`(?:buy\w*|order\w*|purchase|get hold of|source|import|sell|sold|selling|supplier\w*|stockist|website|sends?|ship(?:ped|ping)?) ${within(4)}(?:botox|toxin|filler\w*|juvederm|tretinoin|retin ?a|hydroquinone|isotretinoin|roaccutane|accutane|hyaluronidase|steroid cream|aqualyx|without (?:a |seeing a |any |going to a )?(?:doctor|prescription|examination)\b|without (?:a |seeing a |any |going to a )?doctor\b|lemon bottle|lidocaine|numbing cream|weight loss pens?|ozempic|mounjaro|wegovy|melanotan)|(?:without|no|not need) (?:a )?prescription|lemon bottle|(?:cheap|fake|black market|counterfeit|korean|chinese|illegal) (?:botox|filler\w*|toxin|tretinoin)|(?:skin )?(?:bleaching|lightening) (?:cream|soap|pills?|injections?)|(?:facebook|instagram|tiktok|whatsapp|ebay|amazon|wish|temu|aliexpress|online|internet) ${within(3)}(?:seller|filler\w*|botox|toxin|tretinoin|hydroquinone)|(?:filler\w*|botox|toxin|tretinoin|hydroquinone|isotretinoin) ${within(3)}(?:online|off the internet|from (?:ebay|amazon|turkey|china|korea|a website|instagram|facebook))|weight loss (?:pens?|injections?)|melanotan|tanning (?:injections?|nasal)|can i (?:buy|take home) (?:the )?(?:botox|filler|vial)`,
      ),
    ],
    not: /\bbook\w* (?:\w+ ){0,3}online\b|\bbuy (?:\w+ ){0,2}(?:gift|voucher)/,
  },
  {
    concern: 'dose',
    any: [
      rx(
        String.raw`(?:how many|number of|what|which|amount of|\d+) (?:botox |toxin )?(?:units?|iu)\b|units? (?:of|do|for|per|in|are|needed|should|would)\b|\bdos(?:e|es|age|ages|ing)\b|how much (?:botox|toxin|medicine|tretinoin|isotretinoin|hydroquinone|retinoid|lidocaine|numbing cream|ibuprofen|paracetamol|antihistamine|aspirin|hyaluronidase) (?:do|does|should|would|will|is|are|can|to|shall|must) ?(?:i|you|we|a|it|my|needed|need|take|used|use|required|the|one|put|safe|inject)|(?:botox|toxin) (?:strength|concentration|dilution)|what (?:strength|concentration|percentage) (?:of )?(?:tretinoin|hydroquinone|retinol|peel|acid|tca|glycolic|isotretinoin)|how (?:many mg|much mg)|\d+ ?(?:mg|mcg|micrograms?)\b|maximum (?:botox|toxin|amount)|(?:botox|toxin) (?:per|for) (?:muscle|forehead|frown) (?:units|dose)`,
      ),
    ],
    not: /\b(?:units? of alcohol|alcohol units?|per dose|fee per|dose of (?:confidence|reality|sun|sunshine|vitamin|luck)|larger dose|(?:storage|business|retail) units?|measurement units?)\b/,
  },
  {
    concern: 'medicine-change',
    any: [
      rx(
        String.raw`(?:stop|stopping|come off|coming off|pause|skip|quit|halt|cease|hold off|give up|miss) ${within(3)}(?:taking |using |on )?${within(2)}(?:blood thinners?|anticoagulant\w*|warfarin|aspirin|clopidogrel|apixaban|rivaroxaban|edoxaban|eliquis|heparin|steroids?|prednisolone|antidepress\w*|sertraline|tablets|medications?|medicines?|pills?|insulin|methotrexate|isotretinoin|roaccutane|accutane|hrt|the pill|beta blockers?|immunosuppress\w*|biologics?|antibiotics?)|leftover antibiotics|antibiotics left|(?:isotretinoin|roac\w*|accutane) ${within(5)}(?:mood|depress\w*|low|sad|suicid\w*)|double (?:my|the) (?:dose|tablets|medication)`,
      ),
    ],
  },
  {
    concern: 'lesion',
    any: [
      rx(
        String.raw`(?:mole|freckle|lesion|spot|lump|mark|growth|sore|patch|nail|skin tag)s? ${within(7)}(?:chang\w*|bleed\w*|bled|itch\w*|grow\w*|grew|bigger|black|darker|crust\w*|ulcer\w*|cancer\w*|dangerous|melanoma|malignant|benign|suspicious|worrying|harmless|weird|odd|not heal\w*|never heal\w*|will not heal|heal\w*|irregular|uneven|raised suddenly)|(?:changing|bleeding|itchy|itching|growing|new|odd|suspicious|worrying|weird|strange|crusty|irregular|black) ${within(2)}(?:mole|freckle|lesion|lump|growth)s?|(?:is|could|might|can) ${within(4)}(?:cancer\w*|melanom\w*|malignant)|skin cancer|melan?om\w*|basal cell|\bbcc\b|squamous|(?:look|photo|picture|pic|image|send|check) ${within(4)}(?:of |at )?(?:my |this |a )?mole|dark line ${within(4)}nail|sore ${within(3)}(?:not|wont|will not|never) heal\w*`,
      ),
    ],
    not: /\b(?:mole (?:removal|and skin tag)|remov\w+ (?:a |my |the )?(?:mole|skin tag)|cost|price|how much|scar)\b(?!.*\b(?:bleed|chang|itch|cancer|grow|black|melanoma)\w*)/,
  },
  {
    concern: 'diagnosis',
    any: [
      rx(
        String.raw`diagnos\w* (?:me|my|this|it|what|by|from|over|online)|(?:can|could|will|would|please) (?:you |the chat |this chat )?diagnos\w*|what (?:is|are|could|might|has caused|causes?|caused) (?:be )?(?:this|these|the|wrong|that|my)\b ${within(5)}(?:rash\w*|spots?|lumps?|bumps?|marks?|patch\w*|lesions?|swelling|redness|itch\w*|condition|on my|with my|wrong|growth|sores?|discharge|blotch\w*)|what is wrong with ${within(2)}(?:my|me|skin|face)|(?:do|does|did) (?:you think )?(?:i|it|he|she|this) (?:have|look like|sound like|seem like|mean i have)(?: got)? (?:an? )?${within(2)}(?:rosacea|eczema|psoriasis|melasma|acne|dermatitis|vitiligo|lupus|fung\w*|infection|ringworm|shingles|scabies|hyperhidrosis|bruxism|tmj|migraine|allergy|condition|disease|alopecia|pcos|impetigo|cellulitis|cancer|body dysmorphia|bdd|keloid|thyroid\w*)|is (?:this|it|that|my \w+|what i have) (?:an? )?(?:rosacea|eczema|psoriasis|melasma|dermatitis|vitiligo|fungal|infected|infection|ringworm|shingles|scabies|normal or|serious|cyst|keloid|wart|lipoma|boil|impetigo|hives|cancer\w*)|is (?:my|this|the) ${within(3)}serious|tell (?:me )?(?:if|whether) (?:i|this|it|my \w+) (?:have|has|is|am)|could (?:this|it|i|my \w+|these) (?:be|have) (?:an? )?${within(2)}(?:rosacea|eczema|psoriasis|melasma|dermatitis|lupus|infection|ringworm|shingles|scabies|pcos|thyroid\w*|cyst|cancer\w*)|(?:tell|know|say|identify|work out) (?:me )?what (?:is |this )?(?:wrong|condition|it is|i have|is on|rash|this is|skin condition)|have i got (?:an? )?(?:rosacea|eczema|psoriasis|melasma|dermatitis|acne|infection|ringworm|shingles|scabies)|(?:look|photo|picture|pic|selfie|image)s? ${within(4)}(?:and )?(?:tell|say|diagnos\w*|assess|see what)|(?:is|are) (?:my )?(?:symptoms?|test results?|blood (?:test|results?))|second opinion on my (?:scan|results|biopsy)`,
      ),
    ],
    not: /\b(?:bump|hump) (?:in|on) (?:my |the )?nose\b/,
  },
  {
    concern: 'prescription',
    any: [
      rx(
        String.raw`(?:prescribe|perscribe|prescibe) (?:me|some|my|it|a|an|tretinoin|isotretinoin|antibiotic\w*|steroid\w*|hydroquinone|roaccutane|something)|(?:can|could|will|would|do) (?:you|the doctor|doctors|a doctor|i|your doctor) (?:\w+ )?(?:prescribe|write (?:me )?(?:a |an )?prescription|issue (?:me )?(?:a |an )?prescription|send (?:me )?(?:a |an |my )?prescription|get (?:a |my |an )?prescription|give (?:me )?(?:a |an )?prescription)|(?:write|send|issue|email|post|need|want|get|give) (?:me )?(?:a |an |my )?(?:repeat |new |private |online )?prescription(?! skin ?care| programme| strength)|repeat prescription|prescription (?:for|by chat|online|over chat|without|please|now|today)(?! skin ?care)|(?:which|what) (?:antibiotics?|creams?|tablets?|pills?|drugs?|medicines?|medications?|steroids?|ointments?|painkillers?|antihistamines?|retinoids?) (?:\w+ )?(?:should|do|can|could|would|shall|is best|are best|for|to|will|works)|(?:should|can|could|may|shall) i (?:take|use|apply|put on|start) (?:\w+ ){0,2}(?:antibiotics?|tretinoin|isotretinoin|roaccutane|accutane|hydroquinone|steroids?|hydrocortisone|ibuprofen|aspirin|paracetamol|antihistamines?|arnica|painkillers?|aciclovir|acyclovir|doxycycline|lymecycline|spironolactone|propranolol|diazepam|valium|codeine|warfarin|antidepressants?)|(?:can|could|may) i (?:get|have|buy|order) (?:some |any |a course of )?(?:antibiotics?|tretinoin|isotretinoin|roaccutane|hydroquinone|steroid cream|oral steroids|medication|tablets|pills)|recommend (?:me )?(?:an? )?(?:antibiotic|tablet|medicine|medication|drug|steroid|painkiller|prescription cream)`,
      ),
    ],
    not: /\bprescrib\w+ (?:your |a |the )?skin ?care\b/,
  },
  {
    concern: 'elsewhere',
    any: [
      rx(
        String.raw`(?:fillers?|botox|injections?|treatments?|lips|nose|threads?|it) ${within(4)}(?:abroad|in turkey|in (?:spain|dubai|thailand|poland|bulgaria)|on holiday)|(?:done|had|injected) (?:it )?(?:abroad|in turkey|at home by|by (?:a|my|an?) (?:beautician|friend|hairdresser|unqualified|cowboy|mobile))|(?:another|different|other|previous|my old|last) (?:clinic|practitioner|injector|place|salon|beautician) ${within(4)}(?:messed|botch\w*|ruin\w*|wrong|damag\w*|did|hurt|gave|injured)|botch\w*|beautician (?:did|gave|injected|put)|thread ${within(3)}(?:sticking|poking|coming) (?:out|through)|(?:lump|hard|bump)\w* ${within(5)}(?:months?|weeks?|years?) (?:after|later|ago)|(?:hard |new )?(?:lumps?|nodules?) ${within(4)}(?:after|since|from|in my|under) ${within(4)}(?:${injected}|lips?|skin|cheek|old)|ruined my (?:face|lips|nose|skin)|messed up my`,
      ),
    ],
  },
  {
    concern: 'distress',
    any: [
      rx(
        String.raw`(?:hate|loathe|despise|disgusted by|can not stand|ashamed of|repulsed by) ${within(2)}(?:my (?:face|looks?|body|reflection|appearance|self)|how i look|the way i look|looking (?:at|in))|(?:i am|i feel|i look|so|feel|look|am i|being) (?:so |really |very |too |just |that )*(?:ugly|hideous|disgusting|repulsive|grotesque|deformed|a monster|like a monster|unlovable|worthless)|(?:can not|can t|keep) stop(?:ped)? (?:looking|checking|staring) (?:in|at|the|my|mirrors?)|obsess\w* (?:with|about|over) (?:my|the way)|everyone (?:stares|is staring|looks at|laughs)|(?:never|do not|can not|scared to|afraid to|stopped|hate|hates|avoid) (?:leave|leaving|going out|go out) ${within(2)}(?:the |my )?(?:house|home|outside)?|body ?dysmorph\w*|dysmorph\w*|dismorph\w*|\bbdd\b|more and more (?:filler|botox|surgery|treatments?)|can not stop (?:having|getting) (?:filler|botox|treatments?|surgery)|addicted to (?:filler|botox|surgery|treatments?)|depressed (?:about|because of) (?:my|the way)|ruin\w* my life|bullied (?:for|because|about)`,
      ),
    ],
  },
]

const youthWords: Record<string, number> = { ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 }
const notAnAge = String.raw`(?! ?(?:ml|areas?|weeks?|months?|days?|units?|syringes?|percent|hours?|minutes?|mins?|sessions?|stone|st|kg|lbs?|points?|pounds?|times|st|th|pm|am|p m|a m|lines?|treatments?|people|jabs?|injections?|cm|mm|inch\w*|threads?|november|december|january|february|march|april|may|june|july|august|september|october))`

/** Whether the question is about someone under 18, or about how young one may be. */
function aboutMinor(text: string): boolean {
  const digits = text.replace(/\b(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b/g, (word) => String(youthWords[word]))
  if (/\bwhen i was \d{1,2}\b/.test(digits) && !/\bi am \d/.test(digits)) return false
  const someone = String.raw`(?:i am|am|aged?|age|ages|being|only|just turned|turned|turning|turn|nearly|almost|she is|he is|they are|is|who is|was born|im)`
  const ages = [
    ...digits.matchAll(new RegExp(String.raw`\b${someone} (?:only |just |nearly |almost |currently |about |now |turning )?(\d{1,2})\b${notAnAge}`, 'g')),
    ...digits.matchAll(/\b(\d{1,2}) ?(?:years? old|yrs? old|year olds?|years? of age|yo|y o|yrs?)\b/g),
    ...digits.matchAll(
      new RegExp(
        String.raw`\b(?:daughter|son|sister|brother|niece|nephew|child|kid|girl|boy|girlfriend|boyfriend|friend|cousin|granddaughter|grandson|student|me)s? (?:\w+ ){0,2}(\d{1,2})\b${notAnAge}`,
        'g',
      ),
    ),
    ...digits.matchAll(/\b(\d{1,2}) ?(?:th|st|nd|rd)? birthday\b/g),
    ...digits.matchAll(/\b(\d{1,2}) (?:and |but |with |years |is |too |old enough|can i|am i allowed|do you)/g),
  ].map((match) => Number(match[1]))
  const subject = /\b(?:i|my|me|she|he|daughter|son|sister|brother|child|kid|niece|nephew|girl|boy|friend)\b/.test(digits)
  const agesInFree = ages.filter((age) => age >= 8 && age < 18)
  if (agesInFree.length > 0 && (subject || /\b(?:year|old|yo|aged?|birthday)\b/.test(digits))) {
    // "2 and", "8 point", "11 lines" are no ages; nor is a number that goes with a price or a plan.
    const firm =
      /\b(?:i am|am|aged?|age|only|just turned|turned|turning|nearly|almost|she is|he is|is) (?:only |just |nearly |almost |currently |about |now |turning )?(?:8|9|1[0-7])\b/.test(
        digits,
      ) ||
      /\b(?:8|9|1[0-7]) ?(?:years? old|yrs? old|year olds?|years? of age|yo|y o)\b/.test(digits) ||
      /\b(?:daughter|son|sister|brother|niece|nephew|child|kid|girl|boy|girlfriend|boyfriend|friend|cousin|granddaughter|grandson|me)s? (?:\w+ ){0,2}(?:8|9|1[0-7])\b/.test(
        digits,
      ) ||
      /\b1[0-7] ?(?:th)? birthday\b/.test(digits)
    if (firm && !/\b(?:weeks?|months?) (?:pregnant|gone|along)\b/.test(digits.replace(/\b1[89]|[2-9]\d\b/g, ''))) return true
    if (firm && /\b(?:8|9|1[0-7]) ?(?:years? old|yrs? old|year olds?|yo)\b/.test(digits)) return true
  }
  return /\bunder ?(?:the age of |aged? )?18s?\b|\bunder ?age\b|\bnot (?:yet |quite )?18\b|\b(?:nearly|almost|not yet|turning|soon|about to be|close to) (?:turning )?18\b|\bbefore (?:i am |im |my )?18\b|\bwhat age\b|\b(?:am|is|are) (?:a )?minors?\b|\bfor minors\b|\bteen(?:s|ager|agers|age|aged)?\b|\badolescen\w*|\bschool ?(?:girl|boy|kid|child)\w*|\bgcses?\b|\ba levels?\b|\b(?:school )?prom\b|\byear (?:7|8|9|10|11|12|13)\b(?! (?:old|ago))|\bsixth form\w*|\bin (?:high|secondary) school\b|\bat school\b|\bfake id\b|\bparent\w*(?: \w+){0,2} (?:consent|permission|sign|approval|agree)|\b(?:mum|mom|mother|dad|father)s? (?:\w+ ){0,3}(?:permission|consent|sign|said (?:yes|it is ok|ok)|says (?:yes|it is ok|ok)|lets? me|allow\w*|gave)|\b(?:youngest|minimum|min|lowest|legal|youngest possible|required) age\b|\bage (?:limit|restriction|requirement|minimum|policy)s?\b|\bhow (?:old|young)\b(?: \w+){0,4} (?:have|need|must|to be|can|be|for|should|do|to have|to get)|\bold enough\b|\btoo young\b|\b(?:treat|see|accept|take|for|on|my|the) (?:\w+ )?(?:children|child|kids?)\b(?! (?:is|are) (?:\d{2}|grown|adult))(?=.*\b(?:botox|filler|fillers|lips?|treat\w*|peel|inject\w*|skin|acne|mole|facial|eczema|clinic|have|get)\b)/.test(
    digits,
  )
}

/**
 * What the rules say about a text. A long one is read in overlapping pieces: the patterns look a few words ahead, and their
 * cost must not grow with the square of what somebody pastes in.
 */
export function screen(text: string): Finding | null {
  const words = text.split(' ')
  if (words.length <= piece) return screenPiece(text)
  let mild: Finding | null = null
  for (let from = 0; from < words.length; from += piece - overlap) {
    const found = screenPiece(words.slice(from, from + piece).join(' '))
    if (found?.mode === 'only') return found
    mild ??= found
  }
  return mild
}

const piece = 90
const overlap = 30

function screenPiece(text: string): Finding | null {
  let mild: Finding | null = null
  for (const rule of rules) {
    if (rule.concern === 'under-18') {
      if (aboutMinor(text)) return { concern: 'under-18', mode: 'only' }
      continue
    }
    if (!rule.any.some((pattern) => pattern.test(text))) continue
    if (rule.not?.test(text) && rule.any.every((pattern) => !pattern.test(text.replace(new RegExp(rule.not!.source, 'g'), ' ')))) continue
    // A danger asked about in general leaves room for what else the question may be.
    if (rule.softens && isGeneral(text)) mild ??= { concern: rule.concern, mode: 'first' }
    else return { concern: rule.concern, mode: 'only' }
  }
  return mild
}

/** A question about risk in general, with nobody's own state in it. */
function isGeneral(text: string): boolean {
  if (!general.test(text)) return false
  if (
    /\b(?:what (?:should|do|can|shall) i do|help me|is (?:this|it|that) (?:normal|ok|okay|bad|serious|an emergency)|what now|should i (?:be worried|worry|go|call|see|ring|wait))\b/.test(
      text,
    )
  )
    return false
  return !ownState.test(
    text
      .replace(
        /\b(?:i am|i have|i feel) (?:a bit |really |very |so |just |also |been )*(?:worried|nervous|scared|afraid|thinking|considering|interested|anxious|heard|read|wondering|concerned|looking)\b/g,
        ' ',
      )
      .replace(/\b(?:what if|if) (?:i|my|it|the)\b(?: \w+){0,3}/g, ' ')
      .replace(
        /\bafter (?:\w+ )?(?:lip |nose |cheek |chin |jaw |dermal |tear trough )?(?:filler\w*|botox|injections?|treatment|threads?|peels?|a non surgical nose job)$/g,
        ' ',
      )
      .replace(/\bmy (?:risk|chance|question|sight|eyesight|vision|eyes?|face|skin|lips?|eye ?lids?)\b/g, ' '),
  )
}

type Words = (clinic: ClinicFacts, line: (...ids: string[]) => string) => string[]

const notHere = 'This chat is automated and cannot assess you.'
const ring = (c: ClinicFacts) => `${c.line.display}`

/** The concerns that data/safety.json answers, each by the protocols named here. A test holds that every one of them is there. */
export const protocols = {
  'self-harm': ['mental-health'],
  vision: ['sight-change'],
  breathing: ['allergy', 'swallowing'],
  stroke: ['stroke'],
  'blood-vessel': ['blocked-artery'],
  collapse: ['fainting', 'bleeding', 'chest-leg'],
  sepsis: ['infection'],
  'toxin-spread': ['swallowing', 'toxin-spread'],
  burn: ['skin-burn'],
  'skin-emergency': ['severe-rash'],
  infection: ['infection'],
  allergy: ['allergy'],
  droop: ['stroke', 'eyelid-droop', 'uneven-smile'],
} as const satisfies Partial<Record<Concern, readonly string[]>>

/** What the protocols say: a line each; then, of the first, what to say, to do meanwhile and never to do. */
function fromProtocols(concern: keyof typeof protocols, { clinic, safety }: Facts): string[] {
  const found = protocols[concern].flatMap((id) => safety.filter((protocol) => protocol.id === id))
  const [first] = found
  return [
    ...found.map(({ line }) => line),
    ...(first ? [`What to say: ${first.say}`, `Meanwhile: ${first.meanwhile} ${first.never.join(' ')}`] : []),
    ...(concern === 'self-harm'
      ? []
      : [
          `The clinic: ${clinic.emergencyLine.display} in an emergency, ${clinic.line.display} for anything else, and NHS 111 when it is closed. Where the answer is 999, call 999 first.`,
        ]),
    notHere,
  ]
}

/** Fixed answers, paragraph by paragraph. */
const answers: Record<Exclude<Concern, keyof typeof protocols>, Words> = {
  'under-18': (c) => [
    `${c.adultsOnly} We do not treat anyone younger for cosmetic reasons, with or without a parent’s consent; in England it is an offence to give or arrange botulinum toxin or filler for cosmetic reasons for someone under 18.`,
    'For a skin condition such as acne, a GP, a pharmacist or an NHS dermatologist can help at any age, with a parent. Sun protection and a simple routine are fine.',
    'If someone is pressing you about your looks, or you would like to talk, Childline is free on 0800 1111.',
  ],
  pregnancy: (c, line) => [
    'Injectable treatments, peels and most other cosmetic procedures are postponed during pregnancy, and while you are trying for a baby you should tell the doctor before anything is planned. Nothing is booked until a doctor has agreed.',
    `${line('medicine-pregnancy')} Before any other cream or tablet, ask your midwife, GP or pharmacist. Sunscreen, a bland moisturiser and gentle cleansing are fine.`,
    `You are welcome to ring us on ${ring(c)} and plan for later.`,
  ],
  breastfeeding: (c) => [
    'There is little evidence on injectable treatments while breastfeeding, so we postpone them until you have finished. Please do not stop feeding for the sake of a cosmetic treatment.',
    `Before any cream or medicine, ask a pharmacist, your GP or health visitor, or the Breastfeeding Network. Tell the doctor at a consultation that you are feeding. You can ring us on ${ring(c)} to plan for later.`,
  ],
  coercion: (c) => [
    'It is your face and your decision. You have a right to say no, and nothing is booked or done here under someone else’s pressure.',
    'If you are in danger, call 999; from a mobile, press 55 if you cannot speak. The National Domestic Abuse Helpline is free on 0808 2000 247, day and night.',
    `If you would like to talk to a clinician alone, with a chaperone, ring ${ring(c)} and ask for that.`,
  ],
  distress: (c, line) => [
    'I am sorry that this weighs on you so much. When worry about looks takes over the day, that is a health matter like any other, common and treatable; a GP or NHS talking therapies are the right place to begin.',
    line('mental-health'),
    `Please let any procedure wait until then. If you would like to talk it over with a doctor, without any treatment, ring ${ring(c)}.`,
  ],
  'self-injection': (c, line) => [
    'I cannot help with injecting at home, nor with injection points, depths, dilutions or needles. Injecting yourself or someone else without training can cause blindness, dead skin, infection or serious illness. Injectable treatments are given here only by a clinician, after a doctor has examined you in person.',
    `If something has already been injected: ${line('sight-change', 'blocked-artery', 'swallowing')} For anything else that worries you ring NHS 111, or us on ${ring(c)}; nobody will blame you.`,
  ],
  buying: (c) => [
    'Please do not buy or use prescription medicines, fillers or skin-lightening creams from websites, salons or social media. Fakes are common: some have caused botulism, and lightening creams may hold mercury, hydroquinone or strong steroids. We do not sell injectables or prescription medicines to take away.',
    `A pharmacy can be checked on the General Pharmaceutical Council’s register, and a seller reported to the MHRA. If you have used something already, stop, keep the packaging and see a GP or pharmacist. A prescription from us follows only after a doctor has examined you: ${ring(c)}.`,
  ],
  dose: (c) => [
    'I cannot give doses, units or strengths. How much is used, if anything, is decided by the doctor who examines you in person, and it differs from one face to the next.',
    `If you have already used or injected something and feel unwell, ring NHS 111, or 999 for trouble with breathing, swallowing or sight. For a consultation ring ${ring(c)}.`,
  ],
  'medicine-change': (c) => [
    'Please do not stop, start or change a prescribed medicine for the sake of a cosmetic treatment unless the person who prescribed it agrees. Tell our doctor everything you take, and the plan is made around that.',
    `If isotretinoin comes with a low mood, tell the prescriber at once; Samaritans are free on 116 123. A pharmacist or NHS 111 can advise on medicines, and we are on ${ring(c)}.`,
  ],
  lesion: (c, line) => [
    `I cannot diagnose a mole or a mark, neither from words nor from a photograph. ${line('mole-change')}`,
    `Do not have it lasered, frozen or cut off for looks before a doctor has checked it. A private skin doctor can look as well: ${ring(c)}.`,
  ],
  diagnosis: (c) => [
    'I cannot diagnose anything from a description or a picture. That takes a doctor who can look at you, ask questions and, if need be, test.',
    `A pharmacist or your GP is a good first step, and NHS 111 helps if it is getting worse; call 999 for trouble with breathing or sight, a swollen tongue or throat, or a rash that does not fade under a glass. Our doctors see skin conditions too: ${ring(c)}.`,
  ],
  prescription: (c) => [
    'I cannot prescribe or recommend a medicine. A prescription is written only by a prescriber who has examined you in person and agrees that it suits you; booking a consultation does not mean that you will get one.',
    `For a medicine you take already, ask your pharmacist, your GP or whoever prescribed it; NHS 111 can help if it is urgent. To see one of our doctors ring ${ring(c)}.`,
  ],
  elsewhere: (c, line) => [
    line('sight-change', 'blocked-artery', 'infection', 'thread-problem'),
    `Otherwise contact the clinic that treated you, and NHS 111 if you cannot reach them. Do not press a lump or pull at a thread. A doctor can then look at it with you; bring the product, the batch, the date and photographs. Our line is ${ring(c)}. Problems can also be reported through the Yellow Card scheme.`,
  ],
}

const isFromProtocols = (concern: Concern): concern is keyof typeof protocols => concern in protocols

/** The lines of these protocols, one after the other. */
const linesOf = ({ safety }: Facts, ids: readonly string[]) =>
  ids.flatMap((id) => safety.filter((protocol) => protocol.id === id).map(({ line }) => line)).join(' ')

/** The fixed answer to a concern, paragraph by paragraph. */
export function safetyAnswer(concern: Concern, facts: Facts): string[] {
  return isFromProtocols(concern) ? fromProtocols(concern, facts) : answers[concern](facts.clinic, (...ids) => linesOf(facts, ids))
}

/** What stands before the answer to a question about a danger in general. */
export function warning(concern: Concern, facts: Facts): string {
  return `If this is happening to you now: ${isFromProtocols(concern) ? linesOf(facts, protocols[concern]) : linesOf(facts, ['sight-change', 'blocked-artery', 'stroke'])}`
}

/** Concerns that are about the person and so hold for the questions that follow. */
export const lasting: ReadonlySet<Concern> = new Set(['under-18', 'pregnancy', 'breastfeeding'])

/** Concerns that must be answered even when the rate limit is used up or the database is down. */
export const emergencies: ReadonlySet<Concern> = new Set([
  'self-harm',
  'vision',
  'breathing',
  'stroke',
  'blood-vessel',
  'collapse',
  'sepsis',
  'toxin-spread',
  'burn',
  'skin-emergency',
  'infection',
  'allergy',
  'droop',
  'elsewhere',
])

/** Words the speller should know and prefer, so that a misspelt symptom is still one. */
export const safetyWords =
  `breathe breath breathing swelling swollen throat tongue airway wheezing anaphylaxis anaphylactic epipen choking blanching blanched mottled dusky necrosis occlusion vascular vessel artery severe severely intense painful agony excruciating unbearable throbbing vision sight eyesight blurry blurred blurring blind blindness double drooping droopy droop slurred slurring slur slurs speech stroke weakness numb seizure unconscious collapsed fainted bleeding sepsis infected infection abscess cellulitis fever temperature shivering hives allergic allergy reaction blisters blistered burned burnt burning suicide suicidal overdose samaritans yourself dying pregnant pregnancy breastfeeding breastfeed breast feeding expecting trimester conceive conceiving teenager teenage underage daughter seventeen sixteen fifteen fourteen dosage dose units inject injecting injected injection needle cannula dilute reconstitute prescription prescribe prescribed antibiotics antibiotic tretinoin isotretinoin roaccutane accutane hydroquinone hyaluronidase warfarin aspirin steroid melanoma cancer mole changed diagnose diagnosis rosacea eczema psoriasis rash swallow swallowing botulism turned white purple lips yesterday tonight husband boyfriend forcing pressured threatened ugly hideous disgusting dysmorphia`.split(
    /\s+/,
  )
