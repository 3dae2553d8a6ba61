import { type Jaw, jawOf, jaws } from '@archway/dental';
import { type CutGum, usualReach } from '@archway/dental/gum';
import { type LoadFailure, loadFailure } from '../../loading/load-failure.ts';
import { bodied } from '../stages/plan-stages.ts';
import type { PreparedBody } from './plan-jobs.ts';
import type { PlanPreparer } from './plan-preparer.ts';
import type { PlanToShow } from '@archway/contracts';

export type MeshLoad<T> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ready'; readonly mesh: T }
  | { readonly phase: 'failed'; readonly failure: LoadFailure };

/** Gum with the teeth that its bones are. */
export interface JawGum extends CutGum {
  readonly teeth: readonly number[];
}

type Gums = Readonly<Record<Jaw, MeshLoad<JawGum> | null>>;

/** What one scene draws. */
export interface DrawnMeshes {
  /** Bodies of teeth, by the SHA-256 of their file: plans of a case share most of them. */
  readonly bodies: ReadonlyMap<string, MeshLoad<PreparedBody>>;
  readonly gum: Gums;
}

export interface PlanMeshState extends DrawnMeshes {
  /** Of the plan that is compared with, where it stands beside and not over. */
  readonly otherGum: Gums;
}

const noGum: Gums = { upper: null, lower: null };
export const noMeshes: PlanMeshState = { bodies: new Map(), gum: noGum, otherGum: noGum };

/** Whose gum: that of the shown plan, or of the one beside it. */
const whose = ['gum', 'otherGum'] as const;
type Whose = (typeof whose)[number];

/** So many files are under way at a time. */
const AT_ONCE = 4;

/** Front teeth are seen first. */
const byPlace = (one: number, other: number): number => (one % 10) - (other % 10);

/** The bodies that a plan names, those of the front first, each once. */
export const bodyHashes = ({ document }: PlanToShow): string[] => [
  ...new Set(
    bodied(document)
      .toSorted((one, other) => byPlace(one.fdi, other.fdi))
      .flatMap(({ body }) => (body ? [body.sha256] : [])),
  ),
];

/** Brings the meshes of a plan, and of one that it is compared with, from where they are to buffers that can be drawn. */
export class PlanMeshes {
  private state: PlanMeshState = noMeshes;
  private readonly leaving = new AbortController();
  /** What is wanted and not begun, with where it comes from. */
  private queue: (readonly [sha256: string, source: PlanToShow])[] = [];
  private underWay = 0;
  /** The plan that is shown, and one that it is compared with. */
  private sources: readonly PlanToShow[] = [];
  private beside = false;
  /** What the gum of each jaw was made of. */
  private readonly gumOf: Record<Whose, Record<Jaw, string>> = {
    gum: { upper: '', lower: '' },
    otherGum: { upper: '', lower: '' },
  };

  constructor(
    private readonly preparer: PlanPreparer,
    private readonly onChange: (state: PlanMeshState) => void,
  ) {}

  /**
   * Shows these plans, the first with its gum; meshes that neither of them names are given up.
   * @param beside the other one stands beside it, with its own gum
   */
  follow(main: PlanToShow, compared: PlanToShow | null, beside = false): void {
    this.beside = beside;
    this.sources = compared ? [main, compared] : [main];
    const wanted = new Map<string, PlanToShow>();
    for (const source of this.sources)
      for (const sha256 of bodyHashes(source)) if (!wanted.has(sha256)) wanted.set(sha256, source);
    const bodies = new Map([...this.state.bodies].filter(([sha256]) => wanted.has(sha256)));
    this.queue = this.queue.filter(([sha256]) => wanted.has(sha256));
    for (const [sha256, source] of wanted)
      if (!bodies.has(sha256)) {
        bodies.set(sha256, { phase: 'waiting' });
        this.queue.push([sha256, source]);
      }
    this.change({ bodies });
    this.eachGum((of, jaw) => {
      if (this.gumOf[of][jaw] !== this.gumKey(of, jaw)) this.setGum(of, jaw, null, '');
    });
    this.go();
    this.cutGums();
  }

  /** Tries again whatever failed. */
  retry(): void {
    const [main, compared] = this.sources;
    if (!main) return;
    this.change({ bodies: new Map([...this.state.bodies].filter(([, { phase }]) => phase !== 'failed')) });
    this.eachGum((of, jaw) => {
      if (this.state[of][jaw]?.phase === 'failed') this.setGum(of, jaw, null, '');
    });
    this.follow(main, compared ?? null, this.beside);
  }

