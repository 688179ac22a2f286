import { cmsPath, localHeader } from '../paths'

/**
 * The checkout that `npm run cms` serves, in the form in which browsers offer a folder that someone
 * has picked (the File System Access API). The CMS works on it as on a picked folder, in every
 * browser, and nobody has to find the folder or allow anything.
 */

const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(
    `${cmsPath}files/${path.split('/').map(encodeURIComponent).join('/')}`,
    { ...init, headers: { [localHeader]: '1' } },
  )
  if (!response.ok) throw new Error(await response.text())
  return response
}

const paths = async (): Promise<string[]> => (await (await ask('')).json()) as string[]

const missing = () => new DOMException('A file or folder is not there.', 'NotFoundError')

/**
 * Tells whether a file is a temporary one. The CMS writes to such a file first and then renames it;
 * nothing of it ever touches the disk.
 */
const isTemporary = (name: string) => name.startsWith('.sveltia-tmp-')

class LocalFile {
  readonly kind = 'file'
  private pending: Blob | null = null

  constructor(
    private path: string,
    public name: string,
  ) {}

  async getFile(): Promise<File> {
    const response = this.pending ? null : await ask(this.path)
    const changed = response?.headers.get('last-modified')
    return new File(
      [this.pending ?? (await response!.blob())],
      this.name,
      changed ? { lastModified: Date.parse(changed) } : {},
    )
  }

  createWritable() {
    const parts: BlobPart[] = []
    return Promise.resolve({
      write: (part: BlobPart) => Promise.resolve(void parts.push(part)),
      close: async () => {
        const body = new Blob(parts)
        if (isTemporary(this.name)) this.pending = body
        else await ask(this.path, { method: 'PUT', body })
      },
    })
  }

  async move(folder: LocalFolder, name: string): Promise<void> {
    const body = this.pending ?? (await this.getFile())
    const to = folder.inside(name)
    await ask(to, { method: 'PUT', body })
    if (!this.pending && to !== this.path) await ask(this.path, { method: 'DELETE' })
    this.pending = null
    this.path = to
    this.name = name
  }
}

class LocalFolder {
  readonly kind = 'directory'

  constructor(
    private path: string,
    public name: string,
  ) {}

  inside = (name: string) => (this.path === '' ? name : `${this.path}/${name}`)

  async *entries(): AsyncGenerator<[string, LocalFile | LocalFolder]> {
    const prefix = this.path === '' ? '' : `${this.path}/`
    const rest = (await paths())
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length))
    for (const name of new Set(rest.map((path) => path.split('/')[0]!)))
      yield [
        name,
        rest.includes(name)
          ? new LocalFile(this.inside(name), name)
          : new LocalFolder(this.inside(name), name),
      ]
  }

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<LocalFolder> {
    const path = this.inside(name)
    // The CMS looks for .git to be sure that it was given a whole checkout.
    if (
      !create &&
      path !== '.git' &&
      !(await paths()).some((other) => other.startsWith(`${path}/`))
    )
      throw missing()
    return new LocalFolder(path, name)
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<LocalFile> {
    const path = this.inside(name)
    if (!create && !(await paths()).includes(path)) throw missing()
    return new LocalFile(path, name)
  }

  async removeEntry(name: string): Promise<void> {
    await ask(this.inside(name), { method: 'DELETE' })
  }

  requestPermission = () => Promise.resolve('granted')
}

/** Gives the CMS the served checkout in place of a folder that is picked. */
export function offerLocalFolder(): void {
  // The browser would keep the folder of the last visit in its database, and would get back one
  // that can do nothing.
  localStorage.removeItem('sveltia-cms.user')
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')!.value as (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) => IDBRequest
  IDBObjectStore.prototype.put = function (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    const kept = value instanceof LocalFolder ? null : value
    return key === undefined ? put.call(this, kept) : put.call(this, kept, key)
  }
  Object.assign(window, {
    showDirectoryPicker: () => Promise.resolve(new LocalFolder('', 'checkout')),
  })
}
