import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wireWords } from '@archway/contracts';

/** Names of the specification that are values on the wire, which hand them on as they are; and of a table. */
const ofTheWire: ReadonlySet<string> = new Set([
  'auditScheme',
  'addOrCreateOutpatient',
  'listRelOutpatient',
  'applyOutpatientList',
  'getOutpatientMember',
  'bindOutpatients',
  'securitySchemes',
  'schemes',
]);

/** The one file that says both words. */
const TABLE = 'shared/contracts/src/wire/words.ts';

const theirs: ReadonlySet<string> = new Set<string>(Object.values(wireWords));
const SOUNDS_LIKE_THEM = /^(scheme|outpatient)s?[A-Z]|[a-z](Scheme|Outpatient)/;

const isTheirs = (word: string): boolean => !ofTheWire.has(word) && (theirs.has(word) || SOUNDS_LIKE_THEM.test(word));

/** The names in a source that only the wire uses. Parameters of paths are the wire itself. */
export const wireWordsIn = (source: string): string[] =>
  [...new Set(source.match(/(?<![:{])\b[a-z]\w*/g))].filter(isTheirs);

/** Sources of the product; tests and journeys may look at the wire itself. */
const isHeld = (file: string): boolean =>
  /^(host|remotes|shared|server|tools)\/.*\.tsx?$/.test(file) &&
  !/\.(test|fixture)\.tsx?$/.test(file) &&
  file !== TABLE &&
  file !== 'tools/src/check/wire-words.ts';

/** Names each source that calls something as the wire does, instead of as this house does. */
export function checkWireWords(root: string): string[] {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\0');
  return files.filter(isHeld).flatMap((file) => {
    const words = wireWordsIn(readFileSync(join(root, file), 'utf8'));
    return words.length > 0 ? [`${file}: ${words.join(', ')} is said on the wire only (${TABLE})`] : [];
  });
}
