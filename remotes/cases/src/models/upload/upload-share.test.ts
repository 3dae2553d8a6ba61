import { looksLikeOtherJaw } from './model-upload.ts';
import { uploadShare } from './upload-share.ts';

const plain = { countsMatch: true } as never;
const withOriginal = { countsMatch: false } as never;

test('the bar never goes back', () => {
  const one = [
    uploadShare({ step: 'prepare', share: 0, report: null }),
    uploadShare({ step: 'prepare', share: 1, report: null }),
    uploadShare({ step: 'upload', share: 0, report: plain }),
    uploadShare({ step: 'upload', share: 1, report: plain }),
    uploadShare({ step: 'register', share: 1, report: plain }),
  ];
  const two = [
    uploadShare({ step: 'prepare', share: 1, report: null }),
    uploadShare({ step: 'uploadOriginal', share: 0, report: withOriginal }),
    uploadShare({ step: 'uploadOriginal', share: 1, report: withOriginal }),
    uploadShare({ step: 'upload', share: 0, report: withOriginal }),
    uploadShare({ step: 'upload', share: 1, report: withOriginal }),
  ];
  for (const shares of [one, two]) expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(one[0]).toBe(0);
  expect(one.at(-1)).toBe(1);
});

test('only a sure guess of the other jaw is worth a word', () => {
  expect(looksLikeOtherJaw(1, { jaw: 'lower', sure: true })).toBe(true);
  expect(looksLikeOtherJaw(1, { jaw: 'lower', sure: false })).toBe(false);
  expect(looksLikeOtherJaw(1, { jaw: 'upper', sure: true })).toBe(false);
  expect(looksLikeOtherJaw(2, { jaw: 'upper', sure: true })).toBe(true);
  expect(looksLikeOtherJaw(2, { jaw: 'unknown', sure: true })).toBe(false);
  expect(looksLikeOtherJaw(2, null)).toBe(false);
});
