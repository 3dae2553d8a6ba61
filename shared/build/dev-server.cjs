const path = require('node:path');
const fs = require('node:fs');
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const { host } = require('./webpack/host.cjs');
const { remote } = require('./webpack/remote.cjs');
const { developmentPage } = require('./webpack/development-page.cjs');

const BASE = '/__dev';

/** What does not compile covers the page until it is mended; failures of a running page are the product's to show. */
const OVERLAY = { errors: true, warnings: false, runtimeErrors: false };

const served = (config, name) => ({
  ...config,
  output: { ...config.output, publicPath: `${BASE}/${name}/`, clean: false },
  infrastructureLogging: { level: 'error' },
});

/**
 * One remote in development inside the composed product: a development host and the remote with hot reload, everything
 * else (the calls, the other remotes as they are deployed, branding, storage) from a running server.
 * @param {{ root: string, name: string, server: string, port: number, onFatal: (error: Error) => void }} options
 *   root: the checkout; name: folder below remotes/; server: origin of the running product;
 *   onFatal: the compiler gave up, which is a fault of the build and not of the sources; nothing is answered any more
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
async function serve({ root, name, server, port, onFatal }) {
  const env = { ARCHWAY_SERVE: true };
  const argv = { mode: 'development' };
  const remoteDir = path.join(root, 'remotes', name);
  const compiler = webpack([
    served(host(path.join(root, 'host'))(env, argv), 'host'),
    served(remote(remoteDir)(env, argv), name),
  ]);
  for (const each of compiler.compilers) each.hooks.failed.tap('serve', onFatal);
  const readManifest = () => JSON.parse(fs.readFileSync(path.join(remoteDir, 'remote.json'), 'utf8'));
  const page = developmentPage(compiler.compilers[0], () => ({
    name,
    entry: `${BASE}/${name}/mf-manifest.json`,
    manifest: readManifest(),
  }));
  const devServer = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      webSocketServer: { type: 'ws', options: { path: `${BASE}/ws` } },
      client: { overlay: OVERLAY, logging: 'warn', webSocketURL: { pathname: `${BASE}/ws` } },
      devMiddleware: { index: false, stats: 'errors-warnings' },
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'page', middleware: page }],
      proxy: [
        {
          // The server sees the development origin, so that addresses in its answers lead back here.
          target: server,
          changeOrigin: false,
          context: (pathname, request) => !pathname.startsWith(`${BASE}/`) && !page.wants(request),
        },
      ],
    },
    compiler,
  );
  await devServer.start();
  return { url: `http://localhost:${port}`, stop: () => devServer.stop() };
}

module.exports = { serve };
