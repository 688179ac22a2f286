import { reportOn } from './helpers/baseContent'

const configured = { GATSBY_SUPABASE_URL: 'https://backend.test', GATSBY_SUPABASE_ANON_KEY: 'key' }

test('samples, placeholders and an unconfigured backend stop a release, and nothing else does', () => {
  const spoil = (f: Parameters<Parameters<typeof reportOn>[0]>[0]) => {
    f['people/dr-doe.json'].sample = true
    f['reviews.json'].reviews[0].sample = true
    f['treatments/lip-fillers.json'].review.sample = true
    f['clinic.json'].hoursSample = true
    f['clinic.json'].claims[0].evidence = 'To be confirmed.'
    f['clinic.json'].lines[1] = {
      label: 'Second line',
      display: '020 7123 4567',
      e164: '+442071234567',
    }
  }
  expect(reportOn(spoil)).toBe('')
  expect(reportOn(spoil, { release: { env: { GATSBY_SUPABASE_URL: 'https://backend.test' } } }))
    .toMatchInlineSnapshot(`
   "data/clinic.json › bookingUrl: "booking.clinic.example" is an address that cannot exist. Put the real one in its place.
   data/clinic.json › claims › #1 › evidence: "To be confirmed" was left for later. Put the real one in its place.
   data/clinic.json › email: "clinic.example" is an address that cannot exist. Put the real one in its place.
   data/clinic.json › emergencyLine › display: "020 7946 0199" is a telephone number kept for drama. Put the real one in its place.
   data/clinic.json › emergencyLine › e164: "+442079460199" is a telephone number kept for drama. Put the real one in its place.
   data/clinic.json › freephone › display: "0808 157 0123" is a telephone number kept for drama. Put the real one in its place.
   data/clinic.json › freephone › e164: "+448081570123" is a telephone number kept for drama. Put the real one in its place.
   data/clinic.json › hoursSample: this is still a sample. Replace it with the real thing and take "sample" out.
   data/clinic.json › lines › #1 › display: "020 7946 0182" is a telephone number kept for drama. Put the real one in its place.
   data/clinic.json › lines › #1 › e164: "+442079460182" is a telephone number kept for drama. Put the real one in its place.
   data/clinic.json › origin: "clinic.example" is an address that cannot exist. Put the real one in its place.
   data/clinic.json › socials › #1 › url: "one.example" is an address that cannot exist. Put the real one in its place.
   data/clinic.json › socials › #2 › url: "two.example" is an address that cannot exist. Put the real one in its place.
   data/clinic.json › whatsapp › display: "07700 900147" is a telephone number kept for drama. Put the real one in its place.
   data/clinic.json › whatsapp › e164: "+447700900147" is a telephone number kept for drama. Put the real one in its place.
   data/people/dr-doe.json › sample: "Dr Doe" is still a sample. Replace it with the real thing and take "sample" out.
   data/reviews.json › reviews › #1 › sample: "first" is still a sample. Replace it with the real thing and take "sample" out.
   data/treatments/lip-fillers.json › review › sample: the review of this page is still a sample. Replace it with the real thing and take "sample" out.
   environment › GATSBY_SUPABASE_ANON_KEY: is not set. Set it to the value of your Supabase project (see .env.example)."
  `)
})

test('what calls itself a sample may not be published, and a sample of something may', () => {
  const report = reportOn(
    (f) => {
      Object.assign(f['people/dr-doe.json'], {
        name: 'Dr Alex Sample',
        intro: 'This doctor does not exist.',
      })
      f['reviews.json'].reviews[0].text = 'Sample text. A real review will say more.'
      f['pages/treatments.json'].intro = 'The entries below are samples.'
      f['treatments/lip-fillers.json'].intro =
        'A sample of your blood is taken; a filler without risk does not exist.'
    },
    { release: { env: configured } },
  )
  expect(report.split('\n').filter((line) => line.includes('sample'))).toMatchInlineSnapshot(`
   [
     "data/pages/treatments.json › intro: "are samples" says that this is a sample. Put the real one in its place.",
     "data/people/dr-doe.json › intro: "does not exist" says that this is a sample. Put the real one in its place.",
     "data/people/dr-doe.json › name: "Alex Sample" says that this is a sample. Put the real one in its place.",
     "data/reviews.json › reviews › #1 › text: "Sample text" says that this is a sample. Put the real one in its place.",
   ]
  `)
})

test('content without samples may be released', () => {
  const report = reportOn(
    (f) => {
      f['people/dr-doe.json'].registration = 'GMC 7012345'
      const real = JSON.stringify(f['clinic.json'])
        .replaceAll('.example', '.co.uk')
        .replaceAll(/7946 01\d\d/g, '7123 4567')
        .replaceAll(/794601\d\d/g, '71234567')
      f['clinic.json'] = JSON.parse(
        real
          .replace('0808 157 0123', '0808 100 1000')
          .replace('8081570123', '8081001000')
          .replace('07700 900147', '07911 123456')
          .replace('7700900147', '7911123456'),
      )
    },
    { release: { env: configured } },
  )
  expect(report).toBe('')
})
