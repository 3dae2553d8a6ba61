import { createHash } from 'node:crypto';
import type { DesignProblemName, JawRootFindings, PlanDocument, RootRegistrationProblem } from '@archway/contracts';
import type { JawOptions } from '@archway/dental/design';
import type { ComputeTask } from '../../../infrastructure/compute/task.ts';
import { type CbctForRoots, cbctVoxels } from './cbct-voxels.ts';

interface ScanToDesign {
  readonly jaw: 'upper' | 'lower';
  /** The repaired model. */
  readonly drc: Uint8Array;
  /** The tooth of each of its faces. */
  readonly labels: Uint8Array;
}

interface DesignInput {
  readonly kind: PlanDocument['kind'];
  readonly scans: readonly ScanToDesign[];
  readonly options: Readonly<Record<'upper' | 'lower', JawOptions>>;
  /** The jaw that is set up by itself. */
  readonly first: 'upper' | 'lower';
  /** The target that stages lead to. */
  readonly target?: PlanDocument | undefined;
  /** Where roots are to be taken from it. */
  readonly cbct?: CbctForRoots | undefined;
}

interface FoundProblem {
  readonly problem: DesignProblemName;
  readonly jaw?: 'upper' | 'lower';
  readonly teeth?: readonly number[];
}

/** A plan and the meshes that it names, or why there is none. */
export type Designed =
  | {
      readonly document: PlanDocument;
      readonly meshes: readonly { readonly sha256: string; readonly bytes: Uint8Array }[];
      readonly lookAt: readonly FoundProblem[];
      readonly bite: 'scan' | 'none';
      readonly roots: readonly JawRootFindings[];
    }
  | { readonly refused: readonly FoundProblem[] };

/** From prepared scans to a plan. Throws MeshError for what is no usable mesh. */
export const designPlanTask: ComputeTask<DesignInput, Designed> = {
  name: 'plans.design',
  run: async ({ kind, scans, options, first, target, cbct }, progress) => {
    const { encodeDraco, readMesh } = await import('@archway/mesh');
    const { designPlan, standingScan } = await import('@archway/dental/design');
    const standing: Parameters<typeof designPlan>[0]['scans'][keyof Parameters<typeof designPlan>[0]['scans']][] = [];
    for (const { jaw, drc, labels } of scans) {
      const { mesh } = await readMesh(drc, `${jaw}.drc`);
      if (labels.length !== mesh.indices.length / 3) return { refused: [{ problem: 'labelsDoNotFit', jaw }] };
      const scan = standingScan(jaw, mesh, labels);
      if (!scan) return { refused: [{ problem: 'notAnArch', jaw }] };
      standing.push(scan);
    }
    progress(0.05);
    const seen = cbct && (await cbctVoxels(cbct));
    const meshes = new Map<string, Uint8Array>();
    const made = await designPlan({
      ...{ kind, options, first, target, volume: seen?.volume },
      scans: Object.fromEntries(standing.map((scan) => [scan!.jaw, scan])),
      keep: async (mesh) => {
        const bytes = await encodeDraco(mesh);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        meshes.set(sha256, bytes);
        return sha256;
      },
      onProgress: (share) => progress(0.05 + 0.95 * share),
    });
    if ('refused' in made) return made;
    return {
      document: made.document,
      meshes: [...meshes].map(([sha256, bytes]) => ({ sha256, bytes })),
      ...{ lookAt: made.lookAt, bite: made.bite ? 'scan' : 'none' },
      roots: seen?.problem ? standing.map((scan) => unread(scan!.jaw, seen.problem!)) : made.roots,
    };
  },
};

/** Of a jaw for which nothing could be looked up. */
const unread = (jaw: JawRootFindings['jaw'], problem: RootRegistrationProblem): JawRootFindings => ({
  ...{ jaw, problem, fit: null, measured: [], usual: [] },
});

export const planTasks = [designPlanTask];
