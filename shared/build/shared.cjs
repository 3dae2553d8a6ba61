/**
 * What must be one instance in the page, and in which version: the only such list. The host provides these packages;
 * remotes require them and bring none of their own, so a remote that needs another major is refused before it runs.
 * Every package.json of the workspace must name exactly these versions (`pnpm check` compares).
 */
const versions = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  '@tanstack/react-query': '5.108.0',
  i18next: '26.7.2',
  '@archway/platform': require('../platform/package.json').version,
  '@archway/ui': require('../ui/package.json').version,
};

/** Requests that are shared. A trailing slash shares every sub-path; `react-router` itself must not be listed. */
const requests = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  '@tanstack/react-query',
  'i18next',
  '@archway/platform',
  '@archway/ui',
  '@archway/ui/data',
  '@archway/ui/form',
  '@archway/ui/list',
];

/** Packages of which the host shares only a part; see the files. */
const partial = { 'react-router-dom': require.resolve('./browser/router.mjs') };

/** Packages whose exported names are an interface between separately deployed builds; `archway.json` records them. */
const facades = ['@archway/ui', '@archway/ui/data', '@archway/ui/form', '@archway/ui/list', '@archway/platform'];

/** What remotes must not have: a build of theirs that asks for it fails instead of bringing an instance of its own. */
const hostOnly = ['@archway/platform/host'];

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** `^19.3.1`: a newer host serves an older remote within a major. */
const rangeOf = (request) => `^${versions[packageOf(request)]}`;

/** The `shared` option of the federation plugin: for the host, which provides, or for a remote, which only requires. */
function sharedModules({ provide }) {
  const rule = (request) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: rangeOf(request),
    ...(provide ? { version: versions[packageOf(request)], import: partial[request] ?? request } : { import: false }),
  });
  return Object.fromEntries(requests.map((request) => [request, rule(request)]));
}

/** For the build record: provided versions of a host, required ranges of a remote, by package name. */
function sharedRecord({ provide }) {
  return Object.fromEntries(Object.keys(versions).map((name) => [name, provide ? versions[name] : rangeOf(name)]));
}

module.exports = { partial, versions, requests, facades, hostOnly, sharedModules, sharedRecord };
