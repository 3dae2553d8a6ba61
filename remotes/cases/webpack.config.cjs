module.exports = require('@archway/build/webpack').remote(__dirname);
