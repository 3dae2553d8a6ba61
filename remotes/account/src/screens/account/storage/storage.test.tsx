import { storedKinds } from '@archway/contracts';
import { screen, within } from '@testing-library/react';
import { en } from '../../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../screen.fixture.tsx';
import { Storage } from './Storage.tsx';

const nothing = Object.fromEntries(storedKinds.map((kind) => [kind, { bytes: 0, files: 0 }]));

const apart = { modelProcess: { bytes: 0, files: 0 }, printFiles: { bytes: 0, files: 0 } };
const kinds = (models: number, photos: number, cbct: number) => ({
  ...nothing,
  models: { bytes: models, files: models && 2 },
  photos: { bytes: photos, files: photos && 10 },
  cbct: { bytes: cbct, files: cbct && 1 },
});

afterEach(() => jest.restoreAllMocks());

test('what a practice takes up is told in all, by kind and by case, which is a way to it', async () => {
  const row = { ptId: '7', version: 2, ptNo: 'AW26-0007', patientName: '林一', total: 3_145_728 };
  serve({
    '/storage/total': {
      ...{ kinds: kinds(2_097_152, 1_048_576, 0), cases: 1 },
      apart: { ...apart, modelProcess: { bytes: 5_242_880, files: 2 } },
    },
    '/storage/page': {
      rows: [
        { ...row, bytes: { models: 2_097_152, photos: 1_048_576, cbct: 0, messages: 0, plans: 0, production: 0 } },
      ],
      total: 1,
    },
  });
  await show(<Storage user={userOf(practice())} />, userOf(practice()));
  const figures = await screen.findByRole('region', { name: en.storage.byKind });
  // Models that are processed are of no case, and take up as much.
  expect(within(figures).getByText('8.0 MB')).toBeTruthy();
  within(figures).getByText(en.storage.kind.modelProcess);
  within(figures).getByText('5.0 MB');
  expect(within(figures).getByText('Cases with files: 1')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'AW26-0007' });
  expect(link.getAttribute('href')).toBe('/patient-detail/7/2');
});

test('a practice without files is told so', async () => {
  serve({ '/storage/total': { kinds: kinds(0, 0, 0), apart, cases: 0 }, '/storage/page': { rows: [], total: 0 } });
  await show(<Storage user={userOf(practice())} />, userOf(practice()));
  await screen.findByText(en.storage.noneBody);
});
