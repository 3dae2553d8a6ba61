import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Setting, errors, parameters } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { confirmStore, loadTexts, session, startLanguage } from '@archway/platform/host';
import { en } from '../../../../texts.fixture.ts';
import { Configurations } from './Configurations.tsx';

const words = en.configurations;

/** What antd's lists wait for, and jsdom has not. */
class Channel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => queueMicrotask(() => act(() => this.port1.onmessage?.())) };
}
beforeAll(() => {
  Object.assign(globalThis, { MessageChannel: Channel });
  session.setUser({ permissions: ['order:list'] } as unknown as SessionUser);
});

interface Change {
  readonly method: string;
  readonly path: string;
  readonly body: Partial<Setting>;
}

/** A server that keeps configurations; the calls that change them. */
function server(rows: readonly Partial<Setting>[], refuses?: keyof typeof errors): Change[] {
  const changes: Change[] = [];
  const stored = rows.map((row) => ({ doctorId: '7', settingType: 'preferenceConfig', storageType: 'text', ...row }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    if (method === 'GET') {
      const data = path.endsWith('/gumCarving/list') ? templates : stored;
      return new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
    }
    changes.push({ method, path, body: init?.body ? (JSON.parse(String(init.body)) as Partial<Setting>) : {} });
    const answer = refuses
      ? { code: errors[refuses].code, msg: errors[refuses].en, data: null }
      : { code: 200, data: {} };
    return new Response(JSON.stringify(answer));
  });
  return changes;
}

const kept = (id: string, settingName: string, content: object, settingDefault: 0 | 1 = 0): Partial<Setting> => ({
  ...{ id, settingName, settingDefault, settingContent: JSON.stringify({ kind: 'aligner', ...content }) },
});
const templates = [
  { gumCarvingId: '4', name: 'Case and step', isDefault: true, enabled: true },
  { gumCarvingId: '5', name: 'Brand', isDefault: false, enabled: true },
];
const standard = kept('1', 'Standard', {}, 1);
const soft = kept('2', 'Soft', { parameters: { safeDistance: 2.5, shellThickness: 9, brand: 'Archway' } });

async function show(): Promise<void> {
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await loadTexts('account', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <Configurations doctorId="7" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  await screen.findByText(words.of.retainer);
}

const press = (name: string | RegExp, at: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(at).getByRole('button', { name })));
const card = (name: string): HTMLElement => screen.getByText(name).closest('li')!;
const sentContent = (changes: readonly Change[]): unknown => JSON.parse(changes.at(-1)?.body.settingContent ?? 'null');
/** Answers the question that is asked. */
const answer = (yes: boolean) => act(async () => confirmStore.get()[0]?.answer(yes));
const asked = () => confirmStore.get()[0];

test('each kind stands apart, with its default and what differs from the standard; what does not count is no difference', async () => {
  server([standard, soft]);
  await show();
  expect(card('Standard').textContent).toContain(words.asStandard);
  expect(within(card('Standard')).getByText(words.default)).toBeTruthy();
  expect(card('Soft').textContent).toContain('2 values differ from the standard, such as Brand name, Safety distance');
  expect(screen.getByText(words.none)).toBeTruthy();
});

test('the default cannot be deleted, others can after a question, and can become the default', async () => {
  const changes = server([standard, soft]);
  await show();
  expect(within(card('Standard')).queryByRole('button', { name: 'Delete Standard' })).toBeNull();
  expect(screen.getByText(words.rule)).toBeTruthy();
  await press('Delete Soft');
  await answer(false);
  expect(changes).toEqual([]);
  await press('Delete Soft');
  await answer(true);
  expect(changes).toMatchObject([{ method: 'DELETE', path: expect.stringMatching(/setting\/2$/) as string }]);
  await press('Set Soft as default');
  expect(changes.at(-1)).toMatchObject({ body: { id: '2', settingName: 'Soft', settingDefault: 1 } });
  expect(sentContent(changes)).toMatchObject({ kind: 'aligner', parameters: { safeDistance: 2.5 } });
});

test('a new one is named and begins as the standard; a name that is taken is told at the name', async () => {
  const changes = server([standard], 'configurationNameTaken');
  await show();
  await press(words.addTo.retainer);
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText(words.name);
  await press(words.add, dialog);
  expect(changes).toEqual([]);
  fireEvent.change(name, { target: { value: ' Night ' } });
  await press(words.add, dialog);
  expect(changes).toMatchObject([{ body: { settingName: 'Night', settingDefault: 0, doctorId: '7' } }]);
  expect(sentContent(changes)).toMatchObject({ kind: 'retainer', parameters: { safeDistance: 3, brand: null } });
  expect(within(dialog).getByText(errors.configurationNameTaken.en)).toBeTruthy();
});

test('renaming keeps the parameters', async () => {
  const changes = server([standard, soft]);
  await show();
  await press('Rename Soft');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(words.name), { target: { value: 'Softer' } });
  await press(en.save, dialog);
  expect(changes).toMatchObject([{ body: { id: '2', settingName: 'Softer', settingDefault: 0 } }]);
  expect(sentContent(changes)).toEqual({
    ...{ kind: 'aligner', parameters: { safeDistance: 2.5, shellThickness: 9, brand: 'Archway' } },
  });
});

