import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { CephFilm, FilmTracing } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { session, startLanguage } from '@archway/platform/host';
import words from '../../i18n/case/en-US.json';
import en from '../../i18n/ceph/en-US.json';
import zh from '../../i18n/ceph/zh-CN.json';
import { texts } from '../../texts.ts';
import CephDetail from './CephDetail.tsx';

const mark = (x: number, y: number, confirmed = true, confidence?: number) => ({
  ...{ x, y, confirmed },
  ...(confidence === undefined ? {} : { confidence }),
});
/** A plausible head on a film of 0.1 mm a pixel. */
const tracing: FilmTracing = {
  filmDate: '2026-11-12',
  calibration: { kind: 'dpi', dpi: 254 },
  marks: {
    ...{ S: mark(830, 1000), N: mark(1450, 830), A: mark(1470, 1400), B: mark(1400, 1760) },
    ...{ Go: mark(820, 1720, false, 0.61), Me: mark(1320, 1980), Pog: mark(1400, 1900) },
  },
  finished: false,
  revision: 3,
  updateTime: '2026-11-20T06:32:00.000Z',
  updatedBy: 'W-07',
};
const film = (changes: Partial<CephFilm> = {}): CephFilm => ({
  photoId: '5',
  caseId: '7',
  version: 1,
  fileName: 'ceph.jpg',
  objectName: 'archway/pt/7/1/1/-/ceph.jpg',
  width: 1935,
  height: 2400,
  uploadTime: '2026-11-20T06:32:00.000Z',
  tracing,
  ...changes,
});
const detail = {
  ...{ caseId: '7', version: 1, patientName: 'Mila', ptNo: 'AW1', gender: 1, birthday: '1999-05-04' },
  ...{ roles: ['doctor'], practiceId: '1', doctorId: '2' },
};

interface Answers {
  films: readonly CephFilm[];
  roles?: readonly string[];
  /** Answers a save in place of the server that keeps it. */
  save?: (body: FilmTracing) => { code: number; msg: string };
}

/** What the page has told of itself. */
const doings: Record<string, unknown>[] = [];

/** A server with these films; what was sent to be saved. */
function server({ films, roles = ['doctor'], save }: Answers): FilmTracing[] {
  const saved: FilmTracing[] = [];
  doings.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    const ok = (data: unknown) => new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
    if (path.includes('/ceph/save')) {
      saved.push(body);
      return save
        ? new Response(JSON.stringify({ ...save(body), data: null }))
        : ok({ ...body, revision: body.revision + 1, updateTime: tracing.updateTime, updatedBy: '' });
    }
    if (path.includes('/presence/here')) {
      doings.push(body);
      return ok([{ userId: '9', name: 'Ann', doing: 'reading', self: false, since: tracing.updateTime }]);
    }
    if (path.includes('/ceph/list')) return ok(films);
    if (path.includes('/getTmpAccessUrlList'))
      return ok(body.objectNameList.map((name: string) => `http://localhost/${name}`));
    return ok({ ...detail, roles });
  });
  return saved;
}

const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });

