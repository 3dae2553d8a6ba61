// `npm test`: installs what is missing, then hands over to the test run. Plain JavaScript, for it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { assertNode, ensureInstalled } from './workspace.mjs';
import { ROOT } from './workspace/paths.mjs';

assertNode();
await ensureInstalled();
const run = spawnSync(process.execPath, ['--import', 'tsx', 'tools/src/test/run.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
