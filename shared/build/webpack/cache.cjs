const path = require('node:path');
const fs = require('node:fs');

/** Keeps compiled modules between builds, below the package's own node_modules. A change of the build makes it anew. */
function fileCache(dir, name) {
  if (process.env.ARCHWAY_NO_CACHE) return false;
  const own = fs.readdirSync(__dirname).map((file) => path.join(__dirname, file));
  return {
    type: 'filesystem',
    name: `${path.basename(dir)}-${name}`,
    cacheDirectory: path.join(dir, 'node_modules', '.cache', 'webpack'),
    buildDependencies: { config: [...own, path.join(__dirname, '..', 'shared.cjs'), path.join(dir, 'package.json')] },
  };
}

module.exports = { fileCache };
