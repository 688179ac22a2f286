import { loadContent } from '../src/load'
import { secondLooks } from '../src/secondLook'
import { page, reportOn } from './helpers/baseContent'

/**
 * One mistake a test on content that is otherwise in order, with the whole report it gives. To
 * change the wording, change it in packages/content/src and run `npx jest --selectProjects unit
 * packages/content/tests -u`.
 */

test('content in order passes', () => {
  expect(reportOn(() => {})).toBe('')
})

describe('how a file is written', () => {
  test('a comma before the closing bracket', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] = '{\n  "synonyms": {\n    "lip filler": "/lip-fillers",\n  }\n}'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › line 3, column 33: a comma stands before the closing }. Take that last comma out."`,
    )
  })

  test('a comma too few', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] =
        '{\n  "synonyms": {\n    "lip filler": "/lip-fillers"\n    "chin": "/chin-filler"\n  }\n}'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › line 3, column 33: a comma is missing here. Put a comma between the two entries."`,
    )
  })

  test('a text that is not closed', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] = '{\n  "synonyms": {\n    "lip filler": "/lip-fillers\n  }\n}'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › line 3, column 19: the text that begins with "/lip-fillers is not closed on its line. Close it with " on the same line, and write \\" for quotes inside it."`,
    )
  })

  test('quotes inside a text', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] = '{\n  "synonyms": {\n    "the "best" lips": "/lip-fillers"\n  }\n}'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › line 3, column 11: words stand after the quote that closed their text. Write \\" for quotes inside a text, or put a comma between two entries."`,
    )
  })

  test('single and curly quotes', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] = "{ 'synonyms': { “lips”: '/lip-fillers' } }"
    })
    expect(report).toMatchInlineSnapshot(`
     "data/synonyms.json › line 1, column 3: found '. Use straight double quotes ".
     data/synonyms.json › line 1, column 17: found “. Use straight double quotes ".
     data/synonyms.json › line 1, column 25: found '. Use straight double quotes "."
    `)
  })

  test('a comment', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] = '{\n  // for cards\n  "synonyms": { "lips": "/lip-fillers" }\n}'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › line 2, column 3: found a comment. JSON has no comments: take it out."`,
    )
  })

  test('a file that ends too early', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] = '{\n  "synonyms": {\n    "lips": "/lip-fillers"'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › line 3, column 27: the file ends, but the { of line 2, column 15 was never closed. Look for a missing }."`,
    )
  })

  test('an empty file', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] = ''
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › line 1, column 1: the file is empty. Put its content back, or delete the file."`,
    )
  })

  test('a name given twice', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] =
        '{\n  "synonyms": {\n    "lips": "/lip-fillers",\n    "lips": "/chin-filler"\n  }\n}'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › line 4, column 5: "lips" stands twice in the same { }: it was already given on line 3. Keep one of the two, because only the last would count."`,
    )
  })

  test('both sides of a merge', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] = '{\n<<<<<<< HEAD\n  "synonyms": {}\n=======\n>>>>>>> other\n}'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › line 2, column 1: two versions of the file were merged and both are still in it (<<<<<<<). Keep one of the two, and delete the lines with <<<<<<<, ======= and >>>>>>>."`,
    )
  })

  test('UTF-16', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] = Buffer.from('\uFEFF{"synonyms":{}}', 'utf16le')
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json: is saved as UTF-16 and not as UTF-8. Save it again with the encoding UTF-8 (in VS Code: click the encoding in the bar at the foot, then Save with Encoding)."`,
    )
  })

  test('Latin 1', () => {
    const report = reportOn((f) => {
      f['synonyms.json'] = Buffer.from('{\n"synonyms": { "caf\u00e9": "/lip-fillers" } }', 'latin1')
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json: is not saved as UTF-8: a letter on line 2 cannot be read. Save it again with the encoding UTF-8 (in VS Code: click the encoding in the bar at the foot, then Save with Encoding)."`,
    )
  })
})