async function show(answers: Answers): Promise<FilmTracing[]> {
  const saved = server(answers);
  await texts('common', 'case', 'photos', 'ceph');
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/ceph-detail/7/1']}>
        <Routes>
          <Route path="/ceph-detail/:id/:version" element={<CephDetail />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
  return saved;
}

beforeAll(async () => {
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  // The test environment decodes no pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
beforeEach(() => {
  localStorage.removeItem(`archway.cases.ceph.${film().objectName}`);
  session.setUser({ permissions: ['case:list', 'case:edit'] } as unknown as SessionUser);
});

const row = (label: string): HTMLElement => screen.getAllByRole('row').find((each) => within(each).queryByText(label))!;
const stage = (): HTMLElement => screen.getByRole('group', { name: en.ceph.stage });
/** The test environment has no pointer events of its own: those of the mouse by their names. */
function press(type: 'pointerdown' | 'pointerup', clientX: number, clientY: number): void {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY });
  fireEvent(stage(), Object.assign(event, { pointerId: 1 }));
}
const listed = (name: string): HTMLElement =>
  within(screen.getByRole('region', { name: en.ceph.landmarks }))
    .getByText(name, { selector: 'button b' })
    .closest('button')!;

test('counts what is confirmed, and says what is missing', async () => {
  await show({ films: [film()] });
  expect(screen.getByRole('heading', { level: 1, name: en.ceph.title })).toBeTruthy();
  expect(row('SNA').textContent).toMatch(/7\d\.\d°/);
  expect(row('SNA').textContent).toContain('82.0 ± 3.9');
  // Gonion is only proposed.
  expect(row('SN-GoGn').textContent).toContain('Lacks Go, Gn');
  expect(screen.getByText('Proposed, 61%')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Jarabak' }));
  expect(row('Go-Me').textContent).toContain('Lacks Go');
});

test('a proposal counts once it is confirmed, and what is undone does not', async () => {
  const saved = await show({ films: [film()] });
  fireEvent.click(screen.getByRole('tab', { name: 'Jarabak' }));
  fireEvent.click(listed('Go'));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm Go' }));
  expect(row('Go-Me').textContent).toContain('56.4 mm');
  fireEvent.click(screen.getByRole('button', { name: en.ceph.tool.undo }));
  expect(row('Go-Me').textContent).toContain('Lacks Go');
  fireEvent.keyDown(stage(), { key: 'z', ctrlKey: true, shiftKey: true });
  expect(row('Go-Me').textContent).toContain('56.4 mm');
  await act(async () => {
    while (saved.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(saved[0]).toMatchObject({ revision: 3, marks: { Go: { x: 820, y: 1720, confirmed: true } } });
});

test('landmarks are placed and moved by keys and by the pointer', async () => {
  await show({ films: [film({ tracing: null })] });
  const names = (): string => listed('S').textContent ?? '';
  expect(names()).toContain(en.ceph.state.open);
  fireEvent.keyDown(stage(), { key: 'Enter' });
  expect(names()).toContain(en.ceph.state.confirmed);
  fireEvent.click(listed('N'));
  const before = document.querySelectorAll('[data-landmark]').length;
  press('pointerdown', 60, -40);
  press('pointerup', 60, -40);
  expect(document.querySelectorAll('[data-landmark]').length).toBeGreaterThan(before);
  fireEvent.click(listed('S'));
  const x = (): number => Number(document.querySelector('[data-landmark="S"] circle')?.getAttribute('cx'));
  const at = x();
  fireEvent.keyDown(stage(), { key: 'ArrowRight', shiftKey: true });
  expect(x()).toBeGreaterThan(at);
  fireEvent.keyDown(stage(), { key: 'Delete' });
  expect(names()).toContain(en.ceph.state.open);
});

test('a tracing that somebody else changed is not overwritten, and says so', async () => {
  const saved = await show({ films: [film()], save: () => ({ code: 202081, msg: 'changed by someone else' }) });
  fireEvent.click(listed('S'));
  fireEvent.keyDown(stage(), { key: 'ArrowUp' });
  await act(async () => {
    while (saved.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('Changed by someone else');
});

test('who else looks at the case is told, and the others who edits the tracing', async () => {
  await show({ films: [film()] });
  const looks = words.presence.reading.all.replace('{names}', 'Ann');
  expect(await within(screen.getByRole('status')).findByText(looks)).toBeTruthy();
  expect(doings).toMatchObject([{ ptId: '7', version: 1, doing: 'reading' }]);
  fireEvent.click(listed('S'));
  fireEvent.keyDown(stage(), { key: 'ArrowUp' });
  expect(screen.getByText(looks)).toBeTruthy();
  await settle();
  expect(doings.at(-1)).toMatchObject({ doing: 'editing', pageId: doings[0]?.['pageId'] });
});

test('who only sees the case looks, and changes nothing', async () => {
  await show({ films: [film()], roles: ['step_design'] });
  expect(screen.queryByRole('button', { name: en.ceph.finish })).toBeNull();
  expect(screen.queryByRole('button', { name: en.ceph.calibration.change })).toBeNull();
  fireEvent.click(listed('Go'));
  expect(screen.queryByRole('button', { name: 'Confirm Go' })).toBeNull();
  fireEvent.keyDown(stage(), { key: 'Enter' });
  expect(listed('Go').textContent).toContain(en.ceph.state.proposed);
});

test('an earlier date is laid on this one, with what has changed', async () => {
  const old = film({
    ...{ photoId: '4', version: 2, objectName: 'archway/pt/7/2/1/-/old.jpg' },
    tracing: { ...tracing, filmDate: '2025-03-03', marks: { ...tracing.marks, A: mark(1480, 1400) } },
  });
  await show({ films: [old, film()] });
  expect(screen.getByText('Since 3 Mar 2025')).toBeTruthy();
  expect(screen.getByRole('switch', { name: en.ceph.overlap.show })).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: en.ceph.overlap.show }));
  expect(screen.queryByText('Since 3 Mar 2025')).toBeNull();
});

test('without a film it says so, and leads to the photos', async () => {
  await show({ films: [] });
  expect(screen.getByRole('heading', { name: en.ceph.noFilm })).toBeTruthy();
  expect(screen.getByRole('link', { name: en.ceph.toPhotos }).getAttribute('href')).toBe(
    '/patient-detail/7/1?section=photos',
  );
  expect(zh.ceph.noFilm).not.toBe(en.ceph.noFilm);
});
