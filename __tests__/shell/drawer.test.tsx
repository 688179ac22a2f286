import { render, screen } from '@testing-library/react'
import { Drawer } from '../../src/shell/Drawer'
import { SiteProvider } from '../../src/site/SiteContext'
import type { SiteData } from '../../src/site/site'
import site from '../fixtures/site.json'

test('the drawer of a clinic without social pages has no heading for them', () => {
  const drawer = (socials: SiteData['socials']) => (
    <SiteProvider value={{ ...(site as unknown as SiteData), socials }}>
      <Drawer />
    </SiteProvider>
  )
  const heading = () => screen.queryByRole('heading', { name: 'Social', hidden: true })
  const { rerender } = render(
    drawer([{ name: 'Instagram', url: 'https://www.instagram.com/clinic.example' }]),
  )
  expect(heading()).not.toBeNull()
  rerender(drawer([]))
  expect(heading()).toBeNull()
})

test('the drawer of a clinic without pairs of pictures does not lead to a gallery', () => {
  const drawer = (hasGallery: boolean) => (
    <SiteProvider value={{ ...(site as unknown as SiteData), hasGallery }}>
      <Drawer />
    </SiteProvider>
  )
  const entry = () => screen.queryByRole('link', { name: 'Before-and-after gallery', hidden: true })
  const { rerender } = render(drawer(true))
  expect(entry()).not.toBeNull()
  rerender(drawer(false))
  expect(entry()).toBeNull()
})
