import { renderHook, waitFor } from '@testing-library/react'
import type { AnalysisForm } from '@clinic/contract/contract'
import { useChanged } from '../../src/features/analysis/preview/FacePreview'
import { formDefaults } from '../../src/features/analysis/questions'

type Shown = { step?: number; form: AnalysisForm }

/** What the last answer changed on the face is marked on its picture. */
describe('the mark on the preview', () => {
  const marked = () =>
    renderHook(({ step = 2, form }: Shown) => useChanged(step, form, true), {
      initialProps: { form: formDefaults } as Shown,
    })

  it('follows the ratings that have a place on the face', async () => {
    const { result, rerender } = marked()
    expect(result.current).toBeNull()
    rerender({ form: { ...formDefaults, frown: 2 } })
    await waitFor(() => expect(result.current).toMatch(/^M/))
    const frown = result.current
    rerender({ form: { ...formDefaults, frown: 2, lips: 1 } })
    expect(result.current).not.toBe(frown)
  })

  it('goes with a rating that is all over it, and stays with an answer that is not drawn', async () => {
    const { result, rerender } = marked()
    rerender({ form: { ...formDefaults, chin: 1 } })
    await waitFor(() => expect(result.current).toMatch(/^M/))
    rerender({ form: { ...formDefaults, chin: 1, age: 50 } })
    expect(result.current).toMatch(/^M/)
    rerender({ form: { ...formDefaults, chin: 1, age: 50, pores: 2 } })
    expect(result.current).toBeNull()
  })

  it('goes with the step it was answered on', async () => {
    const { result, rerender } = marked()
    const form = { ...formDefaults, lips: 2 as const }
    rerender({ form })
    await waitFor(() => expect(result.current).toMatch(/^M/))
    rerender({ form, step: 3 })
    expect(result.current).toBeNull()
  })
})
