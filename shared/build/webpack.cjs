/**
 * The one webpack configuration of the house. A package's own `webpack.config.cjs` is a single line:
 * `module.exports = require('@archway/build/webpack').remote(__dirname);`
 */
module.exports = {
  host: (dir) => require('./webpack/host.cjs').host(dir),
  remote: (dir) => require('./webpack/remote.cjs').remote(dir),
  node: (dir, options) => require('./webpack/node.cjs').node(dir, options),
};
