const path = require('node:path');
const fs = require('node:fs');
const webpack = require('webpack');
const { facades, hostOnly, partial, sharedRecord } = require('../shared.cjs');
const { exportedNames, namesOf, scanSources } = require('./scan.cjs');

/**
 * Writes `archway.json` beside the build: the manifest and what this build really uses, so that `archway doctor` can
 * compare it with what is live. See `buildRecord` in the contracts.
 */
class RecordPlugin {
  /**
   * `provide`: the host, which records the exported names of the facades instead of the imported ones;
   * `exposes`: the modules that a remote's build offers to pages.
   */
  constructor({ dir, provide, manifest, entry, exposes }) {
    Object.assign(this, { dir, provide, manifest, entry, exposes });
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RecordPlugin', (compilation) => {
      const sources = new Set();
      compilation.hooks.finishModules.tap('RecordPlugin', (modules) => {
        for (const module of modules) if (isOwnSource(module.resource)) sources.add(module.resource);
      });
      compilation.hooks.processAssets.tap(
        { name: 'RecordPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          // A build with errors is never deployed, and its sources may be no program that could be read.
          if (compilation.errors.length > 0) return;
          const report = (problem) => compilation.errors.push(new webpack.WebpackError(`archway.json: ${problem}`));
          try {
            missingNames([...sources]).forEach(report);
            if (!this.provide) hostOnlyNames([...sources]).forEach(report);
            compilation.emitAsset('archway.json', new webpack.sources.RawSource(this.record([...sources].sort())));
          } catch (error) {
            // A hook that throws would end the watching: nothing saved afterwards would ever be built.
            report(error instanceof Error ? error.message : error);
          }
        },
      );
    });
    compiler.hooks.afterCompile.tap('RecordPlugin', (compilation) => {
      compilation.fileDependencies.add(path.join(this.dir, 'package.json'));
      if (!this.provide) compilation.fileDependencies.add(path.join(this.dir, 'remote.json'));
    });
  }

  record(sources) {
    const used = scanSources(sources, facades);
    const exported = () => Object.fromEntries(facades.map((facade) => [facade, exportedNames(facade, this.dir)]));
    return `${JSON.stringify(
      {
        manifest: this.manifest,
        version: JSON.parse(fs.readFileSync(path.join(this.dir, 'package.json'), 'utf8')).version,
        shared: sharedRecord({ provide: this.provide }),
        facades: this.provide ? exported() : used.facades,
        endpoints: used.endpoints,
        entry: this.entry,
        ...(this.exposes ? { exposes: this.exposes } : {}),
      },
      null,
      2,
    )}\n`;
  }
}

/** Names that sources import from a package of which only a part is shared, and that are not in that part. */
function missingNames(sources) {
  const used = scanSources(sources, Object.keys(partial)).facades;
  return Object.entries(used).flatMap(([name, names]) => {
    const shared = new Set(namesOf(partial[name]));
    return names
      .filter((each) => !shared.has(each))
      .map(
        (each) =>
          `${each} of ${name} is not shared with the page; add it to ${path.relative(process.cwd(), partial[name])}`,
      );
  });
}

/** Names that sources import from an entry that only the host has. */
const hostOnlyNames = (sources) =>
  Object.entries(scanSources(sources, hostOnly).facades).map(
    ([name, names]) => `${names.join(', ')} of ${name} is for the host alone; use what @archway/platform offers`,
  );

const isOwnSource = (file) => Boolean(file) && /\.tsx?$/.test(file) && !file.includes('node_modules');

module.exports = { RecordPlugin, hostOnlyNames };
