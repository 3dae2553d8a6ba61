// Runs the boundaries over folders that are laid out as this house. Prints, for each folder of the command line in its
// order, the names of the rules that it breaks: one process for all, since loading the tools takes longer than looking.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../../../.dependency-cruiser.cjs';

const { forbidden, options } = config;
const found = [];
for (const house of process.argv.slice(2)) {
  process.chdir(house);
  const rooms = ['host', 'remotes', 'shared', 'server', 'tools'].filter((room) => existsSync(join(house, room)));
  const { output } = await cruise(rooms, { ...options, ruleSet: { forbidden }, validate: true, baseDir: house });
  found.push([...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort());
}
process.stdout.write(JSON.stringify(found));
