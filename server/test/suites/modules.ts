import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(__dirname, '..', '..', 'src', 'modules');
/** As many as there are files beside this one; each takes a minute or two. */
const SUITES = 16;

/**
 * Every sixteenth file of the tests of the modules, in one go: the product is loaded once for all of them, which takes
 * longer than half of these files. Each still has a server, a database and a data folder of its own. A whole run takes
 * these; whoever works on a module runs its files by themselves.
 * @param at number of the suite, from 1
 */
export function suiteOfModules(at: number): void {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  for (const [n, file] of files.sort().entries())
    if (n % SUITES === at - 1)
      describe(file, () => {
        jest.requireActual(join(MODULES, file));
      });
}