describe('files and folders', () => {
  test('a file that is missing', () => {
    const report = reportOn((f) => {
      f['prices.json'] = null
    })
    expect(report).toMatchInlineSnapshot(
      `"data/prices.json: is missing. Put the file back, or take it from the last published version."`,
    )
  })

  test('a file with the ending .JSON', () => {
    const report = reportOn((f) => {
      f['treatments/cheek-filler.JSON'] = '{}'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/cheek-filler.JSON: ends in .JSON, so nothing reads it. Call it cheek-filler.json, or delete it if it is a spare copy."`,
    )
  })

  test('a file with a second ending', () => {
    const report = reportOn((f) => {
      f['treatments/cheek-filler.json.txt'] = '{}'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/cheek-filler.json.txt: ends in .json.txt, so nothing reads it. Call it cheek-filler.json, or delete it if it is a spare copy."`,
    )
  })

  test('a file with capitals and spaces in its name', () => {
    const report = reportOn((f) => {
      f['products/Night Cream.json'] = f['products/cleanser.json']
      delete f['products/cleanser.json']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/products/Night Cream.json: has a name that makes no address. Call it night-cream.json: lower-case letters, digits and single hyphens."`,
    )
  })

  test('a document among the content', () => {
    const report = reportOn((f) => {
      f['treatments/notes.docx'] = 'notes'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/notes.docx: is not a .json file, so nothing reads it. Move it out of data; pictures go into data/images."`,
    )
  })

  test('a file that nothing reads', () => {
    const report = reportOn((f) => {
      f['price.json'] = {}
    })
    expect(report).toMatchInlineSnapshot(
      `"data/price.json: is a file that nothing reads. Did you mean prices.json?"`,
    )
  })

  test('a page outside every folder', () => {
    const report = reportOn((f) => {
      f['cheek-filler.json'] = {}
    })
    expect(report).toMatchInlineSnapshot(
      `"data/cheek-filler.json: is a file that nothing reads. Move it into the folder it belongs to: treatments, articles, cities, pages, people, products, families, decisions, recovery, can-i, assistant, languages."`,
    )
  })

  test('a page in the folder of another kind', () => {
    const report = reportOn((f) => {
      f['pages/cheek-filler.json'] = { ...f['treatments/lip-fillers.json'], route: '/cheek-filler' }
    })
    expect(report).toMatchInlineSnapshot(
      `"data/pages/cheek-filler.json: is written like the files of data/treatments. Move it to data/treatments."`,
    )
  })

  test('a folder that nothing reads', () => {
    const report = reportOn((f) => {
      f['treatment/cheek-filler.json'] = {}
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatment: is a folder that nothing reads. Did you mean "treatments"?"`,
    )
  })

  test('a folder inside a folder', () => {
    const report = reportOn((f) => {
      f['treatments/old/lip-fillers.json'] = {}
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/old: is a folder inside data/treatments, which nothing reads. Move its files up into data/treatments."`,
    )
  })

  test('a picture the site cannot use', () => {
    const report = reportOn((f) => {
      f['images/rooms.tiff'] = 'tiff'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/images/rooms.tiff: ends in .tiff, which is not a picture the site can use. Save it as .jpg, .png, .webp or .avif, in small letters."`,
    )
  })

  test('two pictures with one name', () => {
    const report = reportOn((f) => {
      f['images/rooms.jpg'] = f['images/rooms.png'] = 'picture'
    })
    expect(report).toMatchInlineSnapshot(`
     "data/images/rooms.png: has the same name as rooms.jpg, so it is not clear which one "rooms" means. Give each picture a name of its own.
     data/images/rooms.png: is a picture that no page shows. Name it in a treatment, in data/gallery.json or in data/people, with its consent, or delete it."
    `)
  })

  test('a file that does not bear the name of its page', () => {
    const report = reportOn((f) => {
      f['treatments/lip.json'] = f['treatments/lip-fillers.json']
      f['treatments/lip-fillers.json'] = null
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip.json › route: "/lip-fillers" does not match the name of the file. Change the route; if the page has moved, add its old address to formerRoutes; if it is new, call the file lip-fillers.json."`,
    )
  })
})

describe('fields', () => {
  test('a field that does not exist', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intros = 'A word'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intros: is not a field here. Did you mean "intro"?"`,
    )
  })

  test('a field inside a group that does not exist', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].atAGlance.colour = 'red'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › atAGlance › colour: is not a field here. Take it out; the fields here are price, appointment."`,
    )
  })

  test('a plate on some steps only, and the same on two neighbours', () => {
    const report = reportOn((f) => {
      const { appointment } = f['treatments/lip-fillers.json']
      for (const i of [0, 1, 2]) appointment[i].plate = ['notes', 'cup', 'cup'][i]
    })
    expect(report).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › appointment › #3 › plate: is "cup", as in the step before. Choose another for one of them.
     data/treatments/lip-fillers.json › appointment › #4 › plate: is missing, and other steps have one. Choose one, or take all out."
    `)
  })

  test('a field that is missing', () => {
    const report = reportOn((f) => {
      delete f['treatments/lip-fillers.json'].times.timeOff
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › times › timeOff: is missing. Add it: Time off to plan for: swelling, marks or rest. 0 days for none."`,
    )
  })

  test('a number in quotes', () => {
    const report = reportOn((f) => {
      f['prices.json'].prices[2].amount = '350'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/prices.json › prices › #3 › amount: should be a number, but is "350". Write 350 without quotes."`,
    )
  })

  test('a list where a text belongs', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = ['A word']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: should be text in quotes, but is a list in [ ]. Change it: The lead under the heading: one to three sentences on what it is, for whom, and one honest limit."`,
    )
  })

  test('a list where a group belongs', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'] = []
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json: should be a group in { }, but is a list in [ ]. Compare it with another file of this kind."`,
    )
  })

  test('an empty text', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = ' '
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: " " is empty. Write some words, or take the field out if it may be left out."`,
    )
  })

  test('too few entries', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].questions.length = 4
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › questions: has 4 entries, but needs 5 or more. Add 1 more."`,
    )
  })

  test('too many categories', () => {
    const report = reportOn((f) => {
      f['categories.json'].categories.push(f['categories.json'].categories[0])
    })
    expect(report).toMatchInlineSnapshot(
      `"data/categories.json › categories: has 6 entries, but needs exactly 5. Take out 1."`,
    )
  })

  test('a value that is not one of the choices', () => {
    const report = reportOn((f) => {
      f['articles/first-blog.json'].plate = 'lip'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/articles/first-blog.json › plate: "lip" is not one of its values. Did you mean "lips"?"`,
    )
  })

  test('true in quotes', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].review.sample = 'true'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › review › sample: "true" does not fit here. Write true without quotes, or take the field out."`,
    )
  })

  test('a choice of numbers', () => {
    const report = reportOn((f) => {
      f['assessment.json'].categories[0].maximum = 5
    })
    expect(report).toMatchInlineSnapshot(
      `"data/assessment.json › categories › #1 › maximum: 5 is not one of its values. It can be 3 or 4, without quotes."`,
    )
  })

  test('a number below nought', () => {
    const report = reportOn((f) => {
      f['prices.json'].prices[2].amount = -350
    })
    expect(report).toMatchInlineSnapshot(
      `"data/prices.json › prices › #3 › amount: -350 is too small. It must be more than 0."`,
    )
  })

  test('a date that does not exist', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].review.written = '2026-02-30'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › review › written: "2026-02-30" is not a date. Write year-month-day, for example 2026-11-21."`,
    )
  })

  test('a route with a slash at the end and capitals', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].related = ['/Chin-filler/']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › related › #1: "/Chin-filler/" is not a route. Write it like /lip-fillers: a slash, lower-case words and hyphens, no slash at the end."`,
    )
  })

  test('a web address without its beginning', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].sources[0].url = 'www.nhs.uk'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › sources › #1 › url: "www.nhs.uk" is not a web address. Write it in full, from https://."`,
    )
  })

  test('a telephone number in the wrong form', () => {
    const report = reportOn((f) => {
      f['clinic.json'].lines[0].e164 = '020 7946 0182'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/clinic.json › lines › #1 › e164: "020 7946 0182" is not an international number, or has a digit too few or too many. Write it like +442079460182."`,
    )
  })

  test('an e-mail address that is none', () => {
    const report = reportOn((f) => {
      f['clinic.json'].email = 'hello at clinic'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/clinic.json › email: "hello at clinic" is not an e-mail address. Write it like hello@example.com."`,
    )
  })

  test('a time of day that is none', () => {
    const report = reportOn((f) => {
      f['clinic.json'].hours[0].opens = '9am'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/clinic.json › hours › #1 › opens: "9am" is not a time of day. Write it like 09:00."`,
    )
  })

  test('a keyword with capitals', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].keywords = ['Lips']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › keywords › #1: "Lips" has capitals. Write keywords in lower case."`,
    )
  })

  test('synonym with capitals', () => {
    const report = reportOn((f) => {
      f['synonyms.json'].synonyms = { 'Lip Filler': '/lip-fillers' }
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › synonyms › Lip Filler: the name "Lip Filler" has capitals. Write the words in lower case."`,
    )
  })

  test('a price with two kinds of amount', () => {
    const report = reportOn((f) => {
      f['prices.json'].prices[2].onConsultation = true
    })
    expect(report).toMatchInlineSnapshot(
      `"data/prices.json › prices › #3: needs exactly one of amount, from and to, or onConsultation. Keep the one that is right."`,
    )
  })

  test('a range that falls', () => {
    const report = reportOn((f) => {
      f['prices.json'].prices[3].to = 400
    })
    expect(report).toMatchInlineSnapshot(
      `"data/prices.json › prices › #4: is a range that does not rise. Make from smaller than to."`,
    )
  })

  test('a real review without its source', () => {
    const report = reportOn((f) => {
      f['reviews.json'].reviews[0].source = null
    })
    expect(report).toMatchInlineSnapshot(
      `"data/reviews.json › reviews › #1: is shown as a real review without a date or a source. Give both, or mark it as a sample."`,
    )
  })
})

