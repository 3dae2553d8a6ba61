import { contrast, labelColors } from '@archway/contracts';
import { primaryTokens } from '../../theme/tokens.ts';
import { DEFAULT_PRIMARY } from '../../index.ts';
import { labelTones } from './label-tones.ts';

test.each(labelColors)('words in %s can be read on a row, at rest and selected', (color) => {
  const { colorPrimaryBg } = primaryTokens(DEFAULT_PRIMARY);
  for (const ground of ['#FFFFFF', '#F8F9FA', colorPrimaryBg]) {
    expect(contrast(labelTones[color], ground)).toBeGreaterThanOrEqual(5);
  }
});

test('no two colours are the same', () => {
  expect(new Set(Object.values(labelTones)).size).toBe(labelColors.length);
});
