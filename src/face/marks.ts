import type { Brush } from './brush'
import { mark, paleMark } from './colour'
import type { Look } from './parameters'
import { short } from './pen'

/** Hatching from the lower left to the upper right over the whole sheet; each zone shows its part of it. */
function hatching(gap: number): string {
  let d = ''
  for (let x = -420; x < 140; x += gap) d += `M${short(x, 1)} 210l340-340`
  return d
}

/** What a doctor would mark: a pale wash, pen hatching and an edge, in the mark colour, or in its pale form on dark flesh. */
export function marks({ fill, clip, url }: Brush, { finish, tone }: Pick<Look, 'finish' | 'tone'>, shapes: readonly string[]): string {
  if (shapes.length === 0) return ''
  const dark = finish === 'tone' && (tone === 'bronze' || tone === 'deep')
  const colour = dark ? paleMark : mark
  const d = shapes.join('')
  return (
    clip('marked', d) +
    fill(d, colour, dark ? 0.2 : 0.13) +
    `<g clip-path="${url('marked')}"><path d="${hatching(3)}" stroke="${colour}" stroke-width=".36" opacity=".62"/></g>` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width=".5" opacity=".85"/>`
  )
}