describe('pages', () => {
  test('a title that is too long', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].title =
        'Lip fillers in London: how they work, what they cost and what may go wrong'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › title: is 74 characters long, which is too long. A title has 10 to 70 characters, spaces included."`,
    )
  })

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

  test('a title that is too long once the medicine is switched', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].title =
        'Everything to know about {medicine} before a first visit'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › title: is 81 characters long with "consultation for lines and wrinkles" in it, which is too long. A title has 10 to 70 characters, spaces included."`,
    )
  })

  test('a description that is too short', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].description = 'Fillers for lips.'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › description: is 17 characters long, which is too short. A description has 70 to 160 characters, spaces included."`,
    )
  })

  test('a title that another page has', () => {
    const report = reportOn((f) => {
      f['treatments/chin-filler.json'].title = f['treatments/lip-fillers.json'].title.toUpperCase()
    })
    expect(report).toMatchInlineSnapshot(`
     "data/treatments/chin-filler.json › title: "Lip fillers: what to expect" is also the title of data/treatments/lip-fillers.json. Give each page a title of its own.
     data/treatments/chin-filler.json › title: is written in capitals. Write it as a sentence."
    `)
  })

  test('a description that another page has', () => {
    const report = reportOn((f) => {
      f['treatments/chin-filler.json'].description = f['treatments/lip-fillers.json'].description
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/chin-filler.json › description: "What Lip fillers is, whom it may suit, what it costs and what can go wrong, in plain words for a careful reader." is also the description of data/treatments/lip-fillers.json. Give each page a description of its own."`,
    )
  })

  test('a route that another page has', () => {
    const report = reportOn((f) => {
      f['pages/lip-fillers.json'] = page('lip-fillers', 'Lips as a page')
    })
    expect(report).toMatchInlineSnapshot(`
     "data/pages/lip-fillers.json › route: "/lip-fillers" is also the route of data/treatments/lip-fillers.json. Give each page a route of its own.
     data/pages/lip-fillers.json: is a copy of data/treatments/lip-fillers.json: 12 sentences stand in both, in sections › paragraphs. Write them anew; when few are left, each is named."
    `)
  })

  test('a page with too few words', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].whatItIs.paragraphs = ['Short.']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json: has 263 words. A treatment like this needs 500 or more that belong to it alone."`,
    )
  })

  test('a sentence that stands on another page', () => {
    const report = reportOn((f) => {
      f['treatments/chin-filler.json'].results.paragraphs = [
        f['treatments/lip-fillers.json'].whatItIs.paragraphs[0],
      ]
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/chin-filler.json › results › paragraphs › #1: repeats a sentence of data/treatments/lip-fillers.json: "Sentence 1 of lip-fillers says in its own words what a reade…". Change one of the two: each page needs words of its own."`,
    )
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

  test('a doctor at another address', () => {
    const report = reportOn((f) => {
      f['people/dr-doe.json'].route = '/dr-doe'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/people/dr-doe.json › route: "/dr-doe" is not the address of a doctor. Write it like /team/dr-name."`,
    )
  })

  test('no homepage', () => {
    const report = reportOn((f) => {
      f['pages/home.json'].kind = 'info'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/pages/home.json › kind: no page is the homepage. Give data/pages/home.json the kind "home"."`,
    )
  })

  test('a section of the homepage that does not say which it is, or says another', () => {
    const report = reportOn((f) => {
      const { sections } = f['pages/home.json']
      delete sections[3].part
      sections[5].part = 'booking'
      f['pages/treatments.json'].sections[0].part = 'gallery'
    })
    expect(report).toMatchInlineSnapshot(`
     "data/pages/home.json › sections › #4 › part: is missing. Write which section of the homepage it is; those left are skincare, philosophy.
     data/pages/home.json › sections › #7 › part: "booking" stands twice. Give each section its own: skincare, philosophy, or take one out.
     data/pages/treatments.json › sections › #1 › part: "gallery" names a section of the homepage, and this is another page. Take it out."
    `)
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

  test('a page in another language without its language', () => {
    const report = reportOn((f) => {
      f['pages/treatments.json'].kind = 'language'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/pages/treatments.json › language: is missing on a page in another language. Add it, with lang, dir and name."`,
    )
  })

  test('a utility page in search engines', () => {
    const report = reportOn((f) => {
      f['pages/treatments.json'].kind = 'utility'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/pages/treatments.json › noindex: is missing on a utility page, which search engines should not list. Add "noindex": true."`,
    )
  })
})

describe('references', () => {
  test('a group that does not exist', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].group = 'fillerz'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › group: "fillerz" is not a group in data/treatment-groups.json. Did you mean "fillers"?"`,
    )
  })

  test('an area or a concern of the finder that does not exist, or stands twice', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].areas = ['lip', 'lips', 'lips']
      f['treatments/lip-fillers.json'].concerns = ['volumes']
    })
    expect(report).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › areas › #1: "lip" is not an area in data/areas.json. Did you mean "lips"?
     data/treatments/lip-fillers.json › areas › #3: "lips" stands twice. Take one of the two out.
     data/treatments/lip-fillers.json › concerns › #1: "volumes" is not a concern in data/finder-concerns.json. Did you mean "volume"?"
    `)
  })

  test('an area and a concern that no treatment has', () => {
    const report = reportOn((f) => {
      f['areas.json'].areas.push({ id: 'calves', name: 'Calves' })
      f['finder-concerns.json'].concerns.push({ id: 'sweating', label: 'Sweating' })
    })
    expect(report).toMatchInlineSnapshot(`
     "data/areas.json › areas › #2: no treatment has the area "calves". Add it to the areas of a treatment, or take it out.
     data/finder-concerns.json › concerns › #2: no treatment has the concern "sweating". Add it to the concerns of a treatment, or take it out."
    `)
  })

  test('a zone that the face does not have', () => {
    const report = reportOn((f) => {
      f['areas.json'].areas[0].front = ['lip']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/areas.json › areas › #1 › front › #1: "lip" is not one of its values. Did you mean "lips"?"`,
    )
  })

  test('a zone of the face that two areas light', () => {
    const report = reportOn((f) => {
      f['areas.json'].areas.push({ id: 'mouth', name: 'Mouth', front: ['lips'] })
      f['treatments/lip-fillers.json'].areas = ['lips', 'mouth']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/areas.json › areas › #2 › front › #1: "lips" is lit by two areas. Give each zone to one area."`,
    )
  })

  test('a price key that does not exist', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].prices.keys = ['lip-fillers']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › prices › keys › #1: "lip-fillers" is not a price in data/prices.json. Did you mean "lip-filler"?"`,
    )
  })

  test('a part of the site whose price is missing', () => {
    const report = reportOn((f) => {
      f['pages/treatments.json'].sections[0].feature = 'skincare-programme'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/pages/treatments.json › sections › #1 › feature: "prescription-skincare" is not a price in data/prices.json. It can be "consultation", "male-supplement", "lip-filler", "migraine"."`,
    )
  })

  test('a price that stands twice in a table', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].prices.keys = ['lip-filler', 'lip-filler']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › prices › keys › #2: "lip-filler" stands twice. Take one of the two out."`,
    )
  })

  test('a related page that does not exist', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].related = ['/chin-fillers']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › related › #1: "/chin-fillers" is not a page. Did you mean "/chin-filler"?"`,
    )
  })

  test('a related page that redirects', () => {
    const report = reportOn((f) => {
      f['treatments/chin-filler.json'].related = ['/lip-filler']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/chin-filler.json › related › #1: "/lip-filler" is an old address that redirects. Use "/lip-fillers"."`,
    )
  })

  test('a page related to itself', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].related = ['/lip-fillers']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › related › #1: "/lip-fillers" is this page itself. Take it out, or offer another page."`,
    )
  })

  test('a product in a list of pages', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].related = ['/product-analysis/cleanser']
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › related › #1: "/product-analysis/cleanser" is a product, which lists of pages cannot show. Take it out, and link to it in the words instead."`,
    )
  })

  test('a writer who does not exist', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].review.writtenBy = 'editr'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › review › writtenBy: "editr" is not a person in data/people. Did you mean "editor"?"`,
    )
  })

  test('a reviewer who is no doctor', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].review.reviewedBy = 'editor'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › review › reviewedBy: "editor" is not a doctor with a page of their own. It can be "dr-doe"."`,
    )
  })

  test('a synonym that leads nowhere', () => {
    const report = reportOn((f) => {
      f['synonyms.json'].synonyms['chin'] = '/chin'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/synonyms.json › synonyms › chin: "/chin" is not a page. Did you mean "/chin-filler"? It can be "/chin-filler", "/lip-fillers", "/first-blog", "/cardiff", "/", "/treatments", "/lip-options", "/team/dr-doe", "/product-analysis/cleanser"."`,
    )
  })

  test('a location that is no city', () => {
    const report = reportOn((f) => {
      f['clinic.json'].locations = ['/treatments']
    })
    expect(report).toMatchInlineSnapshot(`
     "data/cities/cardiff.json › route: no page leads to "/cardiff". Add it to locations in data/clinic.json, in the order of the menu.
     data/clinic.json › locations › #1: "/treatments" is not a city in data/cities. It can be "/cardiff"."
    `)
  })

  test('a concern that does not exist and one without an offer', () => {
    const report = reportOn((f) => {
      f['offers.json'].offers[0].concerns[9] = 'pore'
    })
    expect(report).toMatchInlineSnapshot(`
     "data/offers.json › offers › #1 › concerns › #10: "pore" is not a concern in data/concerns.json. Did you mean "pores"? It can be "lines", "crowsFeet", "foreheadLines", "skinDullness", "acne", "volumeLoss", "nose", "sagging", "pigmentation", "pores".
     data/offers.json › offers: has no offer for the concern "pores". Add it to the concerns of an offer."
    `)
  })

  test('an id that stands twice', () => {
    const report = reportOn((f) => {
      f['prices.json'].prices.push(f['prices.json'].prices[2])
    })
    expect(report).toMatchInlineSnapshot(
      `"data/prices.json › prices › #5 › key: "lip-filler" stands twice. Give each its own key."`,
    )
  })

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

  test('scores that do not add up', () => {
    const report = reportOn((f) => {
      f['assessment.json'].categories[0].items[0].before = 4
      f['assessment.json'].totals.before = 12
    })
    expect(report).toMatchInlineSnapshot(`
     "data/assessment.json › categories › #1 › items › #1 › before: 4 is over this category's maximum of 3. Lower the score.
     data/assessment.json › totals › before: 12 is not the sum of the scores, which is 13. Mend the scores or the total."
    `)
  })
})

