import { DEFAULT_PRIMARY, contrast, nearestPassing, readablePrimary } from '@archway/contracts';
import { PrimaryContrastError, assertPrimary, derivePrimary } from './primary.ts';
import { statusColors } from './tokens.ts';

test('the formula gives the table of the default colour', () => {
  expect(derivePrimary('#4f46ba')).toEqual({
    base: '#4F46BA',
    hover: '#645CC2',
    active: '#3F3895',
    bg: '#F3F2FA',
    bgHover: '#E6E5F5',
    border: '#CAC8EA',
    borderHover: '#A7A3DD',
  });
});

test.each(['#4F46BA', '#0E6F6C', '#1F5FAF', '#8A3A73', '#3E4A5C'])('%s may be a primary', (colour) =>
  expect(() => assertPrimary(colour)).not.toThrow(),
);

test('a pale colour is refused, and the nearest that passes is named', () => {
  const refuse = (): void => assertPrimary('#5CC6F0');
  expect(refuse).toThrow(PrimaryContrastError);
  const nearest = nearestPassing('#5CC6F0');
  expect(contrast(nearest, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(nearest, '#FFFFFF')).toBeLessThan(4.6);
  expect(refuse).toThrow(nearest);
});

test('a colour that passes is its own nearest', () => expect(nearestPassing(DEFAULT_PRIMARY)).toBe(DEFAULT_PRIMARY));

test('what is no colour becomes the default when it is read, and an error when it is chosen', () => {
  expect(readablePrimary('blue; }')).toBe(DEFAULT_PRIMARY);
  expect(() => assertPrimary('blue')).toThrow('not a hex colour');
});

test.each(Object.entries(statusColors))('%s can be read', (_, { text, bg }) =>
  expect(contrast(text, bg)).toBeGreaterThanOrEqual(5.4),
);

test('the greys can be read where they stand', () => {
  expect(contrast('#646A79', '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#646A79', '#F3F2FA')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#868D9C', '#FFFFFF')).toBeGreaterThanOrEqual(3);
});
