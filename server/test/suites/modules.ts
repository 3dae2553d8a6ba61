import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const MODULES = join(__dirname, '..', '..', 'src', 'modules');
const suites = readdirSync(__dirname).filter((file) => file.endsWith('.suite.ts'));

/**
 * Its share of the files of the modules' tests, in one go: the product is loaded once for all of them, which takes longer
 * than half of these files. Each still has a server, a database and a data folder of its own. A whole run takes these;
 * whoever works on a module runs its files by themselves.
 * @param suite the file that asks; as many as there are share all that there is
 */
export function suiteOfModules(suite: string): void {
  const at = suites.sort().indexOf(basename(suite));
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  for (const [n, file] of files.sort().entries())
    if (n % suites.length === at)
      describe(file, () => {
        jest.requireActual(join(MODULES, file));
      });
}
