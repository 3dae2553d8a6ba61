const fs = require('node:fs');
const path = require('node:path');
const { builtinModules } = require('node:module');
const { scripts, assets } = require('./rules.cjs');
const { fileCache } = require('./cache.cjs');
const { modeOf } = require('./mode.cjs');

const isBuiltin = (request) => request.startsWith('node:') || builtinModules.includes(request);
const isOwn = (request) => /^(\.|\/|@archway\/)/.test(request) || path.isAbsolute(request);
const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/**
 * Programs for Node: ES modules, workspace packages bundled, npm packages left outside. A package that only a bundled
 * workspace package depends on could not be found at run time, so it must be named by the program's own package.json.
 * @param {string} dir the package
 * @param {{ entries: Record<string, string> }} options output name → source; written to dist/{name}.mjs
 */
function node(dir, { entries }) {
  return (env, argv) => {
    const { mode } = modeOf(env, argv);
    const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
    return {
      name: path.basename(dir),
      context: dir,
      mode,
      target: 'node20',
      devtool: 'source-map',
      entry: entries,
      experiments: { outputModule: true },
      output: {
        path: path.join(dir, 'dist'),
        clean: true,
        module: true,
        chunkFormat: 'module',
        library: { type: 'module' },
        filename: '[name].mjs',
        chunkFilename: '[name].mjs',
        assetModuleFilename: 'assets/[name][ext]',
        hashFunction: 'xxhash64',
      },
      resolve: { extensions: ['.ts', '.mjs', '.js'] },
      externalsType: 'module-import',
      externals: [
        ({ request, contextInfo }, done) => {
          if (isBuiltin(request)) return done(null, `module-import ${request}`);
          if (isOwn(request)) return done();
          if (packageOf(request) in dependencies) return done(null, `module-import ${request}`);
          return done(
            new Error(`${request} (used by ${contextInfo.issuer}) is not a dependency of ${dir}/package.json`),
          );
        },
      ],
      module: {
        // `createRequire(…).resolve(…)` asks Node where a file lies: followed, it would be an import of what is no module.
        parser: { javascript: { importMeta: false, worker: false, url: false, createRequire: false } },
        rules: [scripts({ target: 'es2022' }), ...assets],
      },
      // Names and stacks of a server are worth more than its bytes.
      optimization: { minimize: false, moduleIds: 'named', chunkIds: 'named' },
      node: false,
      cache: fileCache(dir, mode),
      performance: { hints: false },
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'error' },
    };
  };
}

module.exports = { node };
