import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('../remote-template', import.meta.url));
/** So that checks of the house do not take the template for sources. */
const ENDING = '.tpl';

/**
 * Writes the template into a folder.
 * @param values what `{{key}}` stands for, in contents and in file names
 * @returns the files, relative to the folder
 */
export function writeTemplate(folder: string, values: Readonly<Record<string, string>>): string[] {
  const fill = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`The template has ${whole}, and nothing to put there`);
      return value;
    });
  const written: string[] = [];
  for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = fill(relative(TEMPLATE, source).slice(0, -ENDING.length));
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    writeFileSync(join(folder, target), fill(readFileSync(source, 'utf8')));
    written.push(target);
  }
  return written.sort();
}
