const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

/** The English words that compound numbers are made of, with what each stands for. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...upToNineteen.split(' ').map((word, i) => [word, i] as const),
  ...tens.split(' ').map((word, i) => [word, 20 + 10 * i] as const),
])
