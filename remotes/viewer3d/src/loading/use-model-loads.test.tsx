import { act, render, waitFor } from '@testing-library/react';
import type { CaseModel } from '@archway/contracts';
import { loadTexts, startLanguage } from '@archway/platform/host';
import en from '../i18n/en-US.json';
import { shownModels } from '../objects/shown-models.ts';
import { LoadCards } from '../screens/viewer/stage/LoadCards.tsx';
import type { ShownModel } from '../objects/shown-models.ts';
import type { Loads } from './model-loads.ts';
import { useModelLoads } from './use-model-loads.ts';

// Its worker is a file of the build; what a mesh becomes there has tests of its own.
jest.mock('./preparer.ts', () => ({
  Preparer: class {
    prepare = async () => ({});
    dispose() {}
  },
}));

const model = (modelId: string, jaw: 1 | 2, more: Partial<CaseModel> = {}): CaseModel =>
  ({
    modelId,
    jaw,
    modelType: 'scan',
    objectName: `${modelId}.drc`,
    fileName: `${modelId}.stl`,
    size: 2,
    preparation: null,
    ...more,
  }) as CaseModel;
const preparation = { objectName: 'mended.drc', size: 2, vertices: 3, triangles: 1 } as CaseModel['preparation'];
const upper = model('upper', 1, { preparation });
const lower = model('lower', 2);
const aligner = model('aligner', 1, { modelType: 'aligner' });

/** The storage: which files were asked for, each delivered, or refused, when the test says so. */
const asked: string[] = [];
const aborted: string[] = [];
let deliver = new Map<string, (status: number) => void>();
const { fetch } = globalThis;
beforeAll(async () => {
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await loadTexts('viewer3d', { 'en-US': async () => en, 'zh-CN': async () => en });
});
beforeEach(() => {
  asked.length = 0;
  aborted.length = 0;
  deliver = new Map();
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (init.method === 'POST') {
      const { objectNameList } = JSON.parse(String(init.body)) as { objectNameList: string[] };
      return { ok: true, status: 200, json: async () => ({ code: 200, msg: '', data: objectNameList }) };
    }
    asked.push(url);
    init.signal?.addEventListener('abort', () => aborted.push(url));
    const status = await new Promise<number>((resolve) => deliver.set(url, resolve));
    const chunks = [{ done: false, value: new Uint8Array(2) }, { done: true }];
    const body = { getReader: () => ({ read: async () => chunks.shift() }) };
    return { ok: status === 200, status, headers: new Headers(), body };
  }) as unknown as typeof globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = fetch;
});

let loads: Loads = new Map();
function Page({ models, shown }: { models: readonly ShownModel[]; shown: ReadonlySet<string> }) {
  const { loads: now, retry } = useModelLoads(models, shown);
  loads = now;
  return <LoadCards models={models.filter(({ modelId }) => shown.has(modelId))} loads={now} retry={retry} />;
}
const arrive = (file: string, status = 200) => act(async () => deliver.get(file)?.(status));
const phaseOf = (id: string) => loads.get(id)?.phase;

test('a model is loaded when it is first seen, and stays', async () => {
  const models = shownModels([upper, aligner]);
  const page = render(<Page models={models} shown={new Set(['upper'])} />);
  await waitFor(() => expect(asked).toEqual(['upper.drc']));
  await arrive('upper.drc');
  await waitFor(() => expect(phaseOf('upper')).toBe('ready'));
  expect(asked).toEqual(['upper.drc']);

  page.rerender(<Page models={models} shown={new Set(['upper', 'upper-repaired'])} />);
  await waitFor(() => expect(asked).toEqual(['upper.drc', 'mended.drc']));
  page.rerender(<Page models={models} shown={new Set(['upper-repaired'])} />);
  expect(phaseOf('upper')).toBe('ready');
  expect(aborted).toEqual([]);
});

test('another list leaves alone what runs, and gives up what is no longer there or became another file', async () => {
  const shown = new Set(['upper', 'lower', 'upper-repaired']);
  const page = render(<Page models={shownModels([upper, lower])} shown={shown} />);
  await waitFor(() => expect(asked).toHaveLength(3));
  await arrive('lower.drc');
  await waitFor(() => expect(phaseOf('lower')).toBe('ready'));

  const again = { ...upper, preparation: { ...preparation, objectName: 'again.drc' } } as CaseModel;
  page.rerender(<Page models={shownModels([again, lower])} shown={shown} />);
  await waitFor(() => expect(asked.slice(3)).toEqual(['again.drc']));
  expect(aborted).toEqual(['mended.drc']);
  expect(phaseOf('lower')).toBe('ready');

  page.rerender(<Page models={shownModels([lower])} shown={shown} />);
  expect(aborted).toEqual(['mended.drc', 'upper.drc', 'again.drc']);
  await waitFor(() => expect([...loads.keys()]).toEqual(['lower']));
});

test('whoever leaves gives up everything that runs', async () => {
  const page = render(<Page models={shownModels([upper, lower])} shown={new Set(['upper', 'lower'])} />);
  await waitFor(() => expect(asked).toHaveLength(2));
  page.unmount();
  expect(aborted.sort()).toEqual(['lower.drc', 'upper.drc']);
});

test('a failure says which model it is, and the others go on', async () => {
  const page = render(
    <Page models={shownModels([upper, aligner])} shown={new Set(['upper', 'upper-repaired', 'aligner'])} />,
  );
  await waitFor(() => expect(asked).toHaveLength(3));
  await arrive('mended.drc', 404);
  await arrive('aligner.drc', 404);
  await arrive('upper.drc');
  await waitFor(() => expect(phaseOf('upper')).toBe('ready'));
  const said = page.getAllByRole('alert').map((alert) => alert.querySelector('strong')?.textContent);
  expect(said).toEqual([
    'The repaired maxillary model cannot be shown (upper.stl)',
    'The maxillary aligner model cannot be shown (aligner.stl)',
  ]);
});
