/** Jest projects of the house. The root `jest.config.cjs` makes one per package. */
const fs = require('node:fs');
const path = require('node:path');
const { scratchFolder } = require('./jest/scratch.cjs');
const { HANGS_MS, PATIENCE_MS } = require('./time-outs.cjs');

// For the processes of jest, and those that tests start.
process.env.TMPDIR = scratchFolder();

const file = (name) => path.join(__dirname, 'jest', name);

/** npm packages that ship only ES modules; jest runs CommonJS, so these are compiled too. */
const esmPackages = [
  'meshoptimizer',
  'content-disposition',
  'eventsource-parser',
  '@fontsource-variable',
  'single-spa',
  'three',
  'three-mesh-bvh',
];

const swc = (tsx) => [
  require.resolve('@swc/jest'),
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const common = (dir) => ({
  rootDir: dir,
  displayName: path.basename(dir),
  testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
  transform: {
    '\\.tsx$': swc(true),
    '\\.(ts|mjs|js)$': swc(false),
  },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    // The facade imports antd's ES modules one by one; jest takes the CommonJS twins.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.module\\.css$': file('css-module.cjs'),
    '\\.(css|png|jpe?g|webp|svg|woff2?|wasm)$': file('asset.cjs'),
  },
  // A sandboxed global costs a lookup each time, which makes loops over vertices and voxels ten times as slow.
  sandboxInjectedGlobals: ['Math'],
  restoreMocks: true,
  testTimeout: HANGS_MS,
});

/** Packages that run in Node, or anywhere. */
const node = (dir) => ({ ...common(dir), testEnvironment: 'node' });

const LIBRARY = '@testing-library/react';

/** Where a package finds the testing library; undefined where it has none. */
function libraryOf(dir) {
  try {
    return require.resolve(LIBRARY, { paths: [dir] });
  } catch {
    return undefined;
  }
}

/**
 * The whole catalogue of errors, which the host loads before it shows a remote; in tests of packages that stand on the
 * platform there is no host.
 */
function catalogueOf(dir) {
  const { name, dependencies = {} } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  if (name === '@archway/platform') return [path.join(dir, 'src/wire/all-errors.fixture.ts')];
  return '@archway/platform' in dependencies
    ? [path.join(dir, 'node_modules/@archway/platform/src/wire/all-errors.fixture.ts')]
    : [];
}

/** Packages that need a document. */
const browser = (dir) => ({
  ...common(dir),
  globals: { TESTING_LIBRARY: libraryOf(dir), PATIENCE_MS },
  moduleNameMapper: { ...common(dir).moduleNameMapper, [`^${LIBRARY}$`]: file('testing-library.cjs') },
  testEnvironment: file('browser-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost/' },
  setupFiles: [file('browser-setup.cjs'), ...catalogueOf(dir)],
});

module.exports = { node, browser };
