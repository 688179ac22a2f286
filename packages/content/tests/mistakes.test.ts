import { loadContent } from '../src/load'
import { list } from '@clinic/contract/prose'
import { secondLooks } from '../src/notices'
import { restrictedContent } from '../src/shownContent'
import { protocolMark } from '../src/translations'
import { page, reportOn } from './helpers/baseContent'

/**
 * One mistake a test on content that is otherwise in order; the whole report that it gives stands
 * in __snapshots__/. To change the wording, change it in packages/content/src and run
 * `npx jest packages/content/tests --selectProjects unit -u`.
 */

test('content in order passes', () => {
  expect(reportOn(() => {})).toBe('')
})

describe('how a file is written', () => {
  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'a comma before the closing bracket': (f) =>
      (f['synonyms.json'] = '{\n  "synonyms": {\n    "lip filler": "/lip-fillers",\n  }\n}'),
    'a comma too few': (f) =>
      (f['synonyms.json'] =
        '{\n  "synonyms": {\n    "lip filler": "/lip-fillers"\n    "chin": "/chin-filler"\n  }\n}'),
    'a text that is not closed': (f) =>
      (f['synonyms.json'] = '{\n  "synonyms": {\n    "lip filler": "/lip-fillers\n  }\n}'),
    'quotes inside a text': (f) =>
      (f['synonyms.json'] = '{\n  "synonyms": {\n    "the "best" lips": "/lip-fillers"\n  }\n}'),
    'single and curly quotes': (f) =>
      (f['synonyms.json'] = "{ 'synonyms': { “lips”: '/lip-fillers' } }"),
    'a comment': (f) =>
      (f['synonyms.json'] = '{\n  // for cards\n  "synonyms": { "lips": "/lip-fillers" }\n}'),
    'a file that ends too early': (f) =>
      (f['synonyms.json'] = '{\n  "synonyms": {\n    "lips": "/lip-fillers"'),
    'an empty file': (f) => (f['synonyms.json'] = ''),
    'a name given twice': (f) =>
      (f['synonyms.json'] =
        '{\n  "synonyms": {\n    "lips": "/lip-fillers",\n    "lips": "/chin-filler"\n  }\n}'),
    'both sides of a merge': (f) =>
      (f['synonyms.json'] = '{\n<<<<<<< HEAD\n  "synonyms": {}\n=======\n>>>>>>> other\n}'),
    'UTF-16': (f) => (f['synonyms.json'] = Buffer.from('\uFEFF{"synonyms":{}}', 'utf16le')),
    'Latin 1': (f) =>
      (f['synonyms.json'] = Buffer.from(
        '{\n"synonyms": { "caf\u00e9": "/lip-fillers" } }',
        'latin1',
      )),
  }
  test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())
})

describe('files and folders', () => {
  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'a file that is missing': (f) => (f['prices.json'] = null),
    'a file with the ending .JSON': (f) => (f['treatments/cheek-filler.JSON'] = '{}'),
    'a file with a second ending': (f) => (f['treatments/cheek-filler.json.txt'] = '{}'),
    'a file with capitals and spaces in its name': (f) => {
      f['products/Night Cream.json'] = f['products/cleanser.json']
      delete f['products/cleanser.json']
    },
    'a document among the content': (f) => (f['treatments/notes.docx'] = 'notes'),
    'a file that nothing reads': (f) => (f['price.json'] = {}),
    'a page outside every folder': (f) => (f['cheek-filler.json'] = {}),
    'a page in the folder of another kind': (f) =>
      (f['pages/cheek-filler.json'] = {
        ...f['treatments/lip-fillers.json'],
        route: '/cheek-filler',
      }),
    'a folder that nothing reads': (f) => (f['treatment/cheek-filler.json'] = {}),
    'a folder inside a folder': (f) => (f['treatments/old/lip-fillers.json'] = {}),
    'a picture the site cannot use': (f) => (f['images/rooms.tiff'] = 'tiff'),
    'two pictures with one name': (f) =>
      (f['images/rooms.jpg'] = f['images/rooms.png'] = 'picture'),
    'a file that does not bear the name of its page': (f) => {
      f['treatments/lip.json'] = f['treatments/lip-fillers.json']
      f['treatments/lip-fillers.json'] = null
    },
  }
  test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())
})

