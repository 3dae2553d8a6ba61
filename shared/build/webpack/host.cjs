const path = require('node:path');
const HtmlPlugin = require('html-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { sharedModules } = require('../shared.cjs');
const { browser } = require('./browser.cjs');
const { modeOf } = require('./mode.cjs');
const { RecordPlugin } = require('./record-plugin.cjs');
const { devShared } = require('./dev-shared.cjs');

/** The host has no routes that the registry must know of, but it is deployed and pinned like a remote. */
const hostManifest = {
  name: 'host',
  title: { zh: '外壳', en: 'Shell' },
  contract: '^1.0.0',
  team: 'shell',
  routes: [],
  menus: [],
  slots: [],
};

/**
 * The configuration of the shell. `index.html` is a template that the server fills for each request: the base of the
 * pinned version, the nonce of the policy, title, language and the tenant's colours.
 */
function host(dir) {
  return (env, argv) => {
    const mode = modeOf(env, argv);
    const base = browser(dir, 'host', mode);
    return {
      ...base,
      entry: './src/index.ts',
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: 'archway_host',
          remotes: {},
          shared: { ...sharedModules({ provide: true }), ...devShared(mode) },
          dts: false,
          manifest: false,
          dev: { disableLiveReload: true },
        }),
        new HtmlPlugin({
          template: path.join(dir, 'src/index.html'),
          publicPath: mode.serve ? '/__dev/host/' : '__HOST_BASE__/',
          scriptLoading: 'defer',
          minify: false,
        }),
        new RecordPlugin({ dir, provide: true, manifest: hostManifest, entry: 'index.html' }),
      ],
    };
  };
}

module.exports = { host };
