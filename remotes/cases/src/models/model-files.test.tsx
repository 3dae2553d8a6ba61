import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type CaseModel, type ServiceId, serviceTypes } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { confirmStore, session } from '@archway/platform/host';
import { server, show } from '../archives/archives.fixture.tsx';
import en from '../i18n/case/en-US.json';
import zh from '../i18n/case/zh-CN.json';
import { ModelFiles } from './ModelFiles.tsx';
import { useCaseModels } from './use-case-models.ts';
import { newModelUpload, placeKey } from './upload/model-upload.ts';

const file = (modelId: string, modelType: CaseModel['modelType']): CaseModel => ({
  ...{
    modelId,
    caseId: '1',
    version: 1,
    jaw: 1,
    modelType,
    fileName: `${modelType}.stl`,
    objectName: `${modelId}.drc`,
  },
  ...{ size: 1000, originObjectName: null, vertices: 30, triangles: 10, cleaning: {}, analyseFlag: 2, analysis: null },
  ...{ analysisError: null, preparation: null, uploadTime: '2026-11-20T06:32:00.000Z', uploadedBy: 'Li', actions: [] },
});

let models: CaseModel[];
beforeEach(() => {
  models = [file('1', 'scan')];
  server({ '/model/list': () => models });
});
afterEach(() => jest.restoreAllMocks());

interface Case {
  editable: boolean;
  canReplaceModel?: boolean;
  serviceType?: ServiceId;
}

function Files({ editable, canReplaceModel = false, serviceType = serviceTypes.aligner.id }: Case) {
  const detail = { caseId: '1', version: 1, serviceType, editable, canReplaceModel };
  return <ModelFiles detail={detail} models={useCaseModels(detail)} />;
}

test.each([
  ['en-US', en],
  ['zh-CN', zh],
])('%s: places for aligner models open when somebody asks for them', async (lang, texts) => {
  await show(<Files editable />, lang);
  expect(screen.getByText('scan.stl')).toBeTruthy();
  expect(screen.queryByText(texts.alignerJaw[1])).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.aligners.add }));
  const aligners = within(screen.getByRole('region', { name: texts.aligners.title }));
  expect(aligners.getByText(texts.alignerJaw[1])).toBeTruthy();
  expect(aligners.getByText(texts.alignerDrop[2])).toBeTruthy();
});

test.each([
  ['crownDesign', false],
  ['plant', false],
  ['report', true],
] as const)('a case of %s is offered places for aligner models: %s', async (service, offered) => {
  await show(<Files editable serviceType={serviceTypes[service].id} />);
  expect(screen.queryByRole('button', { name: en.aligners.add }) !== null).toBe(offered);
});

test('an aligner model stands beside the scan of its jaw, and a case that is closed offers no place for one', async () => {
  await show(<Files editable={false} />);
  expect(screen.queryByRole('button', { name: en.aligners.add })).toBeNull();
  cleanup();
  models = [file('1', 'scan'), file('2', 'aligner')];
  await show(<Files editable={false} />);
  const aligners = within(screen.getByRole('region', { name: en.aligners.title }));
  expect(aligners.getByText('aligner.stl')).toBeTruthy();
  expect(aligners.queryByText('scan.stl')).toBeNull();
});

/** The entries of the menu of the scan. */
async function menuOf(files: React.ReactNode): Promise<(string | null)[]> {
  session.setUser({ userId: '7', permissions: ['model:upload'] } as unknown as SessionUser);
  await show(files);
  fireEvent.click(screen.getByRole('button', { name: /scan\.stl/ }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

test('whoever may replace the scan of a submitted case is asked first, and may not remove it', async () => {
  expect(await menuOf(<Files editable={false} />)).not.toContain(en.models.replace);
  cleanup();
  const entries = await menuOf(<Files editable={false} canReplaceModel />);
  expect(entries).toContain(en.models.replace);
  expect(entries).not.toContain(en.models.remove);
  fireEvent.click(screen.getByRole('menuitem', { name: en.models.replace }));
  const [asked] = confirmStore.get();
  expect(asked?.title).toContain('scan.stl');
  await act(async () => asked?.answer(true));
  expect(screen.getByText(en.drop[1])).toBeTruthy();
});

test('uploads of a scan and of an aligner model of the same jaw are two', () => {
  const place = { caseId: '1', version: 1, jaw: 1 } as const;
  const [scan, aligner] = [{ ...place, modelType: 'scan' } as const, { ...place, modelType: 'aligner' } as const];
  expect(placeKey(scan)).not.toBe(placeKey(aligner));
  expect(newModelUpload(aligner, { name: 'a.stl', size: 1 }).place).toEqual(aligner);
});

describe('a model that went with the page that was preparing it', () => {
  const HOURS = 7_200_000;
  const left = (fileName: string): void =>
    localStorage.setItem(
      'archway.models.unfinished.closed',
      JSON.stringify({
        ...{ tab: 'x', at: Date.now() - HOURS },
        files: [{ caseId: '1', version: 1, fileName, since: Date.now() - HOURS }],
      }),
    );
  afterEach(() => localStorage.removeItem('archway.models.unfinished.closed'));
  const lost = /because the page was closed/;

  test('is named until the reader has read it', async () => {
    left('lower.stl');
    await show(<Files editable />);
    expect((await screen.findByText(lost)).textContent).toContain('lower.stl');
    fireEvent.click(screen.getByRole('button', { name: /^(Close|关闭)$/ }));
    await act(async () => {});
    expect(screen.queryByText(lost)).toBeNull();
    expect(localStorage.getItem('archway.models.unfinished.closed')).toBeNull();
  });

  test('is not, where it was registered all the same, or nobody can choose it again', async () => {
    models = [{ ...file('1', 'scan'), fileName: 'lower.stl', uploadTime: new Date().toISOString() }];
    left('lower.stl');
    await show(<Files editable />);
    await act(async () => {});
    expect(screen.queryByText(lost)).toBeNull();
    cleanup();
    models = [];
    left('lower.stl');
    await show(<Files editable={false} />);
    await act(async () => {});
    expect(screen.queryByText(lost)).toBeNull();
  });
});
