const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { scratchFolder } = require('./scratch.cjs');

const MOST = 16;
/** A file that has modules or clocks of its own would take them from the others as well; others say so. */
const APART =
  /jest\.(mock|doMock|unmock|resetModules|isolateModules|useFakeTimers|setSystemTime)\b|@(apart|jest-environment)\b/;

const testsBelow = (dir) =>
  ['src', 'test']
    .map((folder) => path.join(dir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();

/** What a page of the package keeps beyond a screen; undefined for a package that does not stand on the platform. */
const platformOf = (dir) =>
  [path.join(dir, 'node_modules/@archway/platform'), dir]
    .map((folder) => path.join(folder, 'src/host.ts'))
    .find((file) => file.includes('platform') && fs.existsSync(file));

/**
 * One file of a dozen. The library that takes screens away after each test is told so before the first of them asks for
 * it, which would otherwise have it for itself; and each leaves the page as a new one: nothing kept, told or asked,
 * nobody logged in, the language of the browser.
 */
const suite = (files, platform) => `require('@testing-library/react');
const platform = ${platform ? `require(${JSON.stringify(platform)})` : 'undefined'};
for (const file of ${JSON.stringify(files)})
  describe(require('node:path').relative(process.cwd(), file), () => {
    jest.requireActual(file);
    afterAll(async () => {
      document.body.replaceChildren();
      document.documentElement.removeAttribute('style');
      sessionStorage.clear();
      localStorage.clear();
      window.history.replaceState(null, '', '/');
      if (!platform) return;
      platform.session.reset();
      platform.confirmStore.set([]);
      platform.noticeStore.set([]);
      await platform.startLanguage(null);
    });
  });
`;

/**
 * The tests of a package with a document by the dozen: react, antd and the platform are loaded once for each dozen, which
 * takes as long as the tests of half of them. A whole run takes these; whoever works on a file runs it by itself.
 * @param {string} dir of the package
 * @returns what of a jest project to put in place of its own
 */
function suitesOf(dir, { scratch = scratchFolder() } = {}) {
  const id = createHash('sha256').update(dir).digest('hex').slice(0, 8);
  const folder = path.join(scratch, `archway-suites-${id}`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const all = testsBelow(dir);
  const together = all.filter((file) => !APART.test(fs.readFileSync(file, 'utf8')));
  const platform = platformOf(dir);
  const count = Math.ceil(together.length / MOST);
  for (let n = 0; n < count; n += 1) {
    const files = together.filter((_, at) => at % count === n);
    fs.writeFileSync(path.join(folder, `${n + 1}.suite.cjs`), suite(files, platform));
  }
  return {
    roots: [dir, folder],
    testMatch: [`${folder}/*.suite.cjs`, ...all.filter((file) => !together.includes(file))],
  };
}

module.exports = { suitesOf };
