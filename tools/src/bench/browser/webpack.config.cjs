const path = require('node:path');

const root = path.resolve(__dirname, '../../../..');
const { browser } = require(path.join(root, 'shared/build/webpack/browser.cjs'));

/** The page of the benchmarks and its workers, built as those of a remote are. */
module.exports = (env, argv) => {
  const base = browser(path.join(root, 'tools'), 'bench', { mode: argv.mode, dev: false, serve: false });
  return {
    ...base,
    entry: { page: path.join(__dirname, 'page.ts') },
    output: { ...base.output, path: process.env.ARCHWAY_BENCH_OUT, filename: '[name].js' },
  };
};
