import { type SectionPreset, sideOf } from './section.ts';

const side = (preset: SectionPreset | null, offset: number) => sideOf({ preset, offset });

test('what rounds to zero lies at the origin and at neither side of it', () => {
  for (const offset of [0, -0, 0.04, -0.04]) {
    expect(side('sagittal', offset)).toBe('atMidline');
    expect(side('coronal', offset)).toBe('atIncisors');
    expect(side('axial', offset)).toBe('atCusps');
  }
});

test('a tenth of a millimetre beside the origin has a side', () => {
  expect([side('sagittal', 0.1), side('sagittal', -0.1)]).toEqual(['left', 'right']);
  expect([side('coronal', 0.1), side('coronal', -0.1)]).toEqual(['front', 'back']);
  expect([side('axial', 0.1), side('axial', -0.1)]).toEqual(['up', 'down']);
});

test('a plane that was turned by hand has a distance and no side', () => {
  expect(side(null, 0)).toBe('along');
});
