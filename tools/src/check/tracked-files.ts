import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';

/** What must not stand in a tracked file: addresses of package registries, paths of somebody's machine. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/registry\.[\w.-]+/i, 'the address of a package registry'],
  [/(?<![\w.])\/(?:home|Users)\/[a-z][\w-]+\//, 'the path of a machine'],
  [/\bAKIA[0-9A-Z]{16}\b|\bLTAI[0-9A-Za-z]{12,}\b/, 'an access key'],
  [/-----BEGIN (?:RSA |EC )?PRIVATE KEY-----/, 'a private key'],
];

const TEXT = /\.(ts|tsx|mjs|cjs|js|json|ya?ml|md|css|html|sql|sh)$/;

/** Names the first such thing in each tracked text file. */
export function checkTrackedFiles(root: string): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => TEXT.test(file));
  return files.flatMap((file) => {
    let text: string;
    try {
      text = readFileSync(join(root, file), 'utf8');
    } catch {
      return [];
    }
    return forbidden.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${file}: contains ${what}`);
  });
}
