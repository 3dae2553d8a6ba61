import {
  FINISH_FORMAT,
  FINISH_FORMAT_VERSION,
  type FinishContent,
  type FinishKind,
  type PlanDocument,
} from '@archway/contracts';
import { AT_REST, canonicalJson, canonicalText, jaws, pointIn } from '@archway/dental';
import { cutLineOn, gumSurface, usualLine } from '@archway/dental/finish';
import { type CutGum, cutGum, ownersOf, posedGum, usualReach } from '@archway/dental/gum';
import { samplePlan } from '@archway/dental/testing';
import type { Vec3 } from '@archway/geometry';
import { type Mesh, encodeDraco, generateJaw, generateTeeth, readMesh } from '@archway/mesh';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/harness.ts';
import { addFinishes } from '../../plans/api.ts';
import { lay, sha256 } from '../../plans/document/document.fixture.ts';
import { addMeshRow, putDocument } from '../../plans/document/repository.ts';
import { planFinishes, plans } from '../../plans/schema.ts';
import { type OrderedCase, orderedCase } from '../orders/ordered-case.fixture.ts';

type Jaw = 'upper' | 'lower';

/** The step that post-processing was drawn at: another one than is made first. */
const DRAWN_AT = 4;

/** The meshes of a jaw as whoever opens their files has them. */
interface MadeJaw {
  readonly bodies: ReadonlyMap<number, Mesh>;
  readonly gum: CutGum;
  readonly teeth: readonly number[];
  readonly middles: Files['middles'];
}

export interface DesignedOrder extends OrderedCase {
  readonly document: PlanDocument;
  readonly jaws: Readonly<Record<Jaw, MadeJaw>>;
  /** Objects of the meshes, by hash. */
  readonly objects: ReadonlyMap<string, string>;
}

interface Files {
  readonly scan: Uint8Array;
  /** The middle of each crown. */
  readonly middles: ReadonlyMap<number, Vec3>;
  readonly bodies: ReadonlyMap<number, Uint8Array>;
}

/** A jaw of a made-up patient: real meshes, and small ones. */
async function filesOf(jaw: Jaw): Promise<Files> {
  const wanted = { jaw, triangles: 12_000, seed: 5 } as const;
  const bodies = new Map<number, Uint8Array>();
  const teeth = generateTeeth(wanted);
  for (const { fdi, body } of teeth) bodies.set(fdi, await encodeDraco(body));
  const { positions, indices } = generateJaw(wanted);
  const middles = new Map(teeth.map(({ fdi, frame }) => [fdi, frame.origin]));
  return { scan: await encodeDraco({ positions, indices }), bodies, middles };
}

async function opened({ scan, bodies, middles }: Files): Promise<MadeJaw> {
  const meshes = new Map<number, Mesh>();
  for (const [fdi, bytes] of bodies) meshes.set(fdi, (await readMesh(bytes, 'a.drc')).mesh);
  const { mesh } = await readMesh(scan, 'a.drc');
  const teeth = [...meshes.keys()];
  const points = teeth.map((fdi) => meshes.get(fdi)!.positions);
  return { bodies: meshes, gum: cutGum(mesh, points, usualReach), teeth, middles };
}

/** A plan whose teeth are these files. */
function planOf(files: Readonly<Record<Jaw, Files>>): PlanDocument {
  const sample = samplePlan(1, { kind: 'step' });
  const hashes = new Map([...files.upper.bodies, ...files.lower.bodies].map(([fdi, bytes]) => [fdi, sha256(bytes)]));
  return {
    ...sample,
    jaws: {
      upper: { sha256: sha256(files.upper.scan), faces: 12_000 },
      lower: { sha256: sha256(files.lower.scan), faces: 12_000 },
    },
    teeth: sample.teeth.map((tooth) => {
      const hash = hashes.get(tooth.fdi);
      return { ...tooth, body: hash === undefined ? null : { sha256: hash } };
    }),
  };
}

