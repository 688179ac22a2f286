import { useEffect, useState, type ComponentType } from 'react'
import { carryOver } from '../boot/carryOver'
import { openEvent, type OpenRequest } from '../boot/protocol'
import { closest } from '../browser/guardInput'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { Consent } from './Consent'
import { Toasts } from '../ui/toasts/Toasts'
import { LazyShell, type Asked } from '../ui/dialog/LazyShell'
import type { DialogName, ShellName } from '../site/dialogNames'
import { SearchDialog } from '../features/search/SearchDialog'
import { Shell } from '../ui/dialog/Shell'
import * as sharedWords from '../words/shared'
import * as shellWords from '../words/shell'

type LazyName = Exclude<ShellName, 'search'>

const loaders: Record<LazyName, () => Promise<ComponentType>> = {
  menu: () =>
    import(/* webpackChunkName: "dialog-menu" */ '../features/menu/MenuDialog').then(
      (m) => m.MenuDialog,
    ),
  analysis: () =>
    import(/* webpackChunkName: "dialog-analysis" */ '../features/analysis/AnalysisDialog').then(
      (m) => m.AnalysisDialog,
    ),
  offer: () =>
    import(/* webpackChunkName: "dialog-offer" */ '../features/offer/OfferDialog').then(
      (m) => m.OfferDialog,
    ),
  gallery: () =>
    import(/* webpackChunkName: "dialog-gallery" */ '../features/gallery/GalleryDialog').then(
      (m) => m.GalleryDialog,
    ),
  scores: () =>
    import(/* webpackChunkName: "dialog-scores" */ '../features/scores/ScoresDialog').then(
      (m) => m.ScoresDialog,
    ),
  method: () =>
    import(/* webpackChunkName: "dialog-scores" */ '../features/scores/MethodDialog').then(
      (m) => m.MethodDialog,
    ),
}

const isLazy = (name: string | undefined): name is LazyName => name !== undefined && name in loaders

/**
 * Renders all dialogs of the site, closed, as part of every page. The boot scripts open them; this
 * fills the one that was asked for, also when it was asked for before this code arrived.
 */
export const Dialogs = () => {
  const [asked, setAsked] = useState<Partial<Record<DialogName, Asked>>>({})

  useEffect(() => {
    const fill = ({ name, index }: OpenRequest) =>
      setAsked((before) => ({
        ...before,
        [name]: { index, times: (before[name]?.times ?? 0) + 1 },
      }))
    const onOpen = (event: CustomEvent<OpenRequest>) => fill(event.detail)
    // The code of a dialog is fetched when its trigger is pointed at or focused.
    const onIntent = (event: Event) => {
      const name = closest(event, '[data-dialog]')?.dataset.dialog
      if (isLazy(name)) void loaders[name]().catch(() => undefined)
    }
    // Before anything listens, since a dialog that is opened anew is announced.
    window.__boot?.ready(carryOver())
    const opened = window.__boot?.current()
    if (opened) fill(opened)
    document.addEventListener(openEvent, onOpen)
    document.addEventListener('pointerover', onIntent, { passive: true })
    document.addEventListener('focusin', onIntent)
    return () => {
      document.removeEventListener(openEvent, onOpen)
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
    }
  }, [])

  const lazy = (name: LazyName) => ({ name, load: loaders[name], asked: asked[name] })
  return (
    <>
      <Shell
        name="search"
        title={shellWords.searchOrAsk}
        focusHeading={false}
        opened={asked.search?.times}
      >
        <SearchDialog />
      </Shell>
      <LazyShell {...lazy('menu')} title={shellWords.menuAndContact} width="large" />
      <LazyShell
        {...lazy('analysis')}
        title={sharedWords.personalInformation}
        kicker={sharedWords.analysisName}
        width="pictured"
      />
      <LazyShell {...lazy('offer')} title={sharedWords.yourOffer} width="small" />
      <LazyShell {...lazy('gallery')} title={shellWords.galleryTitle} width="window" />
      <LazyShell {...lazy('scores')} title={sharedWords.scoresTitle} width="medium" />
      <LazyShell {...lazy('method')} title={sharedWords.howWeScore} width="medium" />
      <ErrorBoundary>
        <Toasts />
      </ErrorBoundary>
      <ErrorBoundary>
        <Consent />
      </ErrorBoundary>
    </>
  )
}
