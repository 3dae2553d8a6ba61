import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { CaseModel } from '@archway/contracts';
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

function Files({ editable, canReplaceModel = false }: { editable: boolean; canReplaceModel?: boolean }) {
  const detail = { caseId: '1', version: 1, editable, canReplaceModel };
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