  dispose(): void {
    this.leaving.abort();
    this.queue = [];
    this.preparer.dispose();
  }

  private go(): void {
    while (this.underWay < AT_ONCE) {
      const next = this.queue.shift();
      if (!next) return;
      this.underWay += 1;
      const [sha256, source] = next;
      void this.load(sha256, source).then((load) => {
        this.underWay -= 1;
        if (this.leaving.signal.aborted) return;
        if (this.state.bodies.has(sha256)) this.change({ bodies: new Map(this.state.bodies).set(sha256, load) });
        this.cutGums();
        this.go();
      });
    }
  }

  private async load(sha256: string, source: PlanToShow): Promise<MeshLoad<PreparedBody>> {
    try {
      const bytes = await source.loadMesh(sha256, this.leaving.signal);
      return { phase: 'ready', mesh: await this.preparer.body(bytes, `${sha256}.drc`) };
    } catch (error) {
      return { phase: 'failed', failure: loadFailure(error) };
    }
  }

  private sourceOf(of: Whose): PlanToShow | undefined {
    if (of === 'gum') return this.sources[0];
    return this.beside ? this.sources[1] : undefined;
  }

  private eachGum(then: (of: Whose, jaw: Jaw) => void): void {
    for (const of of whose) for (const jaw of jaws) then(of, jaw);
  }

  private teethOf(
    of: Whose,
    jaw: Jaw,
  ): { readonly fdi: number; readonly sha256: string; readonly load: MeshLoad<PreparedBody> }[] {
    const source = this.sourceOf(of);
    return (source ? bodied(source.document) : []).flatMap(({ fdi, body }) => {
      const load = body && jawOf(fdi) === jaw ? this.state.bodies.get(body.sha256) : undefined;
      return body && load ? [{ fdi, sha256: body.sha256, load }] : [];
    });
  }

  /** What the gum of a jaw is made of; empty where the document has no scan of it, or while teeth are on their way. */
  private gumKey(of: Whose, jaw: Jaw): string {
    const scan = this.sourceOf(of)?.document.jaws[jaw];
    const teeth = this.teethOf(of, jaw);
    if (!scan || teeth.some(({ load }) => load.phase === 'waiting')) return '';
    const here = teeth.filter(({ load }) => load.phase === 'ready').map(({ fdi, sha256 }) => `${fdi} ${sha256}`);
    return [scan.sha256, ...here].join(' ');
  }

  /** Gum is cut when the teeth of its jaw are here; one that could not be loaded stays a part of the scan. */
  private cutGums(): void {
    this.eachGum((of, jaw) => {
      const source = this.sourceOf(of);
      const key = this.gumKey(of, jaw);
      if (!source || !key || key === this.gumOf[of][jaw]) return;
      this.setGum(of, jaw, { phase: 'waiting' }, key);
      void this.cut(source, of, jaw).then((load) => {
        if (!this.leaving.signal.aborted && this.gumOf[of][jaw] === key) this.setGum(of, jaw, load, key);
      });
    });
  }

  private async cut(source: PlanToShow, of: Whose, jaw: Jaw): Promise<MeshLoad<JawGum>> {
    const teeth = this.teethOf(of, jaw).flatMap(({ fdi, load }) =>
      load.phase === 'ready' ? [{ fdi, positions: load.mesh.positions }] : [],
    );
    try {
      const sha256 = source.document.jaws[jaw]?.sha256 ?? '';
      const bytes = await source.loadMesh(sha256, this.leaving.signal);
      const { rigid, radius } = source.document.gum ?? usualReach;
      const gum = await this.preparer.gum({
        bytes,
        fileName: `${sha256}.drc`,
        teeth: teeth.map(({ positions }) => positions),
        reach: { rigid, radius },
      });
      return { phase: 'ready', mesh: { ...gum, teeth: teeth.map(({ fdi }) => fdi) } };
    } catch (error) {
      return { phase: 'failed', failure: loadFailure(error) };
    }
  }

  private setGum(of: Whose, jaw: Jaw, load: MeshLoad<JawGum> | null, key: string): void {
    this.gumOf[of][jaw] = key;
    if (this.state[of][jaw] !== load) this.change({ [of]: { ...this.state[of], [jaw]: load } });
  }

  private change(part: Partial<PlanMeshState>): void {
    this.state = { ...this.state, ...part };
    this.onChange(this.state);
  }
}