describe('fields', () => {
  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'a field that does not exist': (f) => (f['treatments/lip-fillers.json'].intros = 'A word'),
    'a field inside a group that does not exist': (f) =>
      (f['treatments/lip-fillers.json'].atAGlance.colour = 'red'),
    'a plate on some steps only, and the same on two neighbours': (f) => {
      const { appointment } = f['treatments/lip-fillers.json']
      for (const i of [0, 1, 2]) appointment[i].plate = ['notes', 'cup', 'cup'][i]
    },
    'a field that is missing': (f) => delete f['treatments/lip-fillers.json'].times.timeOff,
    'a number in quotes': (f) => (f['prices.json'].prices[2].amount = '350'),
    'a list where a text belongs': (f) => (f['treatments/lip-fillers.json'].intro = ['A word']),
    'a list where a group belongs': (f) => (f['treatments/lip-fillers.json'] = []),
    'an empty text': (f) => (f['treatments/lip-fillers.json'].intro = ' '),
    'too few entries': (f) => (f['treatments/lip-fillers.json'].questions.length = 4),
    'too many categories': (f) =>
      f['categories.json'].categories.push(f['categories.json'].categories[0]),
    'a value that is not one of the choices': (f) => (f['articles/first-blog.json'].plate = 'lip'),
    'true in quotes': (f) => (f['treatments/lip-fillers.json'].review.sample = 'true'),
    'a choice of numbers': (f) => (f['assessment.json'].categories[0].maximum = 5),
    'a number below nought': (f) => (f['prices.json'].prices[2].amount = -350),
    'a date that does not exist': (f) =>
      (f['treatments/lip-fillers.json'].review.written = '2026-02-30'),
    'a route with a slash at the end and capitals': (f) =>
      (f['treatments/lip-fillers.json'].related = ['/Chin-filler/']),
    'a web address without its beginning': (f) =>
      (f['treatments/lip-fillers.json'].sources[0].url = 'www.nhs.uk'),
    'a telephone number in the wrong form': (f) =>
      (f['clinic.json'].lines[0].e164 = '020 7946 0182'),
    'an e-mail address that is none': (f) => (f['clinic.json'].email = 'hello at clinic'),
    'a time of day that is none': (f) => (f['clinic.json'].hours[0].opens = '9am'),
    'a keyword with capitals': (f) => (f['treatments/lip-fillers.json'].keywords = ['Lips']),
    'synonym with capitals': (f) =>
      (f['synonyms.json'].synonyms = { 'Lip Filler': '/lip-fillers' }),
    'a price with two kinds of amount': (f) => (f['prices.json'].prices[2].onConsultation = true),
    'a range that falls': (f) => (f['prices.json'].prices[3].to = 400),
    'a real review without its source': (f) => (f['reviews.json'].reviews[0].source = null),
    'a review whose source is no link': (f) =>
      (f['reviews.json'].reviews[0].source = 'https://reviews.example/1'),
  }
  test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())
})

