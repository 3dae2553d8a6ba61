import { endpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import type { DecodedModel } from './decoded-model.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { type LoadFailure, loadFailure } from './load-failure.ts';
import { Preparer } from './preparer.ts';
import type { ShownModel } from '../objects/shown-models.ts';

export type Load =
  | { readonly phase: 'loading'; readonly fraction: number }
  | { readonly phase: 'preparing' }
  | { readonly phase: 'ready'; readonly model: DecodedModel }
  | { readonly phase: 'failed'; readonly failure: LoadFailure };

/** By model id. */
export type Loads = ReadonlyMap<string, Load>;

const UNITS_IN_MM = { mm: 1, cm: 10, m: 1000, inch: 25.4, um: 0.001, unknown: 1 } as const;

/** Millimetres per unit of a model's file, as its analysis says; 1 while nobody knows. */
export const millimetresPerUnit = (model: ShownModel): number => UNITS_IN_MM[model.analysis?.unitGuess ?? 'mm'];

interface Begun {
  readonly objectName: string;
  readonly leaving: AbortController;
}

/** Brings the models of one page from storage to buffers that can be drawn, each for itself. */
export class ModelLoads {
  private readonly preparer = new Preparer();
  private readonly begun = new Map<string, Begun>();
  private loads: Loads = new Map();

  constructor(private readonly onChange: (loads: Loads) => void) {}

  /**
   * Starts those that are asked for and were not begun. What runs or is here goes on; what is no longer in the list is
   * given up, and so is a model whose file became another.
   */
  follow(list: readonly ShownModel[], isAsked: (model: ShownModel) => boolean): void {
    const files = new Map(list.map(({ modelId, objectName }) => [modelId, objectName]));
    const gone = [...this.begun].filter(([modelId, { objectName }]) => files.get(modelId) !== objectName);
    for (const [modelId] of gone) this.forget(modelId);
    if (gone.length > 0) this.onChange(this.loads);
    for (const model of list) if (isAsked(model) && !this.begun.has(model.modelId)) this.start(model);
  }

  /** Starts a model, or starts it again after a failure. */
  start(model: ShownModel): void {
    const { modelId, objectName } = model;
    this.forget(modelId);
    const leaving = new AbortController();
    this.begun.set(modelId, { objectName, leaving });
    const tell = (load: Load): void => {
      if (!leaving.signal.aborted) this.set(modelId, load);
    };
    tell({ phase: 'loading', fraction: 0 });
    this.load(model, tell, leaving.signal).then(
      (ready) => tell({ phase: 'ready', model: ready }),
      (error: unknown) => tell({ phase: 'failed', failure: loadFailure(error) }),
    );
  }

  dispose(): void {
    for (const { leaving } of this.begun.values()) leaving.abort();
    this.begun.clear();
    this.preparer.dispose();
  }

  private async load(model: ShownModel, tell: (load: Load) => void, signal: AbortSignal): Promise<DecodedModel> {
    const body = { objectNameList: [model.objectName] };
    const [url = ''] = await call(endpoints.files.accessUrls, { body }, { signal, quiet: true });
    const bytes = await fetchBytes(url, model.size, (fraction) => tell({ phase: 'loading', fraction }), signal);
    signal.throwIfAborted();
    tell({ phase: 'preparing' });
    return this.preparer.prepare(bytes, model.objectName, millimetresPerUnit(model));
  }

  private forget(modelId: string): void {
    this.begun.get(modelId)?.leaving.abort();
    this.begun.delete(modelId);
    const loads = new Map(this.loads);
    loads.delete(modelId);
    this.loads = loads;
  }

  private set(modelId: string, load: Load): void {
    this.loads = new Map(this.loads).set(modelId, load);
    this.onChange(this.loads);
  }
}
