// Lints texts as files of the house: a JSON object of path and text comes on stdin. Prints what each breaks. One process for
// all, since loading the rules takes longer than looking.
import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';

const eslint = new ESLint();
const found = {};
for (const [filePath, text] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
  const [report] = await eslint.lintText(text, { filePath });
  found[filePath] = report.messages.map(({ ruleId, line }) => ({ rule: ruleId, line }));
}
process.stdout.write(JSON.stringify(found));
