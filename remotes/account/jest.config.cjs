module.exports = require('@archway/build/jest').browser(__dirname);
