const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

function* filesBelow(dir) {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield file;
  }
}

/**
 * Eight hexadecimal digits of a package's sources. Two versions of a remote may meet in one page (a fallback, a
 * rollback); their globals must not, so the hash is part of their names. The same sources give the same names.
 */
function sourceHash(dir) {
  const hash = crypto.createHash('sha256');
  for (const file of filesBelow(path.join(dir, 'src'))) {
    hash.update(path.relative(dir, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  for (const name of ['remote.json', 'package.json']) {
    const file = path.join(dir, name);
    if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

module.exports = { sourceHash };
