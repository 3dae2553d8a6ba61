import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace-packages.ts';

const FOLDER = 'docs/adr';
const HEAD = /^# (?<num>\d+)\. (?<title>.+)\n\n(?<status>(?:Accepted|Superseded by \d+|Rejected), \d{4}-\d\d-\d\d)\.\n/;

const INTRODUCTION = `# Decisions

What was decided, with its consequences, in the order of the numbers. A new one takes the next free number of its subject (1 the whole, 10 server, 20 page, 30 remotes, 40 storage and cases, 50 dental files, 60 languages and
contracts); \`pnpm decisions\` writes this list. A decision is never rewritten: another one supersedes it, and both say so.
`;

/** The list of all decisions, and what is wrong with their heads. */
export function decisionIndex(root: string): { text: string; problems: string[] } {
  const problems: string[] = [];
  const seen = new Map<number, string>();
  const lines = readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap((file) => {
      const { num, title, status } = HEAD.exec(readFileSync(join(root, FOLDER, file), 'utf8'))?.groups ?? {};
      if (!num || Number(num) !== Number(file.slice(0, 4))) {
        problems.push(`${FOLDER}/${file}: begins with "# ${Number(file.slice(0, 4))}. Title", then its status and day`);
        return [];
      }
      const twin = seen.get(Number(num));
      if (twin) problems.push(`${FOLDER}/${file}: has the number of ${twin}`);
      seen.set(Number(num), file);
      return [`- [${num}. ${title}](${file}): ${status}`];
    });
  return { text: `${INTRODUCTION}\n${lines.join('\n')}\n`, problems };
}

export function checkDecisions(root: string): string[] {
  const { text, problems } = decisionIndex(root);
  let present = '';
  try {
    present = readFileSync(join(root, FOLDER, 'README.md'), 'utf8');
  } catch {
    // Missing is as good as old.
  }
  return present === text ? problems : [...problems, `${FOLDER}/README.md does not list what there is: pnpm decisions`];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(ROOT, FOLDER, 'README.md'), decisionIndex(ROOT).text);
}