describe('redirects', () => {
  test('a redirect to nowhere', () => {
    const report = reportOn((f) => {
      f['redirects.json'].redirects[0].to = '/lip-filers'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/redirects.json › redirects › #1 › to: "/lip-filers" is not a page. Did you mean "/lip-fillers"?"`,
    )
  })

  test('a redirect that is a chain', () => {
    const report = reportOn((f) => {
      f['redirects.json'].redirects.push({ from: '/lips', to: '/lip-filler' })
    })
    expect(report).toMatchInlineSnapshot(
      `"data/redirects.json › redirects › #2 › to: "/lip-filler" is itself redirected. Point it straight at "/lip-fillers"."`,
    )
  })

  test('a loop of redirects', () => {
    const report = reportOn((f) => {
      f['redirects.json'].redirects = [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ]
    })
    expect(report).toMatchInlineSnapshot(`
     "data/redirects.json › redirects › #1 › to: "/a" leads back to itself. Point it at a page.
     data/redirects.json › redirects › #2 › to: "/b" leads back to itself. Point it at a page."
    `)
  })

  test('a redirect over a page', () => {
    const report = reportOn((f) => {
      f['redirects.json'].redirects.push({ from: '/chin-filler', to: '/lip-fillers' })
    })
    expect(report).toMatchInlineSnapshot(
      `"data/redirects.json › redirects › #2 › from: "/chin-filler" is a page (data/treatments/chin-filler.json), which the redirect would hide. Take the redirect out, or the page."`,
    )
  })

  test('a redirect over an address of the homepage', () => {
    const report = reportOn((f) => {
      f['redirects.json'].redirects.push({ from: '/home', to: '/lip-fillers' })
    })
    expect(report).toMatchInlineSnapshot(
      `"data/redirects.json › redirects › #2 › from: "/home" is a page (data/pages/home.json), which the redirect would hide. Take the redirect out, or the page."`,
    )
  })

  test('an address redirected twice', () => {
    const report = reportOn((f) => {
      f['redirects.json'].redirects.push({ from: '/lip-filler', to: '/chin-filler' })
    })
    expect(report).toMatchInlineSnapshot(
      `"data/redirects.json › redirects › #2 › from: "/lip-filler" is redirected twice. Keep one of the two."`,
    )
  })
})

describe('copy', () => {
  test('an amount typed into copy', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'It costs £350.'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: has the amount "£350" typed into it. Use a token such as {price:masseter}, so that the amount stands only in data/prices.json."`,
    )
  })

  test('an amount in words or another script', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].suits.list = [
        'It costs 350 pounds.',
        'It costs fifty pounds.',
        '费用为 350 英镑。',
      ]
    })
    expect(report).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › suits › list › #1: has the amount "350 pounds" typed into it. Use a token such as {price:masseter}, so that the amount stands only in data/prices.json.
     data/treatments/lip-fillers.json › suits › list › #2: has the amount "fifty pounds" typed into it. Use a token such as {price:masseter}, so that the amount stands only in data/prices.json.
     data/treatments/lip-fillers.json › suits › list › #3: has the amount "350 英镑" typed into it. Use a token such as {price:masseter}, so that the amount stands only in data/prices.json."
    `)
  })

  test('a price token that does not exist', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'It costs {price:lip-filer}.'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: uses {price:lip-filer}, but there is no such price. Did you mean "lip-filler"?"`,
    )
  })

  test('a price token without a key', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'It costs {price}.'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: uses {price}, which does not say which price. Write its key after a colon: {price:masseter}."`,
    )
  })

  test('a pound sign before a price token', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'It costs £{price:lip-filler}.'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: has a £ before a price token, which brings its own. Take the £ out."`,
    )
  })

  test('a token that is none', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].suits.list = [
        'Costs {Price:lip-filler}.',
        'See {doctor}.',
        'Ring {clinic:phone}.',
      ]
    })
    expect(report).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › suits › list › #1: uses {Price:lip-filler}, which is not a token. Write it like {price:masseter}.
     data/treatments/lip-fillers.json › suits › list › #2: uses {doctor}, which is not a token. The tokens are {price:…}, {medicine}, {Medicine}, {clinic:…}, {call:…}, {safety:…}, {sentence:…}, {legal:…}, {terms:…}, {answers:…} and the times {onset}, {fullEffect}, {lasts}, {review} and {timeOff}.
     data/treatments/lip-fillers.json › suits › list › #3: uses {clinic:phone}, but there is no such fact. Did you mean "freephone"?"
    `)
  })

  test('a token with a space in it', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'It costs {price: lip-filler}.'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: has a curly bracket that belongs to no token. Write tokens like {price:masseter} or {medicine}, without spaces."`,
    )
  })

  test('a token of offers elsewhere', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'Hello {name}.'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: uses {name}, which only personalizedMessage of an offer may hold. Take it out."`,
    )
  })

  test('a link to nowhere', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'See [chins](/chin-fillers).'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: "/chin-fillers" is not a page. Did you mean "/chin-filler"?"`,
    )
  })

  test('a link to an old address', () => {
    const report = reportOn((f) => {
      f['treatments/chin-filler.json'].intro = 'See [lips](/lip-filler).'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/chin-filler.json › intro: "/lip-filler" is an old address that redirects. Use "/lip-fillers"."`,
    )
  })

  test('a link to another address of the homepage', () => {
    const report = reportOn((f) => {
      f['treatments/chin-filler.json'].intro = 'Go [home](/home).'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/chin-filler.json › intro: "/home" is another address of the homepage. Use "/"."`,
    )
  })

  test('a link that is no address', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'See [chins](chin-filler).'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: links to "chin-filler", which is not an address. Write a route such as /lip-fillers, or a full address from https://."`,
    )
  })

  test('a link that is not finished', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'See [chins] (/chin-filler).'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: has a link that is not finished. Write it like [words](/route), without spaces."`,
    )
  })

  test('a link where none can be shown', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].title = 'Lip fillers and [chins](/chin-filler)'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › title: has a link, which this field cannot show. Keep the words and take the link out."`,
    )
  })

  test('HTML and Markdown', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].suits.list = [
        'A <b>bold</b> word.',
        'A **bold** word.',
        'Ben &amp; Co.',
      ]
    })
    expect(report).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › suits › list › #1: has HTML in it, which would be shown as it is typed. Write plain words; a link is [words](/route).
     data/treatments/lip-fillers.json › suits › list › #2: has Markdown in it, which would be shown as it is typed. Write plain words; lists, headings and steps have fields of their own.
     data/treatments/lip-fillers.json › suits › list › #3: has HTML in it, which would be shown as it is typed. Write plain words; a link is [words](/route)."
    `)
  })

  test('a web address in the words', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'Read https://www.nhs.uk first.'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: has a web address typed into the words. Write it as a link: [words](https://…)."`,
    )
  })

  test('the medicine by name', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'Unlike Botox it adds volume.'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: names the medicine ("Botox"). Write {medicine} or {Medicine}, or "wrinkle-relaxing injections"."`,
    )
  })

  test('the medicine by name in a public label', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].publicLabel = 'Botox lips'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › publicLabel: names the medicine ("Botox"). Write {medicine} or {Medicine}, or "wrinkle-relaxing injections"."`,
    )
  })

  test('words that medical advertising may not use', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].suits.list = [
        'Skin that is flawless.',
        'Enter our prize draw.',
        'Others.',
      ]
    })
    expect(report).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › suits › list › #1: says "flawless". Say what changes instead; the word stands only in the titles of two articles.
     data/treatments/lip-fillers.json › suits › list › #2: says "prize", and medical advertising may not speak of prizes. Call it a welcome offer."
    `)
  })

  test('letters spoilt by a wrong encoding', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].intro = 'The lipâ€™s edge.'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › intro: has letters spoilt by a wrong encoding ("â€™"). Type them again and save the file as UTF-8."`,
    )
  })

  test('a line break and an invisible letter', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].suits.list = ['One\ntwo', 'Soft\u00adhyphen', 'Others']
    })
    expect(report).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › suits › list › #1: has a line break or a tab in it. Use a space, or begin a new paragraph.
     data/treatments/lip-fillers.json › suits › list › #2: has an invisible character in it. Type the words again, rather than pasting them."
    `)
  })
})

describe('dates', () => {
  test('a review that is overdue keeps nothing from being published', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].review.nextReview = '2026-11-20'
    })
    expect(report).toBe('')
  })

  test('a review before the writing', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].review.reviewed = '2026-01-09'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › review › reviewed: 2026-01-09 is before the page was written (2026-01-10). Have the doctor check it again."`,
    )
  })

  test('dates in the future', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].review.written = '2026-12-01'
      f['treatments/lip-fillers.json'].review.reviewed = '2026-12-02'
    })
    expect(report).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › review › reviewed: 2026-12-02 is in the future. Give the day the doctor checked it.
     data/treatments/lip-fillers.json › review › written: 2026-12-01 is in the future. Give the day it was written."
    `)
  })

  test('a next review before the last', () => {
    const report = reportOn((f) => {
      f['treatments/lip-fillers.json'].review.nextReview = '2026-02-10'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › review › nextReview: 2026-02-10 is not after the last review (2026-02-10). Give the day by which it must be checked again."`,
    )
  })

  test('facts checked in the future', () => {
    const report = reportOn((f) => {
      f['clinic.json'].contentUpdated = '2027-01-01'
    })
    expect(report).toMatchInlineSnapshot(
      `"data/clinic.json › contentUpdated: 2027-01-01 is in the future. Give the day the facts were last checked."`,
    )
  })
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
    ).toMatchInlineSnapshot(`
     "data/pages/treatments.json › sections › #1 › steps › #1 › phases: is missing. Say in which it happens: Spring, Autumn.
     data/pages/treatments.json › sections › #1 › steps › #2 › phases: "Autum" is not a phase of the section. Did you mean "Autumn"?"
    `)
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
    ['a name where an id belongs', (f) => (f['treatments/lip-fillers.json'].group = 'Lip Fillers'), 'It names an id of data/treatment-groups.json'],
    ['the clinic’s number in its international form', (f) => (f['treatments/lip-fillers.json'].intro = 'Ring +44 20 7946 0182.'), 'Write {clinic:line}'],
    ['a number one digit short', (f) => Object.assign(f['clinic.json'].lines[0], { display: '020 7946 018', e164: '+44207946018' }), 'a digit too few'],
    ['a street for a postcode', (f) => (f['clinic.json'].address.postcode = 'Harley St'), 'is not a postcode'],
    ['emphasis by stars', (f) => (f['treatments/lip-fillers.json'].intro = 'It is *brief*.'), 'has Markdown'],
    ['emphasis by underscores', (f) => (f['treatments/lip-fillers.json'].intro = 'It is _gentle_.'), 'has Markdown'],
    ['a picture among words', (f) => (f['treatments/lip-fillers.json'].intro = 'Lovely \u{1F60A} lips.'), 'screen readers read out'],
    ['a shouted summary', (f) => (f['treatments/lip-fillers.json'].summary = 'SOFT LIPS FOR EVERYBODY'), 'is written in capitals'],
    ['a page that no page leads to', (f) => (f['clinic.json'].locations = []), 'no page leads to "/cardiff". Add it to locations'],
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
    expect(secondLooks(changed).map(({ what }) => what)).toEqual(
      Object.keys(translations!).map((language) =>
        expect.stringContaining(`› translations › ${language} › of: the ${language} of`),
      ),
    )
  })
})
