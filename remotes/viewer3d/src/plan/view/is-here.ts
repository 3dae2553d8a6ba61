import type { Plan } from './use-plan.ts';

/** Whether a tooth has arrived, so that one can go there. */
export const isHere = ({ source, meshes }: Pick<Plan, 'source' | 'meshes'>, fdi: number): boolean =>
  source.document.teeth.some(
    (tooth) => tooth.fdi === fdi && tooth.body && meshes.bodies.get(tooth.body.sha256)?.phase === 'ready',
  );