describe('pages', () => {
  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'a title that is too long': (f) =>
      (f['treatments/lip-fillers.json'].title =
        'Lip fillers in London: how they work, what they cost and what may go wrong'),
    'a title that is too long once the medicine is switched': (f) =>
      (f['treatments/lip-fillers.json'].title =
        'Everything to know about {medicine} before a first visit'),
    'a description that is too short': (f) =>
      (f['treatments/lip-fillers.json'].description = 'Fillers for lips.'),
    'a title that another page has': (f) =>
      (f['treatments/chin-filler.json'].title =
        f['treatments/lip-fillers.json'].title.toUpperCase()),
    'a description that another page has': (f) =>
      (f['treatments/chin-filler.json'].description = f['treatments/lip-fillers.json'].description),
    'a route that another page has': (f) =>
      (f['pages/lip-fillers.json'] = page('lip-fillers', 'Lips as a page')),
    'a page with too few words': (f) =>
      (f['treatments/lip-fillers.json'].whatItIs.paragraphs = ['Short.']),
    'a sentence that stands on another page': (f) =>
      (f['treatments/chin-filler.json'].results.paragraphs = [
        f['treatments/lip-fillers.json'].whatItIs.paragraphs[0],
      ]),
    'a doctor at another address': (f) => (f['people/dr-doe.json'].route = '/dr-doe'),
    'no homepage': (f) => (f['pages/home.json'].kind = 'info'),
    'a section of the homepage that does not say which it is, or says another': (f) => {
      const { sections } = f['pages/home.json']
      delete sections[3].part
      sections[5].part = 'booking'
      f['pages/treatments.json'].sections[0].part = 'gallery'
    },
    'a page in another language without its language': (f) =>
      (f['pages/treatments.json'].kind = 'language'),
    'a utility page in search engines': (f) => (f['pages/treatments.json'].kind = 'utility'),
  }
  test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())

  test.each([
    ['title', 9, 'too short'],
    ['title', 10, undefined],
    ['title', 70, undefined],
    ['title', 71, 'too long'],
    ['description', 69, 'too short'],
    ['description', 70, undefined],
    ['description', 160, undefined],
    ['description', 161, 'too long'],
  ])('a %s of %d characters', (field, length, wrong) => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'][field] =
        `${'Lips and more '.repeat(20).slice(0, length - 1)}.`
    })
    expect(/too \w+/.exec(report)?.[0]).toBe(wrong)
  })

  test.each([
    ['eleven', 'Few people here know what any of this is really about.', false],
    ['twelve', 'Few people here know what any of this is really all about.', true],
  ])('a sentence of %s words that stands on another page', (_, sentence, repeated) => {
    const report = reportOn((f) => {
      for (const name of ['lip-fillers', 'chin-filler'])
        f[`treatments/${name}.json`].results.paragraphs.push(sentence)
    })
    expect(report.includes('repeats a sentence')).toBe(repeated)
  })

  test.each([
    ['in another order', (sections: unknown[]) => sections.unshift(sections.pop())],
    ['with one left out', (sections: unknown[]) => sections.pop()],
    ['with one hidden', (sections: { hidden?: true }[]) => (sections[2]!.hidden = true)],
  ])('the homepage %s passes, and a release asks who agreed', (_, edit) => {
    const env = { GATSBY_SUPABASE_URL: 'https://backend.test', GATSBY_SUPABASE_ANON_KEY: 'key' }
    const edited = (f: Parameters<Parameters<typeof reportOn>[0]>[0]) =>
      void edit(f['pages/home.json'].sections)
    expect(reportOn(edited)).toBe('')
    const asked = 'home.json › sections: are not all shown in the specified order.'
    expect(reportOn(edited, { release: { env } })).toContain(asked)
    const agreed = (f: Parameters<Parameters<typeof reportOn>[0]>[0]) => {
      edited(f)
      f['pages/home.json'].orderAgreed = 'The owner, 1 November 2026'
    }
    expect(reportOn(agreed, { release: { env } })).not.toContain(asked)
  })
})

