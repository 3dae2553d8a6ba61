const fs = require('node:fs');
const path = require('node:path');
const { node, browser } = require('@archway/build/jest');
const { HANGS_MS } = require('@archway/build/time-outs');

const at = (...parts) => path.join(__dirname, ...parts);
const remotes = fs.readdirSync(at('remotes')).filter((name) => fs.existsSync(at('remotes', name, 'package.json')));

/** One project per package; a package with a document gets the browser preset. */
module.exports = {
  // Of the whole run: jest does not read it from a project.
  testTimeout: HANGS_MS,
  projects: [
    ...['host', 'shared/platform', 'shared/ui', 'shared/storage'].map((dir) => browser(at(dir))),
    ...remotes.map((name) => browser(at('remotes', name))),
    ...['ceph', 'contracts', 'dental', 'geometry', 'mesh', 'photo', 'volume', 'worker', 'uploads', 'build'].map(
      (name) => node(at('shared', name)),
    ),
    ...['server', 'tools'].map((dir) => node(at(dir))),
  ],
};
