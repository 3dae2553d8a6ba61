import { spawn } from 'node:child_process';
import { checkTexts } from './check-texts.ts';
import { checkDecisions } from './decisions.ts';
import { checkGlossary } from './glossary.ts';
import { checkManifests, remoteTeams } from './manifests.ts';
import { checkOwners, checkRooms } from './rooms.ts';
import { checkSlots } from './slots.ts';
import { checkTrackedFiles } from './tracked-files.ts';
import { checkVersions } from './versions.ts';
import { checkWireWords } from './wire-words.ts';
import { ROOT, workspacePackages } from './workspace-packages.ts';

/** Runs one of the root's scripts and gives its output when it fails. */
function script(name: string, command: string): Promise<{ name: string; problems: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ name, problems: code === 0 ? [] : [output.trim() || `exit code ${code}`] }));
  });
}

const bin = 'node_modules/.bin';
const packages = workspacePackages();
const own = [
  { name: 'texts', problems: packages.flatMap((each) => checkTexts(each.path)) },
  { name: 'glossary', problems: packages.flatMap((each) => checkGlossary(each.path)) },
  { name: 'words of the wire', problems: checkWireWords(ROOT) },
  { name: 'versions', problems: checkVersions(packages) },
  { name: 'manifests', problems: checkManifests(packages) },
  { name: 'places', problems: checkSlots(packages) },
  { name: 'rooms', problems: [...checkRooms(packages), ...checkOwners(ROOT, remoteTeams(packages))] },
  { name: 'decisions', problems: checkDecisions(ROOT) },
  { name: 'tracked files', problems: checkTrackedFiles(ROOT) },
];
// One thread for each compiler: two that share a program do much of the work twice.
const types = `${bin}/tsc --noEmit --singleThreaded -p`;
const scripts = [
  // The longest first.
  ['format', `${bin}/prettier --check . --cache --cache-location node_modules/.cache/prettier-check`],
  ['lint', `${bin}/eslint . --max-warnings 0 --cache --cache-location node_modules/.cache/eslint`],
  ['lint with types', `${bin}/oxlint --type-aware --deny-warnings --threads 1`],
  ['types with tests', `${types} tsconfig.json`],
  ['boundaries', `${bin}/depcruise --config .dependency-cruiser.cjs host remotes shared server tools e2e`],
  ['unused', `${bin}/knip --no-progress`],
  ['types of pages', `${types} tsconfig.browser.json`],
  ['types of servers and tools', `${types} tsconfig.node.json`],
  ['types of what runs everywhere', `${types} tsconfig.pure.json`],
] as const;

const results = [...own];
// Two at a time: that is what a small machine has.
const waiting = [...scripts];
await Promise.all(
  [0, 1].map(async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await script(next[0], next[1]));
  }),
);

let failed = 0;
for (const { name, problems } of results) {
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const problem of problems) console.log(problem.replace(/^/gm, '       '));
  if (problems.length > 0) failed += 1;
}
console.log(`check: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