describe('references', () => {
  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'a group that does not exist': (f) => (f['treatments/lip-fillers.json'].group = 'fillerz'),
    'an area or a concern of the finder that does not exist, or stands twice': (f) => {
      f['treatments/lip-fillers.json'].areas = ['lip', 'lips', 'lips']
      f['treatments/lip-fillers.json'].concerns = ['volumes']
    },
    'an area and a concern that no treatment has': (f) => {
      f['areas.json'].areas.push({ id: 'calves', name: 'Calves' })
      f['finder-concerns.json'].concerns.push({ id: 'sweating', label: 'Sweating' })
    },
    'a zone that the face does not have': (f) => (f['areas.json'].areas[0].front = ['lip']),
    'a zone of the face that two areas light': (f) => {
      f['areas.json'].areas.push({ id: 'mouth', name: 'Mouth', front: ['lips'] })
      f['treatments/lip-fillers.json'].areas = ['lips', 'mouth']
    },
    'a price key that does not exist': (f) =>
      (f['treatments/lip-fillers.json'].prices.keys = ['lip-fillers']),
    'a part of the site whose price is missing': (f) =>
      (f['pages/treatments.json'].sections[0].feature = 'skincare-programme'),
    'a price that stands twice in a table': (f) =>
      (f['treatments/lip-fillers.json'].prices.keys = ['lip-filler', 'lip-filler']),
    'a related page that does not exist': (f) =>
      (f['treatments/lip-fillers.json'].related = ['/chin-fillers']),
    'a related page that redirects': (f) =>
      (f['treatments/chin-filler.json'].related = ['/lip-filler']),
    'a page related to itself': (f) =>
      (f['treatments/lip-fillers.json'].related = ['/lip-fillers']),
    'a product in a list of pages': (f) =>
      (f['treatments/lip-fillers.json'].related = ['/product-analysis/cleanser']),
    'a writer who does not exist': (f) =>
      (f['treatments/lip-fillers.json'].review.writtenBy = 'editr'),
    'a reviewer who is no doctor': (f) =>
      (f['treatments/lip-fillers.json'].review.reviewedBy = 'editor'),
    'a synonym that leads nowhere': (f) => (f['synonyms.json'].synonyms['chin'] = '/chin'),
    'a location that is no city': (f) => (f['clinic.json'].locations = ['/treatments']),
    'a concern that does not exist and one without an offer': (f) =>
      (f['offers.json'].offers[0].concerns[9] = 'pore'),
    'an id that stands twice': (f) => f['prices.json'].prices.push(f['prices.json'].prices[2]),
    'scores that do not add up': (f) => {
      f['assessment.json'].categories[0].items[0].before = 4
      f['assessment.json'].totals.before = 12
    },
  }
  test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())

  test.each(['push', 'unshift'] as const)(
    'a prescription-only price on another page, put there by %s',
    (put) => {
      const report = reportOn((f) => {
        f['treatments/lip-fillers.json'].prices.keys[put]('migraine')
      })
      expect(report).toBe(
        'data/treatments/lip-fillers.json › prescriptionOnly: is false, but the page has the price "migraine" of a prescription-only medicine. Write true, or take that price out.',
      )
    },
  )
})

describe('redirects', () => {
  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'a redirect to nowhere': (f) => (f['redirects.json'].redirects[0].to = '/lip-filers'),
    'a redirect that is a chain': (f) =>
      f['redirects.json'].redirects.push({ from: '/lips', to: '/lip-filler' }),
    'a loop of redirects': (f) =>
      (f['redirects.json'].redirects = [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ]),
    'a redirect over a page': (f) =>
      f['redirects.json'].redirects.push({ from: '/chin-filler', to: '/lip-fillers' }),
    'a redirect over an address of the homepage': (f) =>
      f['redirects.json'].redirects.push({ from: '/home', to: '/lip-fillers' }),
    'an address redirected twice': (f) =>
      f['redirects.json'].redirects.push({ from: '/lip-filler', to: '/chin-filler' }),
  }
  test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())
})

