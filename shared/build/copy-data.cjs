const { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, unlinkSync } = require('node:fs');
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

/** Its bytes are thousands of files: whoever removes a folder with all that is in it asks of each what it is. */
function removeData(folder) {
  const blobs = join(folder, BLOBS);
  try {
    for (const shard of readdirSync(blobs))
      for (const name of readdirSync(join(blobs, shard))) unlinkSync(join(blobs, shard, name));
  } catch {
    // A folder without a storage, or a file that went meanwhile: the rest goes in the usual way.
  }
  rmSync(folder, { recursive: true, force: true });
}

module.exports = { copyData, removeData };
