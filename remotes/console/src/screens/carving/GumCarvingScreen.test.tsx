import { act, fireEvent, screen, within } from '@testing-library/react';
import { type GumCarving, endpoints, errors } from '@archway/contracts';
import en from '../../i18n/en-US.json';
import { noteOf, press, serve, settled, show, topDialog } from '../console.fixture.tsx';
import GumCarvingScreen from './GumCarvingScreen.tsx';

const words = en.carving;

/** What antd's lists wait for, and jsdom has not. */
class Channel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => queueMicrotask(() => act(() => this.port1.onmessage?.())) };
}
beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

const row = (gumCarvingId: string, name: string, more: Partial<GumCarving> = {}): GumCarving => ({
  ...{ gumCarvingId, name, parts: ['caseNumber', 'jaw', 'step'], separator: '-', text: '', isDefault: false },
  ...{ enabled: true, version: 3, updatedAt: '2026-11-20T08:00:00.000Z', updatedBy: 'Ann' },
  ...more,
});
const first = row('1', 'Case and step', { isDefault: true });
const brand = row('2', 'Brand', { parts: ['text'], text: 'AW-1' });
const off = row('3', 'Old', { enabled: false });

const open = async (rows: readonly GumCarving[], refuses?: keyof typeof errors) => {
  const server = serve([[endpoints.gumCarving.list, () => rows]], refuses);
  await show(<GumCarvingScreen />, '/console/gum-carving');
  return server;
};
const lineOf = (name: string): HTMLElement => screen.getByText(name).closest('tr')!;
const edit = async (name: string): Promise<HTMLElement> => {
  await press(en.operated.openOf.replace('{name}', name));
  return topDialog();
};
const enter = (dialog: HTMLElement, label: string, value: string): void =>
  void fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });

afterEach(() => jest.restoreAllMocks());

test('templates stand with what they come to, and with what they are', async () => {
  await open([first, brand, off]);
  expect(lineOf('Case and step').textContent).toContain('Case number, Jaw, Step');
  expect(lineOf('Case and step').textContent).toContain('P1024-U-05');
  expect(within(lineOf('Case and step')).getByText(words.default)).toBeTruthy();
  expect(within(lineOf('Brand')).getByText('AW-1')).toBeTruthy();
  expect(within(lineOf('Old')).getByText(words.disabled)).toBeTruthy();
});

test('without templates, what the first becomes is said; a failure can be tried again', async () => {
  await open([]);
  expect(screen.getByText(words.noneBody)).toBeTruthy();
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
  await show(<GumCarvingScreen />, '/console/gum-carving');
  expect(screen.getByText(words.failed)).toBeTruthy();
});

test('a new one shows what it comes to, and that it is long, before it is sent', async () => {
  const { changes } = await open([first]);
  await press(words.add);
  const dialog = await topDialog();
  expect(within(dialog).getByRole('status').textContent).toBe('Sample: P1024-U-05');
  await press(en.operated.save, dialog);
  expect(changes).toEqual([]);
  enter(dialog, words.field.name, 'With patient');
  fireEvent.mouseDown(within(dialog).getByLabelText(words.field.parts));
  await settled();
  fireEvent.click(screen.getByText('Patient name', { selector: '.ant-select-item-option-content' }));
  await settled();
  expect(within(dialog).getByRole('status').textContent).toContain('16 characters; at most 10');
  await press(en.operated.save, dialog);
  expect(changes).toEqual([
    {
      path: expect.stringMatching(/\/production\/gumCarving$/) as string,
      body: { name: 'With patient', parts: ['caseNumber', 'jaw', 'step', 'patientName'], separator: '-', text: '' },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a template is sent with the version that was read, and a name that is taken is told at the name', async () => {
  const { changes } = await open([first, brand], 'gumCarvingTaken');
  const dialog = await edit('Brand');
  enter(dialog, words.field.name, 'case and step');
  await press(en.operated.save, dialog);
  expect(changes.at(-1)?.body).toMatchObject({ gumCarvingId: '2', version: 3, name: 'case and step', enabled: true });
  expect(noteOf(within(dialog).getByLabelText(words.field.name))).toContain(errors.gumCarvingTaken.en);
});

test('fixed text that no carver writes is told at once, and not sent', async () => {
  const { changes } = await open([first, brand]);
  const dialog = await edit('Brand');
  enter(dialog, words.field.text, '刻字');
  await press(en.operated.save, dialog);
  expect(noteOf(within(dialog).getByLabelText(words.field.text))).toContain(errors.gumCarvingTextInvalid.en);
  expect(changes).toEqual([]);
});

test('the default cannot be disabled; another one becomes it unless it is disabled, or changed and not saved', async () => {
  const { changes } = await open([first, brand, off]);
  const mayBecome = (dialog: HTMLElement) => within(dialog).queryByRole('button', { name: words.makeDefault });
  const own = await edit('Case and step');
  expect(within(own).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  expect(mayBecome(own)).toBeNull();
  await press('Cancel', own);
  const old = await edit('Old');
  expect(mayBecome(old)).toBeNull();
  await press('Cancel', old);
  const other = await edit('Brand');
  enter(other, words.field.name, 'Brands');
  expect(mayBecome(other)).toBeNull();
  enter(other, words.field.name, 'Brand');
  await press(words.makeDefault, other);
  expect(changes).toEqual([
    { path: expect.stringMatching(/\/gumCarving\/default$/) as string, body: { gumCarvingId: '2' } },
  ]);
});
