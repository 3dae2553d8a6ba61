import { DevProcess } from './dev-process.fixture.ts';

const WORDS = 'src/words.ts';
/** What uses names of the shell is read once more after it was compiled, for the record of the build. */
const USES = `import { call } from '@archway/platform';\n`;
const saying = (words: string): string => `${USES}export const words = () => ['${words}', call];\n`;
const BROKEN = `${USES}export const words = () => {{ 'broken;\n`;

describe('a development server whose sources are broken for a while', () => {
  const dev = new DevProcess(saying('first words'));
  afterAll(() => dev.stop());

  test('tells open pages, goes on answering with the last good build, and serves the mended source', async () => {
    expect(await dev.start()).toBe('ok');
    expect(await dev.served()).toContain('first words');

    const broken = await dev.save(WORDS, BROKEN);
    expect(broken.type).toBe('errors');
    expect(broken.text).toContain('words.ts');
    expect((await dev.page()).status).toBe(200);
    expect(await dev.served()).toContain('first words');

    expect((await dev.save(WORDS, saying('second words'))).type).toBe('ok');
    expect(await dev.served()).toContain('second words');
  });

  test('the same a second time, and for an import that leads nowhere', async () => {
    expect((await dev.save(WORDS, BROKEN)).type).toBe('errors');
    const missing = await dev.save(WORDS, `import './nowhere.ts';\n${saying('x')}`);
    expect(missing.type).toBe('errors');
    expect((await dev.save(WORDS, saying('third words'))).type).toBe('ok');
    expect(await dev.served()).toContain('third words');
  });

  test('a manifest that is no JSON is said by the page, and the server stays', async () => {
    dev.write('remote.json', '{ "name": ');
    const answer = await dev.page();
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('JSON');
    dev.write('remote.json', '{ "name": "probe", "routes": [] }');
    expect((await dev.page()).status).toBe(200);
  });
});

test('a development server that starts over a broken source serves it once it is mended', async () => {
  const dev = new DevProcess(BROKEN);
  try {
    expect(await dev.start()).toBe('errors');
    expect((await dev.page()).status).toBe(200);
    expect((await dev.save(WORDS, saying('mended words'))).type).toBe('ok');
    expect(await dev.served()).toContain('mended words');
  } finally {
    await dev.stop();
  }
});
