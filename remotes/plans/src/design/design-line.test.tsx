import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import {
  API_BASE,
  type ListedPlan,
  type PlanDesign,
  designChoicesOf,
  emptyPrescription,
  endpoints,
  fromWire,
} from '@archway/contracts';
import { loadTexts, startLanguage } from '@archway/platform/host';
import en from '../i18n/en-US.json';
import zh from '../i18n/zh-CN.json';
import { DesignLine } from './DesignLine.tsx';
import { useDesigns } from './use-designs.tsx';

const { planDesigns } = endpoints;
const HASH = 'a'.repeat(64);
const plan: ListedPlan = {
  ...{ planId: '1', caseId: '5', version: 1, name: 'Goal', planType: 'target', kind: 'auditPlan' },
  ...{ status: 0, result: null, designerName: 'Xu Nuo', auditorName: null, upperSteps: null, lowerSteps: null },
  ...{ remarks: null, reviewMessage: null, clinicalMessage: null, targetPlanId: null, sourcePlanId: null },
  ...{ documentHash: null, confirmedHash: null, actions: ['saveDocument'] },
  ...{ createTime: '2026-11-20T10:00:00.000Z', updateTime: '2026-11-20T10:00:00.000Z' },
};
const design = (part: Partial<PlanDesign>): PlanDesign => ({
  ...{ designId: '9', planId: '1', caseId: '5', version: 1, state: 'running', phase: 'designing', progress: 0.4 },
  ...{ askedBy: 'Xu Nuo', askedAt: '2026-11-20T10:00:00.000Z', problem: null, findings: null },
  ...{ documentHash: null, mayCancel: true },
  ...part,
});

/** What the prescription asks for. */
const choices = designChoicesOf({ ...emptyPrescription, ipr: 'anterior' });

/** Answers what the line asks, and keeps what is sent. */
function serve(
  designs: readonly PlanDesign[],
  cbct: boolean,
  offered: readonly string[],
): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://localhost').pathname.slice(API_BASE.length);
    if (init?.method === 'POST') sent.push({ path, body: fromWire(JSON.parse(String(init.body))) });
    const data = path === planDesigns.list.path ? { designs, offered, cbct, choices } : designs[0];
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
  });
  return sent;
}

function Line({ of }: { of: ListedPlan }) {
  const use = useDesigns({ caseId: '5', version: 1 });
  const start = use.design(of);
  return (
    <>
      {start ? <button onClick={start}>start</button> : null}
      <DesignLine plan={of} use={use} />
      {use.dialog}
    </>
  );
}

async function show(
  designs: readonly PlanDesign[],
  of = plan,
  lang: 'en-US' | 'zh-CN' = 'en-US',
  cbct = false,
  offered = ['1'],
) {
  const sent = serve(designs, cbct, offered);
  localStorage.setItem('lang', lang);
  await startLanguage(null);
  await loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => zh });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Line of={of} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

afterEach(() => jest.restoreAllMocks());

test('one under way shows how far it is, and is stopped; nothing else begins', async () => {
  const sent = await show([design({})]);
  expect(await screen.findByText(en.design.running)).toBeTruthy();
  screen.getByText(en.design.phase.designing);
  expect(screen.queryByRole('button', { name: 'start' })).toBeNull();
  await press(en.design.stop);
  expect(sent).toEqual([{ path: planDesigns.cancel.path, body: { designId: '9' } }]);
});

test('one that failed says why and leads to the scans; another try replaces only what was agreed to', async () => {
  const problem = { code: 213603, text: 'There is no scan of the upper jaw.', ofScans: true };
  const sent = await show([design({ state: 'failed', problem })], { ...plan, documentHash: HASH });
  expect((await screen.findByRole('alert')).textContent).toContain('There is no scan of the upper jaw.');
  expect(screen.getByRole('link', { name: en.design.models }).getAttribute('href')).toBe(
    '/patient-detail/5/1?section=models',
  );
  await press(en.design.again);
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(en.design.replace.body);
  expect(sent).toEqual([]);
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: en.open.designPlan })));
  const body = { caseId: '5', version: 1, planId: '1', base: HASH, choices };
  expect(sent).toEqual([{ path: planDesigns.start.path, body }]);
});

test.each([
  [
    'en-US' as const,
    en,
    '4 points to look at',
    '18: third molars are found less surely',
    '11–21: this contact could not',
  ],
  ['zh-CN' as const, zh, '4 处需查看', '18：第三磨牙的识别不够可靠', '11–21：该邻接未能闭合'],
])('%s: what came of it names everything that is uncertain', async (lang, texts, look, doubt, contact) => {
  const findings: PlanDesign['findings'] = {
    ...{ teeth: { upper: 14, lower: 13 }, bite: 'scan', left: ['midline'] },
    doubts: [{ jaw: 'upper', fdi: 18, doubt: 'thirdMolar' }],
    lookAt: [{ problem: 'contactNotClosed', jaw: 'upper', teeth: [11, 21] }],
    conflicts: [{ conflict: 'missingFound', teeth: [15] }],
  };
  const done = design({ state: 'done', findings, documentHash: HASH });
  await show([done], { ...plan, documentHash: HASH }, lang);
  await press(look);
  const dialog = within(await screen.findByRole('dialog'));
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(lines).toHaveLength(4);
  expect(lines).toContain(doubt);
  expect(lines.some((line) => line.startsWith(contact))).toBe(true);
  dialog.getByRole('region', { name: texts.design.group.left });
});