/** The usual cut line of a jaw on its gum at a step. */
function usualLineOf({ aligners }: PlanDocument, jaw: Jaw, { gum, teeth: own, middles }: MadeJaw, step: number) {
  const poseOf = (fdi: number) => aligners[jaw][step]?.poses[String(fdi)] ?? AT_REST;
  const surface = gumSurface({
    ...{ jaw, positions: posedGum(gum, own, poseOf), indices: gum.indices },
    ...{ owners: ownersOf(gum, own), teeth: new Map([...middles].map(([fdi, at]) => [fdi, pointIn(poseOf(fdi), at)])) },
  });
  const points = cutLineOn(surface, usualLine);
  if (!points) throw new Error('there is no cut line');
  return { ...usualLine, by: 'auto', points: points.map(([x, y, z]): [number, number, number] => [x, y, z]) } as const;
}

async function designedOnce() {
  const files = { upper: await filesOf('upper'), lower: await filesOf('lower') };
  const made = { upper: await opened(files.upper), lower: await opened(files.lower) };
  const document = planOf(files);
  return { files, made, document, line: usualLineOf(document, 'upper', made.upper, DRAWN_AT) };
}
/** Nobody changes it: the cases of a test file share it. */
let designed: ReturnType<typeof designedOnce> | undefined;

/** A case whose confirmed plan has the meshes of both jaws, and a cut line of the upper one. */
export async function designedOrder(server: TestServer): Promise<DesignedOrder> {
  const at = await orderedCase(server);
  const { files, made, document, line } = await (designed ??= designedOnce());
  const place = { ...at.key, planId: at.planId };
  const text = Buffer.from(canonicalText(document));
  const planHash = sha256(text);
  const { objectName } = await lay(server, place, text, 'json');
  const objects = new Map<string, string>();
  for (const bytes of jaws.flatMap((jaw) => [files[jaw].scan, ...files[jaw].bodies.values()])) {
    const laid = await lay(server, place, bytes);
    objects.set(laid.sha256, laid.objectName);
    await addMeshRow(server.ctx.db, { ...at.key, sha256: laid.sha256, objectName: laid.objectName, bytes: laid.size });
  }
  await server.ctx.db.transaction(async (tx) => {
    const row = { planId: at.planId, caseId: at.caseId, sha256: planHash, objectName };
    await putDocument(tx, { ...row, bytes: text.byteLength });
    await tx.update(plans).set({ confirmedHash: planHash }).where(eq(plans.planId, at.planId));
  });
  await confirmLine(server, { ...at, planHash }, 'postProcess', line);
  return { ...at, planHash, document, jaws: made, objects, order: (changes) => at.order({ planHash, ...changes }) };
}

type Line = NonNullable<FinishContent['upper']>['cutLine'];

/** Confirms a cut line of the upper jaw with the plan, in place of the one before. */
export async function confirmLine(
  server: TestServer,
  { key, planId, planHash }: Pick<DesignedOrder, 'key' | 'planId' | 'planHash'>,
  kind: FinishKind,
  cutLine: Line,
): Promise<void> {
  const made = { format: FINISH_FORMAT, formatVersion: FINISH_FORMAT_VERSION, design: planHash } as const;
  const outline = Array.from({ length: 8 }, (_, n): [number, number] => [n, n * n]);
  const model = {
    ...{ step: DRAWN_AT, cutLine, base: { margin: 2, height: 6, outline } },
    text: { position: 'left', content: '' } as const,
  };
  const content: FinishContent =
    kind === 'retainer'
      ? { ...made, kind, upper: { step: DRAWN_AT, cutLine }, lower: null }
      : { ...made, kind, upper: model, lower: null };
  const hash = sha256(Buffer.from(canonicalJson(content)));
  const state = { state: 'completed', completedAt: new Date(), sha256: hash, confirmedHash: hash } as const;
  await server.ctx.db.transaction(async (tx) => {
    await tx.delete(planFinishes).where(eq(planFinishes.planId, planId));
    await addFinishes(tx, [{ ...key, planId, kind, content, ...state }]);
  });
}
