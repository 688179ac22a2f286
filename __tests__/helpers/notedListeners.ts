type Noted = [
  EventTarget,
  string,
  EventListenerOrEventListenerObject,
  boolean | AddEventListenerOptions | undefined,
]
const noted: Noted[] = []

/**
 * Runs a script and notes every listener that it adds to window and document, so that they can be
 * taken away again.
 */
export function noteListeners(run: () => void): void {
  const spies = ([window, document] as EventTarget[]).map((target) =>
    jest.spyOn(target, 'addEventListener').mockImplementation(function (
      this: EventTarget,
      type,
      listener,
      options,
    ) {
      noted.push([target, type, listener!, options])
      EventTarget.prototype.addEventListener.call(target, type, listener, options)
    }),
  )
  run()
  for (const spy of spies) spy.mockRestore()
}

/** Takes them away. */
export function removeNotedListeners(): void {
  for (const [target, type, listener, options] of noted.splice(0))
    target.removeEventListener(type, listener, options)
}