describe('copy', () => {
  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'an amount typed into copy': (f) => (f['treatments/lip-fillers.json'].intro = 'It costs £350.'),
    'an amount in words or another script': (f) =>
      (f['treatments/lip-fillers.json'].suits.list = [
        'It costs 350 pounds.',
        'It costs fifty pounds.',
        '费用为 350 英镑。',
      ]),
    'a price token that does not exist': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'It costs {price:lip-filer}.'),
    'a price token without a key': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'It costs {price}.'),
    'a pound sign before a price token': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'It costs £{price:lip-filler}.'),
    'a token that is none': (f) =>
      (f['treatments/lip-fillers.json'].suits.list = [
        'Costs {Price:lip-filler}.',
        'See {doctor}.',
        'Ring {clinic:phone}.',
      ]),
    'a token with a space in it': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'It costs {price: lip-filler}.'),
    'a token of offers elsewhere': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'Hello {name}.'),
    'a link to nowhere': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'See [chins](/chin-fillers).'),
    'a link to an old address': (f) =>
      (f['treatments/chin-filler.json'].intro = 'See [lips](/lip-filler).'),
    'a link to another address of the homepage': (f) =>
      (f['treatments/chin-filler.json'].intro = 'Go [home](/home).'),
    'a link that is no address': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'See [chins](chin-filler).'),
    'a link that is not finished': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'See [chins] (/chin-filler).'),
    'a link where none can be shown': (f) =>
      (f['treatments/lip-fillers.json'].title = 'Lip fillers and [chins](/chin-filler)'),
    'HTML and Markdown': (f) =>
      (f['treatments/lip-fillers.json'].suits.list = [
        'A <b>bold</b> word.',
        'A **bold** word.',
        'Ben &amp; Co.',
      ]),
    'a web address in the words': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'Read https://www.nhs.uk first.'),
    'the medicine by name': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'Unlike Botox it adds volume.'),
    'the medicine by name in a public label': (f) =>
      (f['treatments/lip-fillers.json'].publicLabel = 'Botox lips'),
    'words that medical advertising may not use': (f) =>
      (f['treatments/lip-fillers.json'].suits.list = [
        'Skin that is flawless.',
        'Enter our prize draw.',
        'Others.',
      ]),
    'letters spoilt by a wrong encoding': (f) =>
      (f['treatments/lip-fillers.json'].intro = 'The lipâ€™s edge.'),
    'a line break and an invisible letter': (f) =>
      (f['treatments/lip-fillers.json'].suits.list = ['One\ntwo', 'Soft\u00adhyphen', 'Others']),
  }
  test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())
})

describe('dates', () => {
  test('a review that is overdue keeps nothing from being published', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].review.nextReview = '2026-11-20'
    })
    expect(report).toBe('')
  })

  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'a review before the writing': (f) =>
      (f['treatments/lip-fillers.json'].review.reviewed = '2026-01-09'),
    'dates in the future': (f) => {
      f['treatments/lip-fillers.json'].review.written = '2026-12-01'
      f['treatments/lip-fillers.json'].review.reviewed = '2026-12-02'
    },
    'a next review before the last': (f) =>
      (f['treatments/lip-fillers.json'].review.nextReview = '2026-02-10'),
    'facts checked in the future': (f) => (f['clinic.json'].contentUpdated = '2027-01-01'),
  }
  test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())
})

describe('words of the assistant', () => {
  test('a spelling with two meanings, and one with an apostrophe', () => {
    const report = reportOn((f) => {
      f['assistant/spelling.json'] = {
        name: 'Spelling',
        spellings: [
          { means: 'please', written: ['pls'] },
          { means: 'plus', written: ['pls'] },
        ],
      }
    })
    expect(report).toMatchInlineSnapshot(
      `"data/assistant/spelling.json › spellings › #2 › written › #1: "pls" is claimed by "plus" and by "please" in data/assistant/spelling.json. Leave it with the one that answers it better."`,
    )
    const apostrophe = reportOn((f) => {
      f['assistant/spelling.json'] = {
        name: 'Spelling',
        spellings: [{ means: 'can not', written: ["can't"] }],
      }
    })
    expect(apostrophe).toMatchInlineSnapshot(
      `"data/assistant/spelling.json › spellings › #1 › written › #1: "can't" is not one word in lower case. Write a single word, without apostrophes."`,
    )
  })
})

