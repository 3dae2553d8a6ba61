/** What `npm start` and `npm test` share. Plain Node without dependencies, since it runs before anything is installed. */
export { ensureInstalled, runPnpm } from './workspace/install.mjs';
export { ensureBuilt } from './workspace/build.mjs';
export { assertNode } from './workspace/node-version.mjs';
