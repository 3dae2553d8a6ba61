import { type CaseCbct, endpoints } from '@archway/contracts';
import { perAxis } from '@archway/geometry';
import { call } from '@archway/platform';
import { fetchBytes } from '../../loading/fetch-bytes.ts';
import { type CbctFailure, cbctFailure } from './cbct-failure.ts';
import type { ViewBudget } from './memory-budget.ts';
import type { ShownVolume } from './shown-volume.ts';
import type { VolumeReader } from './volume-reader.ts';

export type LoadPhase = 'start' | 'download' | 'decode' | 'ready' | 'stopped' | 'failed';

export interface LoadState {
  readonly phase: LoadPhase;
  /** Of the phase, 0 to 1. */
  readonly fraction: number;
  readonly shown: ShownVolume | null;
  readonly failure: CbctFailure | null;
}

export const STARTING: LoadState = { phase: 'start', fraction: 0, shown: null, failure: null };

interface Ways {
  readonly reader: () => VolumeReader;
  /** Brings a volume under the longest side that can be drawn. */
  readonly fit: (shown: ShownVolume, side: number) => ShownVolume;
  readonly onChange: (state: LoadState) => void;
  /** Slices came into the volume that is shown. */
  readonly onSlices: (first: number, count: number) => void;
}

/**
 * Brings the CBCT of a case from storage to voxels: first the quick look, which is small and shown at once, then the
 * whole volume, decoded in workers slice by slice.
 */
export class VolumeLoad {
  private state: LoadState = STARTING;
  private running = new AbortController();
  private reader: VolumeReader | null = null;

  constructor(
    private readonly cbct: CaseCbct,
    private readonly budget: ViewBudget,
    private readonly ways: Ways,
  ) {}

  /** Starts, or starts again after a failure or a stop; a quick look that is there is kept. */
  start(): void {
    this.running.abort();
    this.running = new AbortController();
    const { signal } = this.running;
    this.set({ phase: 'start', fraction: 0, failure: null });
    this.load(signal).catch((error: unknown) => {
      if (!signal.aborted) this.set({ phase: 'failed', failure: cbctFailure(error) });
    });
  }

  /** Leaves it at what is shown. */
  stop(): void {
    this.running.abort();
    this.end();
    const { shown } = this.state;
    this.set({ phase: 'stopped', shown: shown?.stage === 'quick' ? shown : null });
  }

  dispose(): void {
    this.running.abort();
    this.end();
    this.state = STARTING;
  }

  private async load(signal: AbortSignal): Promise<void> {
    const { quickLookName, objectName, size } = this.cbct;
    const body = { objectNameList: [quickLookName, objectName] };
    const [quickUrl = '', url = ''] = await call(endpoints.files.accessUrls, { body }, { signal, quiet: true });
    const reader = this.ways.reader();
    this.reader = reader;
    if (!this.state.shown && quickUrl) await this.quick(reader, quickUrl, signal);
    this.set({ phase: 'download', fraction: 0 });
    const bytes = await fetchBytes(url, size, (fraction) => this.progress('download', fraction, signal), signal);
    this.set({ phase: 'decode', fraction: 0 });
    const { volume, reducedBy } = await reader.unpack({
      bytes,
      // 32-bit integers cannot be drawn as they are: beside them stands a copy of the same size.
      budgetBytes: this.cbct.volume.componentType === 'int32' ? this.budget.bytes / 2 : this.budget.bytes,
      signal,
      onVolume: (growing, by) => {
        const shown: ShownVolume = { stage: 'growing', volume: growing, reducedBy: by };
        // A side that cannot be drawn must be reduced first, which needs all slices.
        const drawable = growing.size.every((count) => count <= this.budget.side);
        if (!signal.aborted && !this.state.shown && drawable) this.set({ shown });
      },
      onSlices: (first, count) => {
        if (!signal.aborted && this.state.shown?.stage === 'growing') this.ways.onSlices(first, count);
      },
      onProgress: (fraction) => this.progress('decode', fraction, signal),
    });
    if (signal.aborted) return;
    this.end();
    const whole = this.ways.fit({ stage: 'whole', volume, reducedBy }, this.budget.side);
    this.set({ phase: 'ready', fraction: 1, shown: whole });
  }

  /** Without the quick look the whole volume is waited for. */
  private async quick(reader: VolumeReader, url: string, signal: AbortSignal): Promise<void> {
    try {
      const bytes = await fetchBytes(url, 0, () => undefined, signal);
      const volume = await reader.quickLook(bytes, this.cbct.volume);
      const { size } = this.cbct.volume;
      const reducedBy = perAxis((axis) => Math.max(1, Math.round(size[axis] / volume.size[axis])));
      if (!signal.aborted) this.set({ shown: { stage: 'quick', volume, reducedBy } });
    } catch (error) {
      if (signal.aborted) throw error;
    }
  }

  private progress(phase: LoadPhase, fraction: number, signal: AbortSignal): void {
    if (!signal.aborted && fraction - this.state.fraction > 0.01) this.set({ phase, fraction });
  }

  private end(): void {
    this.reader?.dispose();
    this.reader = null;
  }

  private set(change: Partial<LoadState>): void {
    this.state = { ...this.state, ...change };
    this.ways.onChange(this.state);
  }
}
