import { act, fireEvent, screen, within } from '@testing-library/react';
import type { CaseModel, ModelPreparation } from '@archway/contracts';
import { confirmStore } from '@archway/platform/host';
import { type Answer, server, settle, show } from '../../archives/archives.fixture.tsx';
import enCommon from '../../i18n/common/en-US.json';
import en from '../../i18n/case/en-US.json';
import zh from '../../i18n/case/zh-CN.json';
import { JawModel } from '../JawModel.tsx';
import { useCaseModels } from '../use-case-models.ts';
import { PreprocessSection } from './PreprocessSection.tsx';

const preparation: ModelPreparation = {
  ...{ objectName: 'models/repaired_7_2.drc', size: 2_000_000, vertices: 5000, triangles: 9990 },
  ...{ before: { openEdges: 312, nonManifoldEdges: 4 }, after: { openEdges: 280, nonManifoldEdges: 0 } },
  repairs: [
    { kind: 'spur', places: 1, count: 6, areaMm2: 1 },
    { kind: 'hole', places: 2, count: 9, areaMm2: 3 },
    { kind: 'flippedTriangles', places: 1, count: 1, areaMm2: 0.2 },
    { kind: 'touchingSurfaces', places: 1, count: 3, areaMm2: 0 },
  ],
  orientation: null,
  corrected: null,
  teeth: {
    ...{ objectName: 'models/repaired_7_2_teeth.bin', doubts: [] },
    teeth: [
      { fdi: 18, confidence: 0.61, faces: 300, doubts: ['thirdMolar', 'numberUnsure'] },
      { fdi: 11, confidence: 0.97, faces: 280, doubts: [] },
      { fdi: 28, confidence: 0.7, faces: 310, doubts: ['thirdMolar'] },
    ],
  },
};

const model = (given: Partial<CaseModel> = {}): CaseModel => ({
  ...{ modelId: '7', caseId: '1', version: 1, jaw: 1, modelType: 'scan', fileName: 'upper.stl' },
  ...{ objectName: 'models/upper.drc', size: 1_000_000, originObjectName: null, vertices: 5010, triangles: 10_000 },
  ...{ cleaning: {}, analyseFlag: 2, analysis: null, analysisError: null, preparation: null },
  ...{ uploadTime: '2026-11-20T06:32:00.000Z', uploadedBy: 'Li Wei', actions: ['analyse', 'prepare'] },
  ...given,
});
const prepared = model({ analyseFlag: 5, preparation, actions: ['analyse'] });

let models: CaseModel[];
const listen = (answers: Readonly<Record<string, Answer>> = {}) => server({ ...answers, '/model/list': () => models });
function Panel() {
  return <PreprocessSection models={useCaseModels({ caseId: '1', version: 1 })} />;
}
const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await settle();
};

afterEach(() => jest.restoreAllMocks());

test.each([
  [
    'en-US',
    en,
    '3 teeth found; uncertain: 18, 28',
    '18: third molars are found less surely; its number is not sure (61% sure)',
  ],
  ['zh-CN', zh, '找到 3 颗牙，其中 18、28 不确定', '18：第三磨牙的识别不够可靠；牙位编号不确定（把握 61%）'],
])('%s: teeth that were found are counted, and what is uncertain says why', async (lang, texts, told, first) => {
  const none = { ...preparation.teeth!, teeth: [], doubts: ['noArch' as const, 'noTeeth' as const] };
  models = [prepared, { ...prepared, modelId: '8', jaw: 2, preparation: { ...preparation, teeth: none } }];
  listen();
  await show(<Panel />, lang);
  const upper = within(screen.getByRole('region', { name: texts.foundTeeth.title[1] }));
  expect(upper.getByText(told)).toBeTruthy();
  expect(upper.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe(first);
  const lower = within(screen.getByRole('region', { name: texts.foundTeeth.title[2] }));
  expect(lower.getByText(texts.foundTeeth.none)).toBeTruthy();
  expect(lower.getAllByRole('listitem')).toHaveLength(2);
});

describe.each([
  ['en-US', en, ['2 holes closed', '1 flipped face turned', '1 spur removed at the rim', '3 shared points split']],
  ['zh-CN', zh, ['封闭 2 个孔洞', '翻转 1 个反向面', '移除边缘 1 处毛刺', '拆分 3 个共用点']],
])('%s', (lang, texts, lines) => {
  test('a repaired model says in words and numbers what was mended', async () => {
    models = [prepared];
    listen();
    await show(<Panel />, lang);
    const repaired = within(screen.getByRole('region', { name: texts.repaired[1] }));
    expect(repaired.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
    expect(repaired.getByText('312 → 280')).toBeTruthy();
    expect(repaired.getByText('4 → 0')).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.prepare.action })).toBeNull();
  });

  test('what was whole needed nothing', async () => {
    models = [model({ ...prepared, preparation: { ...preparation, before: preparation.after, repairs: [] } })];
    listen();
    await show(<Panel />, lang);
    expect(screen.getByText(texts.prepare.nothing)).toBeTruthy();
    expect(screen.getByText('280')).toBeTruthy();
  });
});