describe('the phases of steps', () => {
  const steps = [{ title: 'Plan', text: 'A plan.', phases: ['Spring'] }]
  const withSection = (more: object) =>
    reportOn((f) => {
      f['pages/treatments.json'].sections[0] = { heading: 'A year', ...more }
    })

  test('a step that names none, and one that names another', () => {
    expect(
      withSection({
        phases: ['Spring', 'Autumn'],
        steps: [
          { title: 'Plan', text: 'A plan.' },
          { title: 'Review', text: 'A review.', phases: ['Autum'] },
        ],
      }),
    ).toMatchSnapshot()
  })

  test('phases without steps, and steps whose phases the section does not name', () => {
    expect(withSection({ phases: ['Spring', 'Autumn'] })).toMatchInlineSnapshot(
      `"data/pages/treatments.json › sections › #1 › phases: is for a section with steps. Write the steps, or take it out."`,
    )
    expect(withSection({ steps })).toMatchInlineSnapshot(
      `"data/pages/treatments.json › sections › #1 › steps › #1 › phases: "Spring" is not a phase of the section. There is none yet: add it first, or take this out."`,
    )
  })
})

describe('words that advertising rules forbid', () => {
  const said = (edit: Parameters<typeof reportOn>[0]) => reportOn(edit).includes('which p')

  test.each([
    'This offer holds only until 24 December, be quick.',
    'Last chance: places are limited.',
    'Book before the end of the month.',
    'The offer ends on Friday.',
  ])('an offer that hurries: %s', (words) => {
    expect(said((f) => (f['offers.json'].offers[0].description = words))).toBe(true)
  })

  test.each([
    ['We guarantee a smooth result.', true],
    ['It is 100% safe and pain-free.', true],
    ['No result is guaranteed, and nothing is risk-free.', false],
    ['The best one is the one you will really use.', false],
  ])('a promise in any copy: %s', (words, refused) => {
    expect(said((f) => (f['treatments/lip-fillers.json'].intro = words))).toBe(refused)
  })
})

describe('slips of every day', () => {
  test.each<[string, Parameters<typeof reportOn>[0], string]>([
    ['one word where a list belongs', (f) => (f['treatments/lip-fillers.json'].areas = 'lips'), 'Write it as a list, even of one: ["lips"]'],
    ['a flag that says no', (f) => (f['treatments/lip-fillers.json'].review.sample = false), 'is false, which is said by leaving it out. Take the field out'],
    ['a name where an id belongs', (f) => (f['treatments/lip-fillers.json'].group = 'Lip Fillers'), 'is not a group in data/treatment-groups.json. Did you mean "fillers"?'],
    ['a crop of another view', (f) => (f['treatments/lip-fillers.json'].illustration.face.crop = 'wide'), 'It can be "head"'],
    ['the clinic’s number in its international form', (f) => (f['treatments/lip-fillers.json'].intro = 'Ring +44 20 7946 0182.'), 'Write {clinic:line}'],
    ['a number one digit short', (f) => Object.assign(f['clinic.json'].lines[0], { display: '020 7946 018', e164: '+44207946018' }), 'a digit too few'],
    ['a street for a postcode', (f) => (f['clinic.json'].address.postcode = 'Harley St'), 'is not a postcode'],
    ['emphasis by stars', (f) => (f['treatments/lip-fillers.json'].intro = 'It is *brief*.'), 'has Markdown'],
    ['emphasis by underscores', (f) => (f['treatments/lip-fillers.json'].intro = 'It is _gentle_.'), 'has Markdown'],
    ['a picture among words', (f) => (f['treatments/lip-fillers.json'].intro = 'Lovely \u{1F60A} lips.'), 'screen readers read out'],
    ['a shouted summary', (f) => (f['treatments/lip-fillers.json'].summary = 'SOFT LIPS FOR EVERYBODY'), 'is written in capitals'],
    ['a page that no page leads to', (f) => (f['clinic.json'].locations = []), 'no page leads to "/cardiff". Add it to locations'],
    ['a part that a page does not have', (f) => (f['treatments/lip-fillers.json'].intro = 'See [prices](/chin-filler#prizes).'), 'no part of this name. Did you mean "prices"?'],
    ['a part of a page that follows its heading', (f) => (f['treatments/lip-fillers.json'].intro = 'See [all](/treatments#about-treatment).'), 'Did you mean "about-treatments"?'],
    ['an e-mail address in the words', (f) => (f['treatments/lip-fillers.json'].intro = 'Write to hello@clinic.example.'), 'Write {clinic:email}'],
    ['the clinic’s e-mail, mistyped', (f) => (f['clinic.json'].email = 'hello@clinc.example'), 'is nearly an address at clinic.example'],
    ['a usual mailbox, mistyped', (f) => (f['clinic.json'].email = 'clinic@gmial.com'), 'is nearly an address at gmail.com'],
    ...['TODO ask Ann.', 'Lorem ipsum dolor.', 'XXX', 'Placeholder.', 'Text to follow.', 'Insert name here.'].map((words): [string, Parameters<typeof reportOn>[0], string] => [`a draft: ${words}`, (f) => (f['treatments/lip-fillers.json'].intro = words), 'which a draft leaves behind']),
    ['an answer of 600 words', (f) => (f['treatments/lip-fillers.json'].questions[0].answer = 'word '.repeat(600)), 'has 600 words, and nobody reads an answer of more than 120'],
    ['two doctors of one number', (f) => Object.assign(f['people/editor.json'], { registration: 'GMC 1234567' }), 'is also the registration of'],
  ])('%s', (_, edit, said) => {
    expect(reportOn(edit)).toContain(said)
  }) // prettier-ignore

  test('a question for the assistant that is asked in two ways only', () => {
    const asked = [{ phrases: ['is it open', 'open today'], answer: 'It is.' }]
    expect(reportOn((f) => (f['treatments/lip-fillers.json'].asked = asked))).toContain(
      'npm run ask',
    )
  })
})

