import type { AnalysisForm } from '../_shared/contract.ts'

/**
 * The rules of aesthetic-analysis as data: what each answer of the form means, what comes first, and what may be worth
 * talking about. How they are put together, and what overrules what, is in analyse.ts. A clinician should approve changes.
 */

export type Rating = keyof Pick<
  AnalysisForm,
  | 'skinTone'
  | 'pores'
  | 'texture'
  | 'clarity'
  | 'foundationUse'
  | 'frown'
  | 'forehead'
  | 'crowsFeet'
  | 'chin'
  | 'smileLines'
  | 'marionette'
  | 'underEyes'
  | 'cheeks'
  | 'jowls'
  | 'lips'
>
export type AreaName = 'skin' | 'lines' | 'volume'
export type Option = { route: string; label: string; prescriptionOnly: boolean }
export type Level = { say: string; firstSteps: string[]; discuss: Option[]; cautions: string[] }
export type RatingRules = { name: string; area: AreaName; levels: Record<1 | 2 | 3, Level> }

export const ratings: Record<Rating, RatingRules> = {
  skinTone: {
    name: 'uneven skin tone',
    area: 'skin',
    levels: {
      1: {
        say: 'You notice slight unevenness. That is very common and often seasonal.',
        firstSteps: ['Broad-spectrum SPF 30 or more every morning', 'Do not pick spots', 'Check again in the same light in 3 months'],
        discuss: [{ route: '/hydrafacial-london', label: 'a gentle hydrating facial', prescriptionOnly: false }],
        cautions: ['Redness that burns or stings may be rosacea – see a doctor before acids'],
      },
      2: {
        say: 'Uneven tone bothers you fairly often. Marks left after spots, sun or hormones are usual reasons; only an examination can say which.',
        firstSteps: [
          'SPF 30–50 with 4-star UVA, hat and shade 11am–3pm',
          'Simple routine; one brightening product at a time',
          'Note any new tablets, hormones or pregnancy',
        ],
        discuss: [
          { route: '/hyperpigmentation-treatment', label: 'a consultation about uneven pigment', prescriptionOnly: true },
          { route: '/prescription-skincare', label: "a doctor's skincare review", prescriptionOnly: true },
          { route: '/chemical-peel', label: 'a light peel, if your skin suits it', prescriptionOnly: false },
        ],
        cautions: ['Deeper skin tones: gentle first, as irritation can darken marks', 'Melasma can return and heat may worsen it'],
      },
      3: {
        say: 'Uneven tone clearly affects how you feel. It deserves a proper look rather than guesswork.',
        firstSteps: ['Strict sun protection from today', 'Stop scrubs and unlabelled lightening creams', 'Photograph in daylight'],
        discuss: [
          { route: '/hyperpigmentation-treatment', label: 'a consultation about uneven pigment', prescriptionOnly: true },
          { route: '/dermatology', label: "a skin doctor's opinion", prescriptionOnly: false },
        ],
        cautions: [
          'Any single patch that is new, changing, bleeding or odd-looking needs a GP, not a cosmetic plan',
          'No strong peel or laser until the cause is known',
        ],
      },
    },
  },
  pores: {
    name: 'visible pores',
    area: 'skin',
    levels: {
      1: {
        say: 'You see some pores. Everyone has them; their size is mostly set by genes, oil and age.',
        firstSteps: ['Gentle cleanse twice daily', 'Oil-free moisturiser and SPF'],
        discuss: [{ route: '/hydrafacial-london', label: 'a gentle hydrating facial', prescriptionOnly: false }],
        cautions: ['Do not squeeze or use pore vacuums hard'],
      },
      2: {
        say: 'Pores stand out to you. They can look smaller, though they do not close for good.',
        firstSteps: [
          'Cleanse, moisturise, SPF',
          'A salicylic acid wash may help; skip it if allergic to aspirin and ask a pharmacist if pregnant',
          'Give any routine 12 weeks',
        ],
        discuss: [
          { route: '/hydrafacial-london', label: 'a gentle hydrating facial', prescriptionOnly: false },
          { route: '/prescription-skincare', label: "a doctor's skincare review", prescriptionOnly: true },
          { route: '/chemical-peel', label: 'a light peel, if your skin suits it', prescriptionOnly: false },
        ],
        cautions: ['Oily skin with painful spots: think about acne care first'],
      },
      3: {
        say: 'Pores trouble you a lot. A mix of oil control and surface renewal may soften them; expect improvement, not removal.',
        firstSteps: ['Check whether your make-up and hair products are non-greasy', 'Sun protection, as sun slackens skin', 'Avoid harsh stripping'],
        discuss: [
          { route: '/prescription-skincare', label: "a doctor's skincare review", prescriptionOnly: true },
          { route: '/microneedling', label: 'microneedling', prescriptionOnly: false },
          { route: '/hydrafacial-london', label: 'a gentle hydrating facial', prescriptionOnly: false },
        ],
        cautions: ['Scarring can look like pores – have it examined', 'Darker skin: needling is often kinder than strong peels'],
      },
    },
  },
  texture: {
    name: 'texture',
    area: 'skin',
    levels: {
      1: {
        say: 'Slight roughness is normal and often about dryness.',
        firstSteps: ['Moisturise morning and night', 'Stop scrubs for 4 weeks'],
        discuss: [{ route: '/hydrafacial-london', label: 'a gentle hydrating facial', prescriptionOnly: false }],
        cautions: ['Persistent itch or scale is not cosmetic – ask a pharmacist or GP'],
      },
      2: {
        say: 'Texture is noticeable to you; dryness, past spots and sun are common reasons.',
        firstSteps: ['Repair routine for 4 weeks', 'SPF 30+ daily', 'Start a mild retinoid only if not pregnant, trying or breastfeeding'],
        discuss: [
          { route: '/chemical-peel', label: 'a light peel, if your skin suits it', prescriptionOnly: false },
          { route: '/microneedling', label: 'microneedling', prescriptionOnly: false },
          { route: '/prescription-skincare', label: "a doctor's skincare review", prescriptionOnly: true },
        ],
        cautions: ['Active spots or eczema first', 'Tell the doctor about keloids or recent isotretinoin'],
      },
      3: {
        say: 'Texture clearly bothers you. Scars, sun change and skin disease need different care, so look before choosing.',
        firstSteps: ['Take daylight photos', 'Do not needle at home', 'Bring old treatment notes'],
        discuss: [
          { route: '/microneedling', label: 'microneedling', prescriptionOnly: false },
          { route: '/dermatology', label: "a skin doctor's opinion", prescriptionOnly: false },
          { route: '/profhilo', label: 'a hydrating skin booster', prescriptionOnly: false },
        ],
        cautions: ['Rough scaly spots that persist, bleed or grow on sun-exposed skin need a GP', 'Avoid needling over active acne'],
      },
    },
  },
  clarity: {
    name: 'clarity (spots, blotches or dullness)',
    area: 'skin',
    levels: {
      1: {
        say: 'An occasional spot or dull day is ordinary skin.',
        firstSteps: ['Gentle cleanse, moisturise, SPF', 'Do not pick'],
        discuss: [{ route: '/hydrafacial-london', label: 'a gentle hydrating facial', prescriptionOnly: false }],
        cautions: [],
      },
      2: {
        say: 'Breakouts or dullness return often. Most treatments need about 12 weeks, with change from week 6–8.',
        firstSteps: ['Treat the whole area, not one spot', 'Oil-free products', 'Ask a pharmacist about benzoyl peroxide, if suitable'],
        discuss: [
          { route: '/acne-treatment', label: 'a consultation about spots', prescriptionOnly: true },
          { route: '/hydrafacial-london', label: 'a gentle hydrating facial', prescriptionOnly: false },
          { route: '/chemical-peel', label: 'a light peel, if your skin suits it', prescriptionOnly: false },
        ],
        cautions: ['Pregnant or trying: some acne medicines are unsafe; say so', 'Marks last longer in deeper skin: treat early and gently'],
      },
      3: {
        say: 'Frequent or painful breakouts, or lasting blotches, deserve medical care; early treatment lowers scarring.',
        firstSteps: ['Keep routine plain', 'Book a doctor or GP', 'Note stress, periods, medicines and supplements'],
        discuss: [
          { route: '/acne-treatment', label: 'a consultation about spots', prescriptionOnly: true },
          { route: '/dermatology', label: "a skin doctor's opinion", prescriptionOnly: false },
        ],
        cautions: [
          'Very painful ulcerated spots with fever: same-day help',
          'Low mood about skin: tell someone; support below',
          'No peels or needling over cysts',
        ],
      },
    },
  },
  foundationUse: {
    name: 'how much you cover up',
    area: 'skin',
    levels: {
      1: {
        say: 'You sometimes cover up. That is a personal choice and nothing to fix.',
        firstSteps: ['Remove make-up gently at night'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'You often want cover. A simple routine may let you use less, if you wish.',
        firstSteps: ['Change sponges, keep brushes clean', 'Choose non-comedogenic make-up with separate SPF'],
        discuss: [
          { route: '/hydrafacial-london', label: 'a gentle hydrating facial', prescriptionOnly: false },
          { route: '/prescription-skincare', label: "a doctor's skincare review", prescriptionOnly: true },
        ],
        cautions: ['Do not use foundation as your sunscreen'],
      },
      3: {
        say: 'You feel you need cover most days. You deserve kindness as well as skincare.',
        firstSteps: ['Patch-test new products', 'Try one no-make-up evening at home', 'Ask what exactly you are covering'],
        discuss: [
          { route: '/dermatology', label: "a skin doctor's opinion", prescriptionOnly: false },
          { route: '/hyperpigmentation-treatment', label: 'a consultation about uneven pigment', prescriptionOnly: true },
        ],
        cautions: ['If looks take over your day or stop you going out, a GP or NHS talking therapy can help – it is common and treatable'],
      },
    },
  },
  frown: {
    name: 'frown lines',
    area: 'lines',
    levels: {
      1: {
        say: 'Lines show mainly when you frown. Movement is healthy.',
        firstSteps: ['Check glasses and screen glare', 'SPF and sunglasses'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'You notice frown lines a fair amount, perhaps at rest too.',
        firstSteps: ['Sunglasses, SPF', 'Retinoid review if suitable'],
        discuss: [
          { route: '/frown-line-botox', label: 'a consultation for frown lines', prescriptionOnly: true },
          { route: '/prescription-skincare', label: "a doctor's skincare review", prescriptionOnly: true },
        ],
        cautions: ['Prescription treatment needs an in-person examination', 'Tell the doctor about muscle or nerve conditions, pregnancy or breastfeeding'],
      },
      3: {
        say: 'Deep-looking lines bother you. They may soften but rarely vanish with one approach.',
        firstSteps: ['Sun protection', 'Write down what you dislike: the line or the cross look'],
        discuss: [
          { route: '/frown-line-botox', label: 'a consultation for frown lines', prescriptionOnly: true },
          { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false },
        ],
        cautions: ['Filler here carries a rare but serious sight risk; ask how it is managed', 'A face or brow that drops suddenly on one side: 999'],
      },
    },
  },
  forehead: {
    name: 'forehead lines',
    area: 'lines',
    levels: {
      1: {
        say: 'Light lines on raising your brows are normal.',
        firstSteps: ['SPF, hat'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'Lines show often. Sun, habits and brow position all play a part.',
        firstSteps: ['SPF, sunglasses, relaxed posture at screen'],
        discuss: [
          { route: '/forehead-lines-botox', label: 'a consultation for forehead lines', prescriptionOnly: true },
          { route: '/prescription-skincare', label: "a doctor's skincare review", prescriptionOnly: true },
        ],
        cautions: ['Heavy brows can feel heavier if over-treated – have them checked first'],
      },
      3: {
        say: 'Lines are a clear concern. Brow and eyelid position must be assessed together.',
        firstSteps: ['Retinoid review', 'Eye test if straining'],
        discuss: [
          { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false },
          { route: '/forehead-lines-botox', label: 'a consultation for forehead lines', prescriptionOnly: true },
        ],
        cautions: ['If upper lids affect sight, see a GP or optician first'],
      },
    },
  },
  crowsFeet: {
    name: 'crow’s feet',
    area: 'lines',
    levels: {
      1: {
        say: 'Smile lines that show joy are normal.',
        firstSteps: ['Sunglasses, SPF'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'You notice them at rest at times.',
        firstSteps: ['SPF to the outer corner, sunglasses, gentle eye cream'],
        discuss: [
          { route: '/crows-feet-botox', label: 'a consultation for lines around the eyes', prescriptionOnly: true },
          { route: '/polynucleotide-treatment', label: 'a skin-repair booster', prescriptionOnly: false },
        ],
        cautions: ['Dry or sore eyes, or recent eye surgery: tell the doctor'],
      },
      3: {
        say: 'They are one of your main concerns. Skin quality and movement both count.',
        firstSteps: ['Stop rubbing; treat hay fever', 'SPF daily'],
        discuss: [
          { route: '/crows-feet-botox', label: 'a consultation for lines around the eyes', prescriptionOnly: true },
          { route: '/microneedling', label: 'microneedling', prescriptionOnly: false },
          { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false },
        ],
        cautions: ['Avoid strong acids or retinoids on the eyelid', 'Sudden drooping lid or double vision: urgent help'],
      },
    },
  },
  chin: {
    name: 'chin dimpling or creases',
    area: 'lines',
    levels: {
      1: {
        say: 'Slight dimpling on movement is common.',
        firstSteps: ['SPF'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'You see dimpling or a crease fairly often.',
        firstSteps: ['Moisturise; check bite or jaw clenching with a dentist'],
        discuss: [{ route: '/chin-botox', label: 'a consultation about chin dimpling', prescriptionOnly: true }],
        cautions: ['Over-relaxing may affect lip movement'],
      },
      3: {
        say: 'The chin is a clear concern. Bite, bone and muscle all matter.',
        firstSteps: ['Dental check if bite changed'],
        discuss: [
          { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false },
          { route: '/chin-filler', label: 'a discussion of chin shape', prescriptionOnly: false },
        ],
        cautions: ['New numbness or lump in the chin needs a doctor or dentist'],
      },
    },
  },
  smileLines: {
    name: 'smile lines',
    area: 'lines',
    levels: {
      1: {
        say: 'Smile folds are part of every face.',
        firstSteps: ['SPF, moisturise'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'Folds show at rest sometimes. Cheek support and skin both shape them.',
        firstSteps: ['SPF, retinoid review, steady weight'],
        discuss: [
          { route: '/nasolabial-folds', label: 'a discussion of smile lines', prescriptionOnly: false },
          { route: '/profhilo', label: 'a hydrating skin booster', prescriptionOnly: false },
        ],
        cautions: ['Filling the line alone can look heavy; look at the whole face'],
      },
      3: {
        say: 'Folds are one of your main worries. Often the answer lies in the cheek or skin, not the fold.',
        firstSteps: ['List what you notice first in a mirror'],
        discuss: [
          { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false },
          { route: '/nasolabial-folds', label: 'a discussion of smile lines', prescriptionOnly: false },
          { route: '/plastic-surgeon', label: 'a surgical opinion', prescriptionOnly: false },
        ],
        cautions: ['Blocked vessel is a rare emergency – ask about it'],
      },
    },
  },
  marionette: {
    name: 'lines from the mouth corners',
    area: 'lines',
    levels: {
      1: {
        say: 'A slight shadow is normal and changes with light.',
        firstSteps: ['SPF'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'You notice a downturn sometimes.',
        firstSteps: ['Dental check if teeth worn; SPF'],
        discuss: [
          { route: '/marionette-lines', label: 'a discussion of mouth-corner lines', prescriptionOnly: false },
          { route: '/profhilo', label: 'a hydrating skin booster', prescriptionOnly: false },
        ],
        cautions: ['Smoking deepens lower-face lines'],
      },
      3: {
        say: 'These lines bother you clearly. They usually reflect volume, skin and muscle together.',
        firstSteps: ['Note weight change and dental work'],
        discuss: [
          { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false },
          { route: '/marionette-lines', label: 'a discussion of mouth-corner lines', prescriptionOnly: false },
          { route: '/thread-face-lift', label: 'a thread lift discussion', prescriptionOnly: false },
        ],
        cautions: ['A mouth that drops suddenly on one side: 999', 'Surgery may be the fair choice if skin is loose'],
      },
    },
  },
  underEyes: {
    name: 'the under-eye area',
    area: 'volume',
    levels: {
      1: {
        say: 'Slight shadow is common; sleep, allergy and light change it.',
        firstSteps: ['Treat hay fever, sleep, SPF'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'Under-eyes look tired to you. Hollow, colour, puffiness and skin need different answers.',
        firstSteps: ['Cool compress; less salt at night; stop rubbing'],
        discuss: [
          { route: '/polynucleotide-treatment', label: 'a skin-repair booster', prescriptionOnly: false },
          { route: '/tear-trough-filler', label: 'a careful discussion of the under-eye hollow', prescriptionOnly: false },
        ],
        cautions: ['Puffy bags may look worse with filler', 'Very delicate area: ask about sight and swelling risk'],
      },
      3: {
        say: 'Under-eyes are a main concern and the most judgement-heavy area.',
        firstSteps: ['Photo on waking and evening', 'List allergies and sinus problems'],
        discuss: [
          { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false },
          { route: '/polynucleotide-treatment', label: 'a skin-repair booster', prescriptionOnly: false },
          { route: '/plastic-surgeon', label: 'a surgical opinion', prescriptionOnly: false },
        ],
        cautions: ['Sudden one-sided swelling, pain or bulging eye: urgent medical help', 'Thyroid or kidney swelling needs a GP'],
      },
    },
  },
  cheeks: {
    name: 'the cheeks',
    area: 'volume',
    levels: {
      1: {
        say: 'Cheek shape varies and changes gently.',
        firstSteps: ['SPF, steady weight'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'You notice flattening.',
        firstSteps: ['Balanced diet; SPF'],
        discuss: [
          { route: '/cheek-filler', label: 'a discussion of cheek support', prescriptionOnly: false },
          { route: '/profhilo', label: 'a hydrating skin booster', prescriptionOnly: false },
        ],
        cautions: ['Small amounts reviewed; more is not better'],
      },
      3: {
        say: 'Loss of volume is a clear concern.',
        firstSteps: ['Record any weight loss and when'],
        discuss: [
          { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false },
          { route: '/cheek-filler', label: 'a discussion of cheek support', prescriptionOnly: false },
          { route: '/non-surgical-facelift', label: 'a whole-face discussion', prescriptionOnly: false },
        ],
        cautions: ['Unplanned weight loss needs a GP', 'Lumps or old filler: bring records'],
      },
    },
  },
  jowls: {
    name: 'the jaw edge',
    area: 'volume',
    levels: {
      1: {
        say: 'Slight softening is expected with age.',
        firstSteps: ['SPF on neck; posture'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'The jaw edge looks softer to you.',
        firstSteps: ['Do not smoke or vape; SPF to neck'],
        discuss: [
          { route: '/nefertiti-botox-face-jaw-lift', label: 'a consultation about the jawline', prescriptionOnly: true },
          { route: '/pdo-threads', label: 'a thread discussion', prescriptionOnly: false },
          { route: '/profhilo', label: 'a hydrating skin booster', prescriptionOnly: false },
        ],
        cautions: ['Threads are short-lived: often months'],
      },
      3: {
        say: 'Jowls are a main concern; honest limits matter here.',
        firstSteps: ['Write the best result you can imagine'],
        discuss: [
          { route: '/plastic-surgeon', label: 'a surgical opinion', prescriptionOnly: false },
          { route: '/thread-face-lift', label: 'a thread lift discussion', prescriptionOnly: false },
          { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false },
        ],
        cautions: ['If skin is loose, surgery is usually more effective', 'Be wary of stacking fillers to lift'],
      },
    },
  },
  lips: {
    name: 'the lips',
    area: 'volume',
    levels: {
      1: {
        say: 'Lips vary and thin gently with age.',
        firstSteps: ['Lip balm with SPF; water'],
        discuss: [],
        cautions: [],
      },
      2: {
        say: 'You would like a bit more definition or fewer lines.',
        firstSteps: ['Balm, SPF, stop licking'],
        discuss: [
          { route: '/lip-fillers', label: 'a discussion of lips', prescriptionOnly: false },
          { route: '/lip-flip', label: 'a consultation about lip shape', prescriptionOnly: true },
        ],
        cautions: ['Cold sores: tell the doctor first'],
      },
      3: {
        say: 'Lips matter a lot to you.',
        firstSteps: ['Bring one photo you like of yourself'],
        discuss: [
          { route: '/lip-fillers', label: 'a discussion of lips', prescriptionOnly: false },
          { route: '/advanced-consultation', label: 'a full-face consultation with a doctor', prescriptionOnly: false },
        ],
        cautions: ['Start small; do not stack over old filler', 'Pale, mottled or very painful lip after filler: the clinic at once, then A&E'],
      },
    },
  },
}

export const ages: { upTo: number; say: string }[] = [
  { upTo: 24, say: 'At your age most lines come from movement and the face is still settling, so prevention comes first.' },
  { upTo: 34, say: 'At your age prevention pays: sunscreen, not smoking and a steady routine.' },
  { upTo: 44, say: 'At your age sun change and lines may start to stay. Skincare and light treatments usually come first.' },
  {
    upTo: 54,
    say: 'At your age changing hormones can dry the skin and shift volume; comfort matters as well as looks. Hot flushes, hair loss or low mood are worth a talk with a GP.',
  },
  { upTo: 64, say: 'At your age volume and the strength of the skin matter more than single lines, and a view of the whole face helps.' },
  {
    upTo: 80,
    say: 'You can look cared-for at any age. Healing is a little slower later in life and medicines matter more, so gentle strengths, longer gaps and fewer areas are usual.',
  },
]

export const perception: Record<AnalysisForm['agePerception'], string> = {
  younger: 'It is lovely to hear that you feel younger than your years; there is no need to change anything.',
  same: 'You feel about right for your age, and small steps can keep skin comfortable.',
  older:
    'Feeling older than you are is common and often has to do with tiredness, light or stress. It does not mean that you should have treatment; if it distresses you or fills your thoughts, a GP can help.',
}

export const routine: Record<AnalysisForm['skincareRoutine'], string> = {
  none: 'Begin with three steps for 12 weeks, a gentle cleanser, a moisturiser and sunscreen of SPF 30 or more, and judge after that.',
  basic: 'Your routine is a good base; check that you use enough sunscreen, and add one active product only if you want to.',
  active: 'You already do a lot, and too many active products can irritate. Bring a list of them to any consultation.',
}

export const retinol: { upTo: number; say: string }[] = [
  { upTo: 0, say: '' },
  { upTo: 2, say: 'Retinol takes months to show what it does, and it makes sun protection a must.' },
  { upTo: 9, say: 'You have good experience with retinol: tell the clinician which product, as it is usually paused before a peel or needling.' },
  { upTo: 20, say: 'Your long use of retinol is helpful history; have its strength, any irritation and any prescription looked at.' },
]

export const sunscreen: { upTo: number; say: string }[] = [
  { upTo: 0, say: 'Sunscreen every morning, SPF 30 or more with a four-star UVA rating: starting now helps at any age.' },
  { upTo: 5, say: 'Keep up the daily sunscreen, SPF 30 or more; check the amount, and put it on again outdoors.' },
  { upTo: 19, say: 'Your sunscreen habit is a strong one: keep it up, SPF 30 or more.' },
  { upTo: 50, say: 'Your years of sunscreen are an excellent habit: keep it up, and keep checking your moles too.' },
]

export const smoking: Record<AnalysisForm['smokingStatus'], { step: string; caution: string }> = {
  never: { step: '', caution: '' },
  former: { step: '', caution: 'You used to smoke: say when you stopped. Skin and healing benefit from it.' },
  current: {
    step: 'Stopping smoking does more for skin than most treatments; NHS stop smoking services help free of charge.',
    caution:
      'Nicotine slows healing and raises the risk of poor healing after needling, threads or surgery. Many clinicians ask for about four weeks without it.',
  },
  vape: {
    step: 'Nicotine in vapes can affect healing as cigarettes do: ask about stopping before a procedure, without going back to cigarettes.',
    caution: 'Tell the doctor that you vape, and what is in it.',
  },
}

/** Used only for how skin marks and scars; never to guess what somebody wants. */
export const ethnicity: Record<AnalysisForm['ethnicity'], string> = {
  caucasian: 'Fair skin may burn more easily, so sun protection and mole checks matter; pigment marks still happen.',
  asian: 'Asian skin may keep darker marks after irritation: gentle peels or needling, a patch test and strict sunscreen, and a word about keloid scars.',
  indian:
    'Indian skin is often prone to pigment marks: inflammation is settled first, strong peels and lasers need an experienced clinician, and keloid scars in the family should be mentioned.',
  african:
    'African skin has a higher chance of dark or pale marks and of keloid scars: low-irritation options come first, scars in the family should be mentioned, shop-bought lightening creams are best avoided, and sunscreen still matters.',
  chinese: 'Chinese skin may mark after irritation: gentle settings, a patch test and daily sunscreen.',
  mixed: 'With mixed heritage it is better to ask than to guess how skin burns, tans and marks; the gentler setting is chosen.',
}

export const tanning = {
  yes: 'You tan easily, so pigment cells react quickly and marks after peels, needling or laser are likelier. Avoid tanning and sunbeds for at least four weeks before and after, and ask for a test patch.',
  no: 'You may burn: SPF 30 to 50, a hat and shade, and a GP for any mole that changes.',
}

export const faceShapes: Record<AnalysisForm['faceShape'], string> = {
  slim: 'A slim face can show hollows sooner, so go lightly with anything that slims. Weight loss that you did not plan is a matter for a GP.',
  balanced: '',
  heavy: 'With a fuller face, adding volume may not help and threads lift less; the doctor will say so.',
}

export const questions = [
  'What happens if I do nothing for now?',
  'What are the risks for my skin and my health, and how would you deal with them?',
  'What would it cost over a year, and what can it not do?',
]

/** The protocols whose lines stand under every analysis. */
export const urgent = ['stroke', 'sight-change', 'mental-health']

export const tellTheDoctor =
  'Tell the doctor if you are pregnant, trying for a baby or breastfeeding: retinoids and many injectable treatments should wait. Mention blood thinners, medicines for the immune system, recent isotretinoin, muscle or nerve conditions, allergies, cold sores, keloid scars, autoimmune disease and dental infection.'
