import { casePrefix, personPrefix, placeOf } from './object-names.ts';

test('a name leads back to its place', () => {
  const place = { caseId: '12', version: 2, dataType: 4, targetOrStepId: '7' };
  expect(placeOf(`${casePrefix(place)}jaw.drc`)).toEqual({ kind: 'case', ...place });
  expect(placeOf(`${casePrefix({ ...place, targetOrStepId: null })}上颌.drc`)).toMatchObject({ targetOrStepId: null });
  expect(placeOf(`${personPrefix({ userId: '5', dataType: 8 })}x.json`)).toEqual({
    kind: 'person',
    userId: '5',
    dataType: 8,
  });
});

test.each([
  'archway/pt/12/2/4/-/',
  'archway/pt/12/2/4/-',
  'archway/pt/12/2/4/-/a/b',
  'archway/pt/012/2/4/-/a',
  'archway/pt/12/2/4/x/a',
  'archway/pt/../2/4/-/a',
  'archway/doctor/5/8/7/a',
  'remotes/cases/1.0.0/app.js',
  '/archway/pt/12/2/4/-/a',
  '',
])('%j is the name of no place', (name) => {
  expect(placeOf(name)).toBeNull();
});
