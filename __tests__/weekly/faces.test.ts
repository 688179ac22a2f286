import { drawingFaults, sittings } from '@clinic/illustration/tests/sittings'

test.each(sittings)(
  '%s is drawn in real numbers, inside its box, with names that are its own',
  (_, parameters) => expect(drawingFaults(parameters)).toEqual([]),
)
