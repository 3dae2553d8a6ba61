import { compared, visit } from '../archives.fixture.tsx';
import { besideVisit, viewsOf } from './beside-visit.ts';

const own = compared('own', '2026-11-20', { archivesId: '5' });
const ids = (pictures: readonly { pictureId: string }[]) => pictures.map(({ pictureId }) => pictureId);

test('its own pictures come first, then what was before it, and nothing that came after', () => {
  const pictures = [
    compared('intake', '2026-01-05', { source: 'intake', archivesId: null }),
    compared('earlier', '2026-06-01'),
    own,
    compared('later', '2026-11-21'),
  ];
  expect(ids(besideVisit(pictures, visit('5', '2026-11-20')))).toEqual(['own', 'intake', 'earlier']);
});

test('an intake that was uploaded after a visit is still what it is compared with; that of a later phase is not', () => {
  const pictures = [
    compared('uploadedLate', '2026-12-24', { source: 'intake', archivesId: null }),
    compared('refinement', '2026-01-01', { source: 'intake', archivesId: null, version: 2 }),
    own,
  ];
  expect(ids(besideVisit(pictures, visit('5', '2026-11-20')))).toEqual(['own', 'uploadedLate']);
});

test('views are offered in the order of the positions, each once, and none for a picture without one', () => {
  expect(
    viewsOf([{ position: 'lateral' }, { position: null }, { position: 'frontOcc' }, { position: 'lateral' }]),
  ).toEqual(['frontOcc', 'lateral']);
});
