module.exports = require('@archway/build/jest').node(__dirname);