describe('the parameters of one', () => {
  async function open(name: string): Promise<HTMLElement> {
    await press(`Edit ${name}`);
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findByLabelText('Safety distance (mm)');
    return drawer;
  }
  const number = (drawer: HTMLElement, label: string): HTMLInputElement => within(drawer).getByLabelText(label);

  test('show units and notes; those that do not count now are left out', async () => {
    server([standard, soft]);
    await show();
    const drawer = await open('Soft');
    expect(number(drawer, 'Safety distance (mm)').value).toBe('2.5');
    expect(within(drawer).getByText('Distance the cutter keeps')).toBeTruthy();
    expect(within(drawer).queryByLabelText('Shell thickness (mm)')).toBeNull();
    await act(async () => void fireEvent.click(within(drawer).getByLabelText('Shell')));
    expect(number(drawer, 'Shell thickness (mm)').value).toBe('9.0');
    expect(within(drawer).getByText('0.6 mm')).toBeTruthy();
  });

  test('say at once what is wrong, as the server would, and are not sent so', async () => {
    const changes = server([standard]);
    await show();
    const drawer = await open('Standard');
    await act(async () => void fireEvent.click(within(drawer).getByLabelText('Shell')));
    expect(within(drawer).getByText(errors.baseRequired.en)).toBeTruthy();
    fireEvent.change(number(drawer, 'Cutting shape factor'), { target: { value: '1.2' } });
    expect(within(drawer).getByText(errors.cutLineShapeRange.en)).toBeTruthy();
    expect(within(drawer).getByText('2 values need attention')).toBeTruthy();
    await press(en.save, drawer);
    expect(changes).toEqual([]);
    await act(async () => void fireEvent.click(within(drawer).getByLabelText('Regenerate model')));
    fireEvent.change(number(drawer, 'Cutting shape factor'), { target: { value: '0.2' } });
    await press(en.save, drawer);
    expect(sentContent(changes)).toMatchObject({
      parameters: { shell: true, regenerateModel: true, cutLineShape: 0.2, verticalPrint: { angle: 20 } },
    });
  });

  test('are overwritten by a template after a question alone', async () => {
    const changes = server([standard, soft]);
    await show();
    const drawer = await open('Standard');
    const choose = async (): Promise<void> => {
      fireEvent.mouseDown(within(drawer).getByLabelText(words.template));
      const [option] = await screen.findAllByText('Soft', { selector: '.ant-select-item-option-content' });
      await act(async () => void fireEvent.click(option!));
    };
    await choose();
    expect(asked()).toMatchObject({ body: 'Changing the template overwrites the current configuration' });
    await answer(false);
    expect(number(drawer, 'Safety distance (mm)').value).toBe('3.0');
    await choose();
    await answer(true);
    expect(number(drawer, 'Safety distance (mm)').value).toBe('2.5');
    expect(changes).toEqual([]);
    await press(en.save, drawer);
    expect(changes).toMatchObject([{ body: { id: '1', settingName: 'Standard', settingDefault: 1 } }]);
    expect(sentContent(changes)).toMatchObject({ parameters: { safeDistance: 2.5, brand: 'Archway' } });
  });

  describe('say what is carved', () => {
    const label = 'Gum carving content';
    const shown = (drawer: HTMLElement): string | null | undefined =>
      within(drawer).getByLabelText(label).closest('.ant-select')?.textContent;
    const choose = async (drawer: HTMLElement, name: string): Promise<void> => {
      fireEvent.mouseDown(within(drawer).getByLabelText(label));
      const [option] = await screen.findAllByText(name, { selector: '.ant-select-item-option-content' });
      await act(async () => void fireEvent.click(option!));
    };
    const carved = (changes: readonly Change[]): unknown =>
      (sentContent(changes) as { parameters: Record<string, unknown> }).parameters.gumCarvingContent;

    test('by a template of the platform', async () => {
      const changes = server([standard]);
      await show();
      const drawer = await open('Standard');
      expect(shown(drawer)).toContain('Default: Case and step');
      await choose(drawer, 'Brand');
      expect(within(drawer).queryByLabelText(words.carvingText)).toBeNull();
      await press(en.save, drawer);
      expect(carved(changes)).toBe('template:5');
    });

    test('by text of one’s own, which every carver must be able to write', async () => {
      const changes = server([standard]);
      await show();
      const drawer = await open('Standard');
      await choose(drawer, words.carvingOwn);
      const text = within(drawer).getByLabelText(words.carvingText);
      fireEvent.change(text, { target: { value: '刻字' } });
      expect(within(drawer).getByText(errors.gumCarvingTextInvalid.en)).toBeTruthy();
      fireEvent.change(text, { target: { value: 'AW-1' } });
      await press(en.save, drawer);
      expect(carved(changes)).toBe('AW-1');
    });

    test('by one that is no longer offered, until another one is chosen', async () => {
      server([kept('1', 'Standard', { parameters: { gumCarvingContent: 'template:9' } }, 1)]);
      await show();
      const drawer = await open('Standard');
      expect(shown(drawer)).toContain(words.carvingGone);
      await choose(drawer, 'Default: Case and step');
      expect(shown(drawer)).not.toContain(words.carvingGone);
    });
  });

  test('ask before what was changed is lost', async () => {
    server([standard]);
    await show();
    const drawer = await open('Standard');
    fireEvent.change(number(drawer, 'Safety distance (mm)'), { target: { value: '4' } });
    await press(words.cancel, drawer);
    expect(asked()).toMatchObject({ title: words.discardTitle, danger: true });
    await answer(false);
    expect(number(drawer, 'Safety distance (mm)').value).toBe('4.0');
  });
});

test('every parameter has a control of its own', async () => {
  const all = { shell: true, generateBase: true, fixture: 'xl2', kkwAddText: true, diversionHole: true };
  const more = { needHoneycombStructure: true, buccalStraight: true, lingualStraight: true };
  server([kept('1', 'All', { parameters: { ...all, ...more, verticalPrint: { useVerticalPrint: true } } }, 1)]);
  await show();
  await press('Edit All');
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByLabelText('Safety distance (mm)');
  const ids = parameters.map(({ key }) => `parameters-${key}`);
  expect(ids.filter((id) => document.getElementById(id) === null)).toEqual([]);
});
