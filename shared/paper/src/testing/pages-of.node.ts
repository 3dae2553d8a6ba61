import { execFileSync } from 'node:child_process';

/** Reads a PDF from its input, and writes what each page says. */
const READER = `
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number++) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  pages.push(items.map((item) => item.str ?? '').join(''));
}
process.stdout.write(JSON.stringify(pages), () => process.exit(0));
`;

/**
 * What a PDF says, page by page, as a reader selects it. The library that reads it is a module of the web and has a
 * process of its own.
 * @param room the folder of this package
 */
export async function pagesOf(pdf: Blob, room: string): Promise<string[]> {
  const read = execFileSync(process.execPath, ['--input-type=module', '-e', READER], {
    cwd: room,
    input: new Uint8Array(await pdf.arrayBuffer()),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return JSON.parse(read.toString()) as string[];
}
