import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type CasePhoto, serviceTypes } from '@archway/contracts';
import { type SessionUser } from '@archway/platform';
import { confirmStore, noticeStore, session } from '@archway/platform/host';
import { texts } from '../../texts.ts';
import { afterMoves } from '../placing.ts';
import { photo } from '../testing.ts';
import { useCasePhotos } from '../use-case-photos.ts';
import { PhotoBoard } from './PhotoBoard.tsx';

const detail = { serviceType: serviceTypes.aligner.id, caseId: '1', version: 1, editable: true, ptNo: 'AW2611-0192' };

/** A server that keeps photos; the moves that were asked of it. */
function server(photos: readonly CasePhoto[]) {
  let now = [...photos];
  const moves: unknown[] = [];
  const answer = (path: string, body: { moves?: []; objectNameList?: string[] }): unknown => {
    if (path.includes('/photo/place')) {
      moves.push(...(body.moves ?? []));
      now = afterMoves(now, body.moves ?? []);
    }
    if (path.includes('/pic/clear')) {
      const removed = now.length;
      now = [];
      return { removed };
    }
    if (path.includes('/getTmpAccessUrlList')) return body.objectNameList?.map((name) => `http://localhost/${name}`);
    return now;
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data: answer(String(input), body) }));
  });
  return moves;
}

/** Turns of the event loop, not milliseconds: a busy machine takes as many. */
const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });

async function show(editable = true): Promise<void> {
  await texts('common', 'case', 'photos');
  function Shown() {
    return <PhotoBoard detail={{ ...detail, editable }} photos={useCasePhotos(detail)} />;
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Shown />
    </QueryClientProvider>,
  );
  await settle();
}

/** The tile of a position, by its title. */
const tile = (title: string): HTMLElement =>
  screen.getAllByRole('listitem').find((item) => item.className.includes('tile') && within(item).queryByText(title))!;

const carried = (photoId: string) => ({
  dataTransfer: { types: ['application/x-archway-photo'], getData: () => photoId, files: [] },
});

beforeEach(() => session.setUser({ permissions: ['*:*:*'] } as unknown as SessionUser));

const front = photo('front', { position: 'frontOcc' });
const profile = photo('profile', {
  position: 'rightFace',
  automatic: true,
  guesses: [{ position: 'rightFace', confidence: 0.92 }],
});
const unsure = photo('unsure', {
  guesses: [
    { position: 'lowtooth', confidence: 0.54 },
    { position: 'uptooth', confidence: 0.41 },
  ],
});
const unknown = photo('unknown');

test('every position is there: with its photo, to be confirmed, or missing', async () => {
  server([front, profile, unsure, unknown]);
  await show();
  expect(screen.getByText('2 of 10 required')).toBeTruthy();
  expect(within(tile('Intraoral frontal (in occlusion)')).getByText('uploaded')).toBeTruthy();
  expect(within(tile('Facial profile (right)')).getByText('92%')).toBeTruthy();
  expect(within(tile('Facial profile (right)')).getByText('To confirm')).toBeTruthy();
  expect(within(tile('Intraoral left')).getByText('Required, not uploaded yet')).toBeTruthy();
  expect(within(tile('Facial profile (left)')).queryByText('Required, not uploaded yet')).toBeNull();
  expect(screen.getByText('Lower arch or Upper arch')).toBeTruthy();
  expect(screen.getByText('Could not be recognized, please choose a position')).toBeTruthy();
});

test('a suggestion is accepted, and no longer asked', async () => {
  const moves = server([front, profile, unsure]);
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Accept Facial profile (right)' }));
  await settle();
  expect(moves).toEqual([{ photoId: 'profile', position: 'rightFace' }]);
  expect(within(tile('Facial profile (right)')).queryByText('To confirm')).toBeNull();
});

test('the pool drops what is placed, and counts what waits', async () => {
  server([front, profile, unsure, unknown]);
  await show();
  const pool = document.querySelector<HTMLElement>('[class*=pool]')!;
  expect(within(pool).getAllByRole('listitem')).toHaveLength(2);
  expect(within(pool).queryByText('Facial profile (right)')).toBeNull();
});

test('a later photo that fits better is offered, and only that one is accepted', async () => {
  const better = photo('better', { guesses: [{ position: 'rightFace', confidence: 0.97 }] });
  const moves = server([profile, better]);
  await show();
  expect(screen.getByText('Fits better than the photo there')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Accept All Confident Suggestions (1)' }));
  await settle();
  expect(moves).toEqual([{ photoId: 'better', position: 'rightFace' }]);
  expect(within(tile('Facial profile (right)')).queryByText('To confirm')).toBeNull();
});

test('all that is sure is accepted at one stroke', async () => {
  const moves = server([profile, photo('sure', { guesses: [{ position: 'lateral', confidence: 0.9 }] }), unsure]);
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Accept All Confident Suggestions (2)' }));
  await settle();
  expect(moves).toEqual([
    { photoId: 'profile', position: 'rightFace' },
    { photoId: 'sure', position: 'lateral' },
  ]);
});

test('a photo of the pool is let go on a position, and one of a position on another', async () => {
  const moves = server([front, profile, unsure]);
  await show();
  fireEvent.drop(tile('Lower arch'), carried('unsure'));
  await settle();
  fireEvent.drop(tile('Facial profile (right)'), carried('front'));
  await settle();
  expect(moves).toEqual([
    { photoId: 'unsure', position: 'lowtooth' },
    { photoId: 'front', position: 'rightFace' },
  ]);
  expect(within(tile('Intraoral frontal (in occlusion)')).getByText('uploaded')).toBeTruthy();
});

test('the place is chosen from a list as well', async () => {
  const moves = server([front, unknown]);
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Choose Position' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: /Intraoral frontal/ }));
  await settle();
  expect(moves).toEqual([{ photoId: 'unknown', position: 'frontOcc' }]);
});

test('what is no photo is told in one message', async () => {
  server([]);
  await show();
  const files = [new File(['x'], 'a.pdf'), new File(['x'], 'b.txt')];
  fireEvent.drop(tile('Lower arch'), { dataTransfer: { types: ['Files'], getData: () => '', files } });
  expect(noticeStore.get().map(({ text }) => text)).toEqual([
    'Images only: jpg, jpeg, png, bmp, tif, tiff, webp, heic. Not taken: a.pdf, b.txt.',
  ]);
});

test('all photos are deleted once that is confirmed, and not before', async () => {
  server([front, unknown]);
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Delete All' }));
  await settle();
  expect(confirmStore.get()[0]).toMatchObject({ title: 'Delete all 2 photos?', danger: true });
  await act(async () => confirmStore.get()[0]?.answer(false));
  await settle();
  expect(within(tile('Intraoral frontal (in occlusion)')).queryByText('Required, not uploaded yet')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete All' }));
  await settle();
  await act(async () => confirmStore.get()[0]?.answer(true));
  await settle();
  expect(within(tile('Intraoral frontal (in occlusion)')).getByText('Required, not uploaded yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete All' })).toBeNull();
  expect(noticeStore.get().map(({ text }) => text)).toContain('2 photos deleted');
});

test('whoever only reads sees the photos and no way to change them', async () => {
  server([front, unknown]);
  await show(false);
  expect(tile('Other photos')).toBeTruthy();
  expect(within(tile('Intraoral left')).getByText('Not uploaded')).toBeTruthy();
  expect(document.querySelector('input[type=file]:not([hidden])')).toBeNull();
  expect(screen.queryByText('Photo pool')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete All' })).toBeNull();
  expect(document.querySelector('[draggable=true]')).toBeNull();
});
