import { copyText } from './copy-text.ts';

const clipboardWith = (clipboard: Partial<Clipboard> | undefined): void =>
  void Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

test.each([
  ['is there', { writeText: async () => undefined }, true],
  ['is refused', { writeText: () => Promise.reject(new Error('NotAllowedError')) }, false],
  ['is none', undefined, false],
])('a clipboard that %s', async (_what, clipboard, expected) => {
  clipboardWith(clipboard);
  expect(await copyText('link')).toBe(expected);
});
