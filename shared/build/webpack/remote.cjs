const fs = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { sharedModules } = require('../shared.cjs');
const { browser, uniqueNameOf } = require('./browser.cjs');
const { modeOf } = require('./mode.cjs');
const { RecordPlugin } = require('./record-plugin.cjs');
const { devShared } = require('./dev-shared.cjs');

const readManifest = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'remote.json'), 'utf8'));

/** `./app` → src/app.ts, `./slots/x` → src/slots/x.tsx; the file must exist under one of both endings. */
function sourceOf(dir, module) {
  const found = ['.tsx', '.ts'].map((ending) => `./src/${module.slice(2)}${ending}`);
  const file = found.find((candidate) => fs.existsSync(path.join(dir, candidate)));
  if (!file) throw new Error(`${path.join(dir, 'remote.json')} names ${module}, but there is no ${found.join(' or ')}`);
  return file;
}

function exposesOf(dir, manifest) {
  const modules = new Set(['./app', ...(manifest.slots ?? []).map((slot) => slot.module)]);
  return Object.fromEntries([...modules].map((module) => [module, { import: sourceOf(dir, module) }]));
}

/** The configuration of a remote: everything that is particular to it stands in its remote.json. */
function remote(dir) {
  return (env, argv) => {
    const mode = modeOf(env, argv);
    const manifest = readManifest(dir);
    const base = browser(dir, manifest.name, mode);
    const name = uniqueNameOf(dir, manifest.name, mode.dev);
    const exposes = exposesOf(dir, manifest);
    return {
      ...base,
      entry: {},
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name,
          library: { type: 'var', name },
          filename: mode.dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          exposes,
          shared: { ...sharedModules({ provide: false }), ...devShared(mode) },
          dts: false,
          manifest: true,
          dev: { disableLiveReload: true },
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        new RecordPlugin({ dir, provide: false, manifest, entry: 'mf-manifest.json', exposes: Object.keys(exposes) }),
      ],
    };
  };
}

module.exports = { remote };
