import type { Picture } from '../site'

type Props = { plate: Picture; eager?: boolean; className?: string; sizes?: string }

/** A picture: an engraved plate, or a photograph in several widths. Size is given so that nothing moves when it arrives; below the fold it waits to be scrolled to. */
export const PlateImage = ({ plate, eager = false, className, sizes = '(max-width: 767px) 100vw, 33vw' }: Props) => (
  <img
    src={plate.src}
    srcSet={plate.srcSet}
    sizes={plate.srcSet ? sizes : undefined}
    width={plate.width}
    height={plate.height}
    alt={plate.alt}
    className={className}
    decoding="async"
    {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
  />
)
