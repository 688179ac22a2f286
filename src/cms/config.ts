import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms'
import { interpolate } from '@clinic/content/expand'
import type { SiteContent } from '@clinic/content/load'
import { mostBytes } from '@clinic/content/pictureSize'
import { routeOf } from '@clinic/content/routes'
import { folderOf, pageEntries, pageName } from '@clinic/content/siteContent'
import { formFields, type Choices } from './fields'
import { kinds, nullable, type Kind, identifierOf } from './kinds'
import { formatOf, pictureFolder } from './paths'
import { kindLabel, singular } from './words'

/** The source of the site's files for the CMS. */
export type CmsSettings =
  /** A checkout on this machine, through the server of `npm run cms`. */
  | { mode: 'local' }
  /** The hosted repository: every change is a pull request. */
  | { mode: 'hosted'; repository: string; branch: string; authServer: string | null }

/**
 * Returns the CMS's settings from the environment; null when the repository is not named, or a list
 * of what is wrong.
 */
export function cmsSettings(env: Record<string, string | undefined>): {
  settings: CmsSettings | null
  problems: string[]
} {
  const {
    CMS_REPOSITORY: repository = '',
    CMS_BRANCH: branch = '',
    CMS_AUTH_URL: authServer = '',
  } = env
  if (repository === '') return { settings: null, problems: [] }
  const problems = [
    ...(/^[\w.-]+\/[\w.-]+$/.test(repository)
      ? []
      : [`CMS_REPOSITORY is "${repository}". Write owner/name, as in github.com/owner/name`]),
    ...(authServer === '' || /^https:\/\/[^/]+/.test(authServer)
      ? []
      : [`CMS_AUTH_URL is "${authServer}". Write a full address from https://`]),
  ]
  if (problems.length > 0) return { settings: null, problems }
  return {
    settings: {
      mode: 'hosted',
      repository,
      branch: branch || 'main',
      authServer: authServer.replace(/\/+$/, '') || null,
    },
    problems,
  }
}

/** Photographs that are wider or taller are made smaller in the browser. */
const mostPixels = 2400

/** The lists that are changed most come first. */
const order = ['prices', 'clinic', 'reviews', 'gallery', 'offers']

const icons: Record<string, string> = {
  treatments: 'spa',
  articles: 'article',
  cities: 'location_city',
  pages: 'web',
  people: 'groups',
  products: 'science',
  prices: 'payments',
  clinic: 'home_health',
  reviews: 'reviews',
  gallery: 'photo_library',
  offers: 'redeem',
}

/**
 * Returns the configuration of Sveltia CMS, made from the content schemas: a field that is added to
 * a schema is in the CMS at the next build.
 */
export function cmsConfig(content: SiteContent, settings: CmsSettings, siteUrl: string): CmsConfig {
  const choices: Choices = { pages: pageChoices(content) }
  const rank = ({ name }: Kind) => (order.includes(name) ? order.indexOf(name) : order.length)
  return {
    load_config_file: false,
    backend: backend(settings),
    // The local checkout has no pull requests: what is saved stands in the files.
    publish_mode: settings.mode === 'hosted' ? 'editorial_workflow' : 'simple',
    site_url: siteUrl,
    app_title: `${content.clinic.name}: edit the site`,
    logo: { src: '/favicon.svg' },
    show_preview_links: false,
    media_folder: pictureFolder,
    public_folder: `/${pictureFolder}`,
    media_libraries: {
      default: {
        config: {
          max_file_size: mostBytes,
          slugify_filename: true,
          // Large photographs are made smaller in the browser, which also takes out where and when
          // they were taken.
          transformations: {
            raster_image: { format: 'webp', quality: 85, width: mostPixels, height: mostPixels },
          },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: kinds
      .filter(({ folder }) => folder)
      .map((kind) => folderCollection(kind, choices)),
    singletons: kinds
      .filter(({ folder }) => !folder)
      .toSorted((a, b) => rank(a) - rank(b))
      .map((kind) => singleFile(kind, choices)),
  }
}

function backend(settings: CmsSettings): CmsConfig['backend'] {
  if (settings.mode === 'local')
    return { name: 'github', repo: 'local/checkout', branch: 'local', auth_methods: ['token'] }
  const { repository, branch, authServer } = settings
  return {
    name: 'github',
    repo: repository,
    branch,
    squash_merges: true,
    // GitHub lets no page sign people in without a server; with an access token of one's own it
    // needs none.
    ...(authServer === null ? { auth_methods: ['token'] } : { base_url: authServer }),
    commit_messages: {
      create: 'Add {{collection}} “{{slug}}”',
      update: 'Change {{collection}} “{{slug}}”',
      delete: 'Take out {{collection}} “{{slug}}”',
      uploadMedia: 'Add the picture “{{path}}”',
      deleteMedia: 'Take out the picture “{{path}}”',
    },
  }
}

function folderCollection(kind: Kind, choices: Choices): EntryCollection {
  const { name, path, schema } = kind
  const fields = formFields(schema, name, choices)
  const has = (field: string) => schema.properties?.[field] !== undefined
  const identifier = identifierOf(kind)
  return {
    name,
    label: kindLabel(name),
    label_singular: singular(name),
    ...(icons[name] === undefined ? {} : { icon: icons[name] }),
    folder: path,
    extension: 'json',
    format: formatOf(name),
    identifier_field: identifier,
    summary: `{{${identifier}}}`,
    slug: {
      // The last part of the address; of an address with several parts, the editor is told to take
      // the first ones out.
      template:
        schema.required?.includes('route') && !nullable(schema.properties!.route!).nullable
          ? '{{route}}'
          : `{{${identifier}}}`,
      editable: ['create'],
      hint: has('route')
        ? 'The name of the file: the last part of the page’s address.'
        : 'The name of the file, and the last part of the page’s address.',
      pattern: [
        String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*$`,
        'This is a name that makes no address. Use lower-case letters, digits and single hyphens',
      ],
    },
    sortable_fields: [identifier],
    create: true,
    // A page that goes needs a redirect in the same change, which is more than one file.
    delete: false,
    fields,
  }
}

function singleFile({ name, path, schema }: Kind, choices: Choices): CollectionFile {
  const fields = formFields(schema, name, choices)
  // The list that the file is there for comes first in its form; in the file it stays where it is.
  const main = fields.filter((field) => field.name === name)
  return {
    name,
    label: kindLabel(name),
    ...(icons[name] === undefined ? {} : { icon: icons[name] }),
    file: path,
    format: formatOf(name),
    fields: [...main, ...fields.filter((field) => !main.includes(field))],
  }
}

/** Returns every page by name, with its address. */
function pageChoices(content: SiteContent): Choices['pages'] {
  return pageEntries(content)
    .flatMap((entry) => {
      const route = folderOf(entry) === 'products' ? null : routeOf(entry)
      return route === null ? [] : [{ route, name: pageName(entry) }]
    })
    .map(({ route, name }) => ({
      label: `${interpolate(name, content)} (${route})`,
      value: route,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB'))
}
