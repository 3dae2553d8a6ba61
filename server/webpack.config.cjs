module.exports = require('@archway/build/webpack').node(__dirname, {
  entries: {
    main: './src/main.ts',
    worker: './src/worker.ts',
    compute: './src/compute.ts',
    database: './src/database.ts',
  },
});
