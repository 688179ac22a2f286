import { rolls } from '../../design/motion'

/** Shows a sum that rolls into its place when it changes. */
export const RollingSum = ({ text }: { text: string }) => (
  <span key={text} css={rolls}>
    {text}
  </span>
)
