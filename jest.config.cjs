const fs = require('node:fs');
const path = require('node:path');
const { node, browser } = require('@archway/build/jest');
const { suitesOf } = require('@archway/build/suites');
const { HANGS_MS } = require('@archway/build/time-outs');

const at = (...parts) => path.join(__dirname, ...parts);
const remotes = fs.readdirSync(at('remotes')).filter((name) => fs.existsSync(at('remotes', name, 'package.json')));

const server = node(at('server'));
/** A whole run takes the files of the server's modules by the dozen (`server/test/suites`), and not again one by one. */
const suites = process.env.ARCHWAY_SUITES === 'modules' ? ['<rootDir>/test/suites/*.suite.ts'] : [];
/** Those of packages with a document come by the dozen where nothing is asked of single files. */
const screens = (dir) => ({ ...browser(dir), ...(process.env.ARCHWAY_SUITES === 'screens' && suitesOf(dir)) });

/** One project per package; a package with a document gets the browser preset. */
module.exports = {
  // Of the whole run: jest does not read it from a project.
  testTimeout: HANGS_MS,
  projects: [
    ...['host', 'shared/platform', 'shared/ui', 'shared/storage'].map((dir) => screens(at(dir))),
    ...remotes.map((name) => screens(at('remotes', name))),
    ...[
      'ceph',
      'contracts',
      'dental',
      'geometry',
      'mesh',
      'paper',
      'photo',
      'volume',
      'worker',
      'uploads',
      'build',
    ].map((name) => node(at('shared', name))),
    { ...server, testMatch: [...server.testMatch, ...suites] },
    node(at('tools')),
  ],
};