test('nothing is told of a design that somebody has changed since, and of a first one nothing is replaced', async () => {
  const sent = await show([design({ state: 'done', documentHash: HASH })]);
  await press('start');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText(en.design.replace.body)).toBeNull();
  expect(dialog.queryByRole('checkbox', { name: en.design.roots.choice })).toBeNull();
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: en.open.designPlan })));
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('group', { name: en.design.title })).toBeNull();
});

test('what is chosen goes with it: order, jaw, roots where there is a CBCT', async () => {
  const sent = await show([], plan, 'en-US', true);
  await press('start');
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole<HTMLInputElement>('checkbox', { name: en.design.roots.choice });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  fireEvent.click(dialog.getByRole('checkbox', { name: en.design.ask.sequence }));
  const first = within(dialog.getByRole('radiogroup', { name: en.design.ask.first }));
  fireEvent.click(first.getByText(en.design.jaw.upper));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: en.open.designPlan })));
  const key = { caseId: '5', version: 1, planId: '1', base: null };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...key, choices: { ...choices, sequence: true, first: 'upper' }, roots: true },
  ]);
});

test('roots that are there, or in the target of stages, are asked for again unless somebody leaves them', async () => {
  const measured = [{ fdi: 31 as const, length: 14, confidence: 0.8 }];
  const roots = [{ jaw: 'lower' as const, problem: null, fit: null, measured, usual: [] }];
  const findings = { teeth: { upper: 14, lower: 13 }, bite: 'scan' as const, left: [], doubts: [], lookAt: [] };
  const done = design({ state: 'done', findings: { ...findings, conflicts: [], roots }, documentHash: HASH });
  const stages = { ...plan, planId: '2', planType: 'step' as const, targetPlanId: '1' };
  const sent = await show([done], stages, 'en-US', true, ['2']);
  await press('start');
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole<HTMLInputElement>('checkbox', { name: en.design.roots.choice });
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  fireEvent.click(box);
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: en.open.designPlan })));
  expect(sent.map(({ body }) => (body as { roots?: boolean }).roots)).toEqual([true]);
});

test('of stages the order alone is asked', async () => {
  await show([], { ...plan, planType: 'step' });
  await press('start');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(en.design.ask.ofTarget);
  dialog.getByRole('checkbox', { name: en.design.ask.sequence });
  expect(dialog.queryByText(en.design.ask.arch)).toBeNull();
});

test.each([
  [
    'en-US' as const,
    en,
    ['17, 16: measured in the CBCT', '15: measured, but not surely; check the long axis'],
    '14: root of the usual size: metal outshines it',
    'Lower: the scanned crowns do not fit the CBCT',
  ],
  [
    'zh-CN' as const,
    zh,
    ['17、16：已在 CBCT 中测得', '15：已测得，但不够确定，请核对牙长轴'],
    '14：采用常规牙根：金属伪影',
    '下颌：口扫牙冠与 CBCT 不吻合',
  ],
])('%s: which roots were measured and which were not, and why', async (lang, texts, measured, usual, refused) => {
  const findings: PlanDesign['findings'] = {
    ...{ teeth: { upper: 14, lower: 13 }, bite: 'scan', left: [], doubts: [], lookAt: [], conflicts: [] },
    roots: [
      {
        ...{ jaw: 'upper', problem: null, fit: { rms: 0.08, share: 0.97 } },
        measured: ([17, 16, 15] as const).map((fdi) => ({ fdi, length: 12, confidence: fdi === 15 ? 0.4 : 0.9 })),
        usual: [{ fdi: 14, problem: 'metal' }],
      },
      { jaw: 'lower', problem: 'crownsDiffer', fit: { rms: 0.23, share: 0.3 }, measured: [], usual: [] },
    ],
  };
  const done = design({ state: 'done', findings, documentHash: HASH });
  await show([done], { ...plan, documentHash: HASH }, lang);
  await press(texts.design.look_other.replace('{count}', '4'));
  const group = await screen.findByRole('region', { name: texts.design.group.roots });
  const lines = within(group).getAllByRole('listitem');
  expect(lines.slice(0, 2).map(({ textContent }) => textContent)).toEqual(measured);
  expect(lines[2]!.textContent).toBe(usual);
  expect(lines[3]!.textContent).toContain(refused);
});
