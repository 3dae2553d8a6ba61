const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { scripts, styles, assets, nonces, styleAttributes, slimContracts, icons } = require('./rules.cjs');
const { fileCache } = require('./cache.cjs');
const { sourceHash } = require('./source-hash.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { LastGoodPlugin } = require('./last-good-plugin.cjs');

const absentZod = path.join(__dirname, '../browser/zod-absent.mjs');
const namePath = path.join(__dirname, '../browser/name-path.mjs');

/**
 * What host and remotes have in common.
 * Source maps cost a third of the build time, so production has them only on request (`ARCHWAY_SOURCE_MAPS=1`);
 * they are written beside the files and not linked from them.
 */
function browser(dir, name, { mode, dev, serve }) {
  const refresh = serve;
  const uniqueName = uniqueNameOf(dir, name, dev);
  const hashed = dev ? '[name]' : '[name].[contenthash:8]';
  return {
    name,
    context: dir,
    mode,
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : process.env.ARCHWAY_SOURCE_MAPS ? 'hidden-source-map' : false,
    output: {
      path: path.join(dir, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName,
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
      // A chunk that hangs must become an error that can be retried, within seconds.
      chunkLoadTimeout: 15_000,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // vtk.js brings a parser for files that are not read here: 300 KB, which the bundler breaks besides.
      alias: { xmlbuilder2: false },
      fallback: { fs: false, path: false, module: false, crypto: false, url: false },
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        scripts({ dev, refresh }),
        styles(name, { dev }),
        nonces,
        styleAttributes,
        icons,
        ...assets,
        ...(runsSchemas(dir) ? [] : [slimContracts]),
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: dev ? 'named' : 'deterministic',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    cache: fileCache(dir, `${mode}${serve ? '-serve' : ''}`),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      // Packages made for both sides (draco3d) import node: modules that they never reach in a browser.
      new webpack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
        resource.request = resource.request.slice('node:'.length);
      }),
      ...(runsSchemas(dir) ? [] : [withoutSchemas()]),
      radioWithoutForm(),
      new MiniCssExtractPlugin({ filename: `${hashed}.css`, chunkFilename: `${hashed}.css`, ignoreOrder: true }),
      new IntegrityPlugin(),
      ...(serve ? [hotReload(uniqueName), new LastGoodPlugin()] : []),
    ],
  };
}

/** A package that validates with the contracts' schemas names zod among its dependencies; others get none of its 28 KB. */
const runsSchemas = (dir) =>
  'zod' in (JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')).dependencies ?? {});

const withoutSchemas = () =>
  new webpack.NormalModuleReplacementPlugin(/^zod$/, (resource) => {
    if (/[\\/]shared[\\/]contracts[\\/]/.test(resource.context)) resource.request = absentZod;
  });

/** Name of the build's globals; never the bare name of a remote, which may be that of a browser object (`console`). */
const uniqueNameOf = (dir, name, dev) => `archway_${name}${dev ? '' : `_${sourceHash(dir)}`}`;

const radioWithoutForm = () =>
  new webpack.NormalModuleReplacementPlugin(/^\.\.\/form\/hooks\/useForm$/, (resource) => {
    if (/[\\/]antd[\\/]es[\\/]radio$/.test(resource.context)) resource.request = namePath;
  });

function hotReload(library) {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return new ReactRefreshPlugin({ overlay: false, library });
}

module.exports = { browser, uniqueNameOf };
