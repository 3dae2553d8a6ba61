const fs = require('node:fs');
const path = require('node:path');
const { createRequire } = require('node:module');

const root = path.resolve(__dirname, '../../../..');
/** The bundler is the build room's. */
const build = createRequire(path.join(root, 'shared/build/package.json'));
const HtmlPlugin = build('html-webpack-plugin');
const webpack = build('webpack');
const { browser } = require(path.join(root, 'shared/build/webpack/browser.cjs'));

const host = path.join(root, 'host');
const folder = process.env.ARCHWAY_MONOLITH_OUT;

/** Every exposed module of every remote, as a lazy import of the same build: what an application in one piece would do. */
function moduleMap() {
  const lines = fs.readdirSync(path.join(root, 'remotes')).flatMap((name) => {
    const file = path.join(root, 'remotes', name, 'remote.json');
    if (!fs.existsSync(file)) return [];
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
    const modules = new Set(['./app', ...(manifest.slots ?? []).map((slot) => slot.module)]);
    return [...modules].map((module) => {
      const source = ['.tsx', '.ts']
        .map((end) => path.join(root, 'remotes', name, 'src', module + end))
        .find((each) => fs.existsSync(each));
      return `  ${JSON.stringify(`${name} ${module}`)}: () => import(${JSON.stringify(source)}),`;
    });
  });
  const generated = path.join(folder, '..', 'modules.ts');
  fs.writeFileSync(
    generated,
    `export const modules: Record<string, () => Promise<unknown>> = {\n${lines.join('\n')}\n};\n`,
  );
  return generated;
}

/** The same sources as host and remotes, built as one bundle without federation: the peer of the composed product. */
module.exports = (env, argv) => {
  const base = browser(host, 'monolith', { mode: argv.mode, dev: false, serve: false });
  return {
    ...base,
    entry: './src/index.ts',
    output: { ...base.output, path: folder },
    cache: false,
    resolve: { ...base.resolve, alias: { 'monolith-modules$': moduleMap() } },
    plugins: [
      ...base.plugins,
      new webpack.NormalModuleReplacementPlugin(
        /remotes\/federation\.ts$|^\.\/federation\.ts$/,
        path.join(__dirname, 'federation.ts'),
      ),
      new HtmlPlugin({
        template: path.join(host, 'src/index.html'),
        publicPath: '__HOST_BASE__/',
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
};
