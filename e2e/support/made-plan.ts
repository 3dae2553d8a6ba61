import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanDocument } from '@archway/contracts';
import { withHashes } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { writeStl } from '@archway/mesh';

/** A body about the origin of a tooth, another one for each. */
function bodyAt([x, y, z]: readonly [number, number, number], size: number): Uint8Array {
  const [a, b, c, d] = [
    [x - size, y - size, z - size],
    [x + size, y - size, z - size],
    [x, y + size, z - size],
    [x, y, z + size],
  ] as const;
  const positions = Float32Array.from([a, b, c, d].flat());
  return writeStl({ positions, indices: Uint32Array.from([0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]) }).bytes;
}

/** A plan as somebody else's program would hand it over: a document, and its bodies as STL. */
export function madeElsewhere(folder: string, seed: number): PlanDocument {
  mkdirSync(join(folder, 'meshes'), { recursive: true });
  const plan = samplePlan(seed, { kind: 'target' });
  const named = (bytes: Uint8Array): string => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(join(folder, 'meshes', `${hash}.stl`), bytes);
    return hash;
  };
  const names = new Map<string, string>();
  for (const { body, frame } of plan.teeth) if (body && frame) names.set(body.sha256, named(bodyAt(frame.origin, 3)));
  const document = withHashes({ ...plan, jaws: { upper: null, lower: null } }, names);
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(document, null, 2));
  return document;
}
