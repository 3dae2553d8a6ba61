import type * as I18n from './i18n.ts';
import type * as Texts from './texts.ts';
import type * as UseText from './use-text.ts';

jest.mock('../state/uncaught.ts', () => ({ uncaught: () => undefined }));

const zh = { list: { title: '病例', hello: '您好，{name}' } };
const en = { list: { title: 'Cases', hello: 'Hello {name}', only: 'Only in English' } };

let i18n: typeof I18n;
let texts: typeof Texts;
let use: typeof UseText;

async function start(lang: string): Promise<void> {
  jest.resetModules();
  window.localStorage.setItem('lang', lang);
  i18n = await import('./i18n.ts');
  texts = await import('./texts.ts');
  use = await import('./use-text.ts');
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a package loads only the language of the page', async () => {
  await start('zh-CN');
  const english = jest.fn(async () => en);
  await texts.loadTexts('cases', { 'zh-CN': async () => zh, 'en-US': english });
  expect(use.text('cases', 'list.title')).toBe('病例');
  expect(english).not.toHaveBeenCalled();
});

test('placeholders are single braces, and what a user typed is not a text of ours', async () => {
  await start('zh-CN');
  await texts.loadTexts('cases', { 'zh-CN': async () => zh, 'en-US': async () => en });
  expect(use.text('cases', 'list.hello', { name: '<b>{name}</b>' })).toBe('您好，<b>{name}</b>');
});

test('a missing key fetches the fallback language and then speaks it', async () => {
  await start('zh-CN');
  await texts.loadTexts('cases', { 'zh-CN': async () => zh, 'en-US': async () => en });
  use.text('cases', 'list.only');
  await settled();
  expect(use.text('cases', 'list.only')).toBe('Only in English');
});

test('a language that cannot be fetched is replaced by the fallback, and asked for again later', async () => {
  await start('zh-CN');
  const chinese = jest.fn(async () => zh).mockRejectedValueOnce(new Error('offline'));
  await texts.loadTexts('cases', { 'zh-CN': chinese, 'en-US': async () => en });
  expect(use.text('cases', 'list.title')).toBe('Cases');
});

test('texts that cannot be fetched at all fail, and a second try works', async () => {
  await start('en-US');
  const english = jest.fn(async () => en).mockRejectedValueOnce(new Error('offline'));
  const loaders = { 'zh-CN': async () => zh, 'en-US': english };
  await expect(texts.loadTexts('cases', loaders)).rejects.toThrow('offline');
  await texts.loadTexts('cases', loaders);
  expect(use.text('cases', 'list.title')).toBe('Cases');
});

test('the stored language wins over the default of the tenant', async () => {
  await start('en-US');
  await expect(i18n.startLanguage('zh-CN')).resolves.toBe('en-US');
  window.localStorage.removeItem('lang');
  await expect(i18n.startLanguage('zh-CN')).resolves.toBe('zh-CN');
  expect(document.documentElement.lang).toBe('zh-CN');
});

describe('texts in parts', () => {
  const part = (tree: object) => ({ 'zh-CN': jest.fn(async () => tree), 'en-US': jest.fn(async () => tree) }) as never;

  async function inParts() {
    await start('en-US');
    const { textSpaces } = await import('./text-spaces.ts');
    const list = part({ list: { title: 'Cases' } }) as { 'zh-CN': jest.Mock; 'en-US': jest.Mock };
    const wizard = part({ wizard: { title: 'Add Patient' } }) as { 'zh-CN': jest.Mock; 'en-US': jest.Mock };
    return { list, wizard, load: textSpaces('cases', { list, wizard }) };
  }

  test('are loaded by name, once, and add up to one namespace', async () => {
    const { list, wizard, load } = await inParts();
    await load('list');
    expect(use.text('cases', 'list.title')).toBe('Cases');
    expect(wizard['en-US']).not.toHaveBeenCalled();
    await load('list', 'wizard');
    expect([use.text('cases', 'list.title'), use.text('cases', 'wizard.title')]).toEqual(['Cases', 'Add Patient']);
    expect(list['en-US']).toHaveBeenCalledTimes(1);
    expect(list['zh-CN']).not.toHaveBeenCalled();
  });

  test('are the same promise for the same names', async () => {
    const { load } = await inParts();
    expect(load('list', 'wizard')).toBe(load('list', 'wizard'));
  });

  test('that could not be fetched are asked for again', async () => {
    const { list, load } = await inParts();
    list['en-US'].mockRejectedValueOnce(new Error('offline'));
    await expect(load('list')).rejects.toThrow('offline');
    await load('list');
    expect(use.text('cases', 'list.title')).toBe('Cases');
  });
});
