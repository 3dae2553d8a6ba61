const { copyFileSync, linkSync, mkdirSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Where the embedded storage keeps its bytes, below a data folder. Its files never change: they appear whole and are removed. */
const BLOBS = join('objects', 'blobs');

function copyData(from, to, below = '') {
  mkdirSync(join(to, below), { recursive: true });
  for (const entry of readdirSync(join(from, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (entry.isDirectory()) copyData(from, to, path);
    else if (path.startsWith(BLOBS)) linkOrCopy(join(from, path), join(to, path));
    else copyFileSync(join(from, path), join(to, path));
  }
}

function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

module.exports = { copyData };
