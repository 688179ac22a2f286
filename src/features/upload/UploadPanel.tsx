import { css } from '@emotion/react'
import { useEffect, useId, useRef, type Ref } from 'react'
import { Wrong } from '../../ui/Field'
import type { UploadState } from './uploadState'
import { formatBytes, percentOf, words } from './words'

const panel = css`
  max-width: var(--measure);
  margin-top: var(--s5);
  padding: 20px 24px 24px;
  border: 1px solid var(--rule-strong);
  background: var(--sheet);
  &:focus:not(:focus-visible) {
    outline: none;
  }
  h3 {
    overflow-wrap: anywhere;
  }
  > p {
    margin-top: 10px;
    overflow-wrap: anywhere;
  }
`

const bar = css`
  margin-top: var(--s4);
  progress {
    display: block;
    width: 100%;
    height: 14px;
    margin-top: 6px;
    border: 1px solid var(--rule-strong);
    border-radius: var(--r);
    background: var(--field);
    accent-color: var(--mark);
    appearance: none;
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: var(--field);
  }
  progress::-webkit-progress-value {
    background: var(--mark);
  }
  progress::-moz-progress-bar {
    background: var(--mark);
  }
  @media (forced-colors: active) {
    progress {
      appearance: auto;
    }
  }
`

const figures = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s5);
  margin-top: 6px;
`

const confirm = css`
  margin-top: var(--s5);
  padding-top: var(--s4);
  border-top: 1px solid var(--rule);
  .acts {
    margin-top: var(--s4);
  }
`

const titles = {
  sending: 'Sending',
  waiting: 'Waiting to send',
  paused: 'Paused:',
  failed: 'Not sent:',
  done: 'Sent:',
} as const
const goOn = {
  sending: 'Pause',
  waiting: 'Try now',
  paused: 'Resume',
  failed: 'Continue upload',
} as const

type Props = {
  ref: Ref<HTMLElement>
  state: UploadState
  onPause(): void
  onResume(): void
  onAskCancel(): void
  onKeep(): void
  onCancel(): void
  onAgain(): void
}

const Progress = ({ sent, size }: { sent: number; size: number }) => {
  const id = useId()
  const percent = percentOf(sent, size)
  return (
    <div css={bar}>
      <label htmlFor={id}>Upload progress</label>
      <progress id={id} max={100} value={percent}>
        {percent}%
      </progress>
      <p css={figures} className="small">
        <span>{percent}%</span>
        <span className="mute">
          {formatBytes(sent)} of {formatBytes(size)}
        </span>
      </p>
    </div>
  )
}

const Confirm = ({ onKeep, onCancel }: { onKeep(): void; onCancel(): void }) => {
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keep.current?.focus()
  }, [])
  return (
    <div css={confirm} role="group" aria-labelledby={id}>
      <p id={id}>
        Cancel this upload? What has been sent is thrown away, and the link cannot be used again.
      </p>
      <div className="acts">
        <button type="button" className="btn sm" ref={keep} onClick={onKeep}>
          Keep it
        </button>
        <button type="button" className="btn sm line" onClick={onCancel}>
          Yes, cancel the upload
        </button>
      </div>
    </div>
  )
}

/** Shows a started upload: how far it is, what it waits for, and how it ended. */
export const UploadPanel = ({
  ref,
  state,
  onPause,
  onResume,
  onAskCancel,
  onKeep,
  onCancel,
  onAgain,
}: Props) => {
  const { phase, file, sent, confirming, failure, canContinue, kept, reference } = state
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current && !confirming) cancel.current?.focus()
    asked.current = confirming
  }, [confirming])
  if (phase === 'form' || phase === 'asking' || file === null) return null
  const going = phase === 'sending' || phase === 'waiting' || phase === 'paused'
  return (
    <section css={panel} ref={ref} tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>
        {titles[phase]} {file.name}
      </h3>
      <Progress sent={sent} size={file.size} />
      {phase === 'sending' && sent === file.size ? <p>{words.finishing}</p> : null}
      {phase === 'waiting' ? <p>{words.waiting}</p> : null}
      {phase === 'failed' ? <Wrong>{failure}</Wrong> : null}
      {phase === 'done' ? (
        <p>
          The video has arrived. Its reference is <b>{reference}</b>. A doctor watches it before
          anything is published.
        </p>
      ) : null}
      {going ? (
        <p className="small mute">
          {kept
            ? 'Keep this page open. Should the page be closed all the same, open it again in this browser and choose the same file: the upload continues where it stopped.'
            : 'Keep this page open until the end: this browser does not allow the site to keep anything, so a closed page could not continue.'}
        </p>
      ) : null}
      {confirming ? (
        <Confirm onKeep={onKeep} onCancel={onCancel} />
      ) : (
        <div className="acts">
          {phase === 'done' ? (
            <button type="button" className="btn" onClick={onAgain}>
              Send another video
            </button>
          ) : phase === 'failed' && !canContinue ? (
            <button type="button" className="btn" onClick={onAgain}>
              Back to the form
            </button>
          ) : (
            <>
              <button
                type="button"
                className="btn"
                onClick={phase === 'sending' ? onPause : onResume}
              >
                {goOn[phase]}
              </button>
              {phase === 'waiting' ? (
                <button type="button" className="btn line" onClick={onPause}>
                  Pause
                </button>
              ) : null}
              <button type="button" className="btn line" ref={cancel} onClick={onAskCancel}>
                Cancel
              </button>
            </>
          )}
        </div>
      )}
    </section>
  )
}
