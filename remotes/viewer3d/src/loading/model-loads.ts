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

/** Brings the models of one page from storage to buffers that can be drawn, each for itself. */
export class ModelLoads {
  private readonly preparer = new Preparer();
  private readonly leaving = new AbortController();
  private loads: Loads = new Map();

  constructor(private readonly onChange: (loads: Loads) => void) {}

  /** Starts a model, or starts it again after a failure. */
  start(model: ShownModel): void {
    const { modelId } = model;
    this.set(modelId, { phase: 'loading', fraction: 0 });
    this.load(model).then(
      (ready) => this.set(modelId, { phase: 'ready', model: ready }),
      (error: unknown) => this.set(modelId, { phase: 'failed', failure: loadFailure(error) }),
    );
  }

  dispose(): void {
    this.leaving.abort();
    this.preparer.dispose();
  }

  private async load(model: ShownModel): Promise<DecodedModel> {
    const { signal } = this.leaving;
    const body = { objectNameList: [model.objectName] };
    const [url = ''] = await call(endpoints.files.accessUrls, { body }, { signal, quiet: true });
    const bytes = await fetchBytes(
      url,
      model.size,
      (fraction) => this.set(model.modelId, { phase: 'loading', fraction }),
      signal,
    );
    this.set(model.modelId, { phase: 'preparing' });
    return this.preparer.prepare(bytes, model.objectName, millimetresPerUnit(model));
  }

  private set(modelId: string, load: Load): void {
    if (this.leaving.signal.aborted) return;
    this.loads = new Map(this.loads).set(modelId, load);
    this.onChange(this.loads);
  }
}