test('an analyzed model is preprocessed at a press', async () => {
  models = [model()];
  const calls = listen({ '/model/pretreat': () => model({ analyseFlag: 4, actions: [] }) });
  await show(<Panel />);
  expect(screen.getByText(en.prepare.none)).toBeTruthy();
  await press(en.prepare.action);
  expect(calls.find(({ path }) => path.endsWith('/pretreat'))?.body).toEqual({ modelId: '7' });
});

test('one that is being preprocessed shows how far it is, and nothing else can be begun', async () => {
  models = [model({ analyseFlag: 4, actions: [] })];
  listen();
  await show(<Panel />);
  expect(screen.getByText('Preprocessing')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Preprocessing' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that failed says why, and may be tried again', async () => {
  models = [model({ analyseFlag: 6, analysisError: 'objectMissing' })];
  const calls = listen({ '/model/pretreat': () => model({ analyseFlag: 4 }) });
  await show(<Panel />);
  expect(screen.getByText('Preprocessing failed')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(`${en.meshError.objectMissing} ${en.prepare.failedHint}`);
  await press(en.prepare.again);
  expect(calls.some(({ path }) => path.endsWith('/pretreat'))).toBe(true);
});

test('one that is not analyzed waits, and whoever may not has no button', async () => {
  models = [model({ analyseFlag: 1, actions: [] }), model({ modelId: '8', jaw: 2, actions: [] })];
  listen();
  await show(<Panel />);
  expect(screen.getByText(en.prepare.waiting)).toBeTruthy();
  expect(screen.getByText(en.prepare.none)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [prepared, en.prepare.reset],
  [model(), enCommon.ask.analyse.body],
])('another analysis is asked about first, with what it costs: %#', async (one, body) => {
  models = [one];
  const calls = listen({ '/model/analyse': () => model({ analyseFlag: 1 }) });
  const analyses = () => calls.filter(({ path }) => path.endsWith('/analyse')).length;
  await show(<Panel />);
  await press(enCommon.ask.analyse.ok);
  expect(confirmStore.get()[0]).toMatchObject({ body });
  await act(async () => confirmStore.get()[0]?.answer(false));
  expect(analyses()).toBe(0);
  await press(enCommon.ask.analyse.ok);
  await act(async () => confirmStore.get()[0]?.answer(true));
  await settle();
  expect(analyses()).toBe(1);
});

test('the repaired model is downloaded under a name of its own', async () => {
  models = [prepared];
  const calls = listen();
  await show(<Panel />);
  await press(en.prepare.download);
  expect(calls.find(({ body }) => 'downloadName' in body)?.body).toEqual({
    ...{ objectName: 'models/repaired_7_2.drc', downloadName: 'upper-repaired.drc' },
  });
});

test('no models, models that cannot be had, and the files beside which a repaired one stands', async () => {
  models = [];
  listen();
  await show(<Panel />);
  expect(screen.getByText(en.models.none)).toBeTruthy();
  server({ '/model/list': () => 500 });
  await show(<Panel />);
  expect(screen.getByText(en.models.failed)).toBeTruthy();
  await show(<JawModel model={prepared} progress={undefined} />);
  expect(screen.getByRole('region', { name: en.repaired[1] })).toBeTruthy();
});
