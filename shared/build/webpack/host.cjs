const path = require('node:path');
const webpack = require('webpack');
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

/** The plugin that hands the loader on is referenced in its CommonJS form, which would bring a second loader along. */
const oneRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(/inject-external-runtime-core-plugin.dist.index\.cjs$/, (resource) => {
    resource.request = resource.request.replace(/\.cjs$/, '.js');
  });

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
          // Remotes are run by the host's loader instead of one of 27 KB each.
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        oneRuntime(),
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
