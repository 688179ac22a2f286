import { css } from '@emotion/react'
import { useId, type FormEvent, type RefObject } from 'react'
import { Field, Wrong } from '../../ui/Field'
import { Spinner } from '../../ui/Spinner'
import { accepted } from './checks'
import type { Unfinished, UploadState } from './uploadState'
import { formatBytes, words } from './words'

const form = css`
  max-width: var(--measure);
  margin-top: var(--s5);
  &[hidden] {
    display: none;
  }
`

const fields = css`
  display: grid;
  gap: var(--s5);
  margin-top: var(--s4);
  .hint {
    margin-bottom: 6px;
  }
  .field[aria-invalid='true'] {
    border-color: var(--alert);
  }
  input[type='file'] {
    cursor: pointer;
  }
  input[type='file']::file-selector-button {
    min-height: 30px;
    margin-right: 14px;
    padding: 2px 14px;
    border: 1px solid var(--mark);
    border-radius: var(--r);
    background: none;
    color: var(--mark);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`

const begun = css`
  padding: 16px 20px;
  border: 1px solid var(--rule-strong);
  background: var(--sheet);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--s5);
    overflow-wrap: anywhere;
  }
`

const day = (begunAt: number) =>
  new Date(begunAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })

const Begun = ({
  list,
  onForget,
}: {
  list: readonly Unfinished[]
  onForget(upload: Unfinished): void
}) => {
  const id = useId()
  return (
    <div css={begun} role="group" aria-labelledby={id}>
      <p className="label" id={id}>
        Not finished in this browser
      </p>
      <ul>
        {list.map((upload) => (
          <li key={upload.fingerprint}>
            <span>
              {upload.name}, {formatBytes(upload.size)}, begun on {day(upload.begun)}
            </span>
            <button type="button" className="go" onClick={() => onForget(upload)}>
              Forget<span className="vh"> {upload.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="small mute">
        Choose the same file again and start: it continues where it stopped, and needs no token.
      </p>
    </div>
  )
}

type Props = {
  state: UploadState
  formRef: RefObject<HTMLFormElement | null>
  tokenRef: RefObject<HTMLInputElement | null>
  fileRef: RefObject<HTMLInputElement | null>
  hidden: boolean
  onEdit(field: 'token' | 'file'): void
  onSubmit(): void
  onForget(upload: Unfinished): void
}

/**
 * Shows the fields for token and file, and the button. The fields are not controlled, so that what
 * was typed or chosen before the scripts arrived stays; they have no names, so that no browser ever
 * puts a token into an address.
 */
export const UploadForm = ({
  state,
  formRef,
  tokenRef,
  fileRef,
  hidden,
  onEdit,
  onSubmit,
  onForget,
}: Props) => {
  const { problems, maxBytes, unfinished, phase } = state
  const asking = phase === 'asking'
  return (
    <form
      ref={formRef}
      css={form}
      data-needs-scripts=""
      hidden={hidden}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <p>
        Sending a video needs a link with a one-time token, which the clinic gives you. If an upload
        broke off, choose the same file again in the same browser and it continues.
      </p>
      <div css={fields}>
        {unfinished.length > 0 ? <Begun list={unfinished} onForget={onForget} /> : null}
        <Field
          label="One-time token"
          hint="Filled in for you when you open the link you were sent. You may also paste the link or the token here."
          error={problems.token}
        >
          {(ids) => (
            <input
              {...ids}
              ref={tokenRef}
              className="field"
              type="text"
              dir="auto"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              readOnly={asking}
              onChange={() => onEdit('token')}
            />
          )}
        </Field>
        <Field
          label="Video"
          hint={`MP4, MOV or WebM${maxBytes === null ? '' : `, at most ${formatBytes(maxBytes)}`}.`}
          error={problems.file}
        >
          {(ids) => (
            <input
              {...ids}
              ref={fileRef}
              className="field"
              type="file"
              accept={accepted}
              onChange={() => onEdit('file')}
            />
          )}
        </Field>
      </div>
      <div className="acts">
        <button type="submit" className="btn" aria-disabled={asking || undefined}>
          {asking ? <Spinner /> : null}
          <span>Start upload</span>
        </button>
        {asking ? <span className="small mute">{words.asking}</span> : null}
      </div>
      {problems.form ? <Wrong>{problems.form}</Wrong> : null}
    </form>
  )
}
