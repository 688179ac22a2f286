import type { Picture } from '../site'

type Props = { plate: Picture; eager?: boolean; className?: string }

/** An engraved plate. Size is given so that nothing moves when it arrives; below the fold it waits to be scrolled to. */
export const PlateImage = ({ plate, eager = false, className }: Props) => (
  <img
    src={plate.src}
    width={plate.width}
    height={plate.height}
    alt={plate.alt}
    className={className}
    decoding="async"
    {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
  />
)
