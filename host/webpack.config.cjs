module.exports = require('@archway/build/webpack').host(__dirname);
