import { MAX_NOTICES, noticeStore, notify } from './notify.ts';

const texts = (): string[] => noticeStore.get().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of noticeStore.get()) notify.close(id);
});

test('at most three; what would go by itself makes room first', () => {
  notify.error('Upload failed');
  notify.success('Saved');
  notify.error('Download failed');
  notify.success('Copied');
  expect(noticeStore.get()).toHaveLength(MAX_NOTICES);
  expect(texts()).toEqual(['Upload failed', 'Download failed', 'Copied']);
});

test('three errors: the oldest makes room', () => {
  for (const text of ['a', 'b', 'c', 'd']) notify.error(text);
  expect(texts()).toEqual(['b', 'c', 'd']);
});

test('successes go after 4 s, errors and persistent ones stay', () => {
  notify.success('Saved');
  notify.error('Failed');
  notify.success('You have joined the design team', { persistent: true });
  expect(noticeStore.get().map(({ duration }) => duration)).toEqual([4000, undefined, undefined]);
});

test('the same words are one notice', () => {
  notify.success('Saved');
  notify.success('Saved');
  expect(texts()).toEqual(['Saved']);
});