describe('translations of safety advice', () => {
  test('one that is older than its English is told, and refused only without its mark', () => {
    const content = loadContent('__tests__/fixtures/clinic').content!
    expect(secondLooks(content)).toEqual([])
    const changed = structuredClone(content)
    const { translations } = Object.assign(changed.safety.protocols[0]!, {
      line: 'Call {call:999}.',
    })
    const names = Object.keys(translations!).map(
      (language) => content.languages.find(({ code }) => code === language)!.name,
    )
    expect(secondLooks(changed).map(({ what }) => what)).toEqual([
      expect.stringContaining(`› translations: the ${list(names)} of`),
    ])
  })

  test('one of an answer is told with the names of its languages', () => {
    const changed = structuredClone(loadContent('__tests__/fixtures/clinic').content!)
    const answer = changed.safety.answers.find(({ translations }) => translations !== undefined)!
    Object.assign(answer, { whenClosed: 'Go to A&E.' })
    expect(secondLooks(changed).map(({ what }) => what)).toEqual([
      expect.stringMatching(/: the Arabic, Chinese and Japanese of .* were made from an earlier/),
    ])
  })

  test('a mark of digits alone, as the guide has it written, is no telephone number', () => {
    const report = reportOn((f) => {
      f['safety.json'].protocols[0].translations = {
        es: { title: 'Ictus', line: 'Llame al {call:999}.', of: '00000000' },
      }
    })
    expect(report).not.toContain('00000000')
  })

  test('one stays as old as it was where advertising takes the medicine out of the English', () => {
    const content = structuredClone(loadContent('__tests__/fixtures/clinic').content!)
    const protocol = content.safety.protocols[0]!
    protocol.line = 'After a muscle-relaxing injection: call {call:999}.'
    Object.values(protocol.translations!).forEach((words) => (words.of = protocolMark(protocol)))
    const shown = restrictedContent(content)
    expect(shown.safety.protocols[0]!.line).not.toBe(protocol.line)
    expect(secondLooks(shown)).toEqual([])
  })

  test('and a unit of prices that answers in them give in English', () => {
    const content = structuredClone(loadContent('__tests__/fixtures/clinic').content!)
    content.prices.prices[0]!.unit = 'per appointment'
    const names = content.languages.flatMap(({ name, amounts }) => (amounts ? [name] : []))
    expect(secondLooks(content).map(({ what }) => what)).toEqual([
      `data/prices.json: the unit "per appointment" is given in English in answers in ${list(names)}.`,
    ])
  })
})
