import { type Jaw, type ProcessService, dataTypes, jawNumber, processStatus, serviceTypes } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { demoAccounts } from '../../access/api.ts';
import { personPrefix } from '../../files/api.ts';
import { anyProcessOrder, importProcess, processModelTask } from '../../model-process/api.ts';
import { practiceByNumber } from '../../practices/api.ts';
import { generateDemoJaws } from '../tasks.ts';

type Context = Pick<AppContext, 'db' | 'store' | 'compute'>;

const DAY_MS = 86_400_000;
const FLOOR = 4;
const { modelProcess, autoKeeper } = serviceTypes;

interface Past {
  readonly name: string;
  readonly patient: string;
  readonly serviceType: ProcessService;
  readonly jaws: readonly Jaw[];
  /** How it stands: nothing, its models, a failed run, a result, a confirmed one. */
  readonly stands: 'begun' | 'given' | 'failed' | 'made' | 'confirmed';
  readonly daysAgo: number;
}

/** A run ends by itself, so none of them is under way. */
const orders: readonly Past[] = [
  {
    name: '复诊模型 Review model',
    patient: '许愿',
    serviceType: modelProcess.id,
    jaws: [],
    stands: 'begun',
    daysAgo: 0,
  },
  {
    name: '双颌模型 Both jaws',
    patient: '周航',
    serviceType: modelProcess.id,
    jaws: [1, 2],
    stands: 'given',
    daysAgo: 1,
  },
  { name: '保持器 Retainer', patient: '林夕', serviceType: autoKeeper.id, jaws: [2], stands: 'failed', daysAgo: 2 },
  {
    name: '上颌保持器 Upper retainer',
    patient: '何静',
    serviceType: autoKeeper.id,
    jaws: [1],
    stands: 'made',
    daysAgo: 2,
  },
  {
    name: '展示模型 Study model',
    patient: '方圆',
    serviceType: modelProcess.id,
    jaws: [1, 2],
    stands: 'made',
    daysAgo: 4,
  },
  {
    name: '下颌模型 Lower model',
    patient: '苏禾',
    serviceType: modelProcess.id,
    jaws: [2],
    stands: 'confirmed',
    daysAgo: 9,
  },
];

/** Gives the practice of the demonstration orders of model processing in every status that lasts. */
export async function seedProcesses(context: Context, now = new Date()): Promise<void> {
  const { db } = context;
  if (await anyProcessOrder(db)) return;
  const doctor = (await demoAccounts(db)).find(({ name }) => name === 'demodoctor');
  const practice = await practiceByNumber(db, 'P10001');
  if (!doctor || !practice) return;
  const made = await resultsFor(context, doctor.id);
  await db.transaction(async (tx) => {
    for (const [at, { name, patient, serviceType, jaws, stands, daysAgo }] of orders.entries()) {
      const createTime = new Date(now.getTime() - daysAgo * DAY_MS - at * 60_000);
      const sent = ['failed', 'made', 'confirmed'].includes(stands);
      const done = stands === 'made' || stands === 'confirmed';
      await importProcess(tx, {
        order: {
          ...{ name, patient, serviceType, createTime, practiceId: practice.id, createdBy: doctor.id },
          clientKey: `demo-${at}`,
          parameters: { generateBase: true, baseHeight: FLOOR },
          status:
            stands === 'confirmed'
              ? processStatus.confirmed
              : done
                ? processStatus.toBeConfirmed
                : processStatus.unsubmitted,
          problem: stands === 'failed' ? { name: 'processNoTeeth', jaw: jawNumber.lower } : null,
          submitTime: sent ? createTime : null,
          confirmTime: stands === 'confirmed' ? createTime : null,
        },
        models: jaws.map((jaw) => {
          const { model, result } = made[jaw];
          return { ...model, jaw, uploadedBy: doctor.id, ...(done && result) };
        }),
      });
    }
  });
}

/** A generated jaw of each side and what is made of it: several orders name the same. */
async function resultsFor({ store, compute }: Context, userId: string) {
  const jaws = await compute.run(generateDemoJaws, { seed: 11, triangles: 14_000, upper: {}, lower: {} });
  const of = async (jaw: Jaw, side: 'upper' | 'lower') => {
    const { fileName, bytes } = jaws[jaw - 1]!;
    const prefix = `${personPrefix({ userId, dataType: dataTypes.processModel })}demo-${side}`;
    const { key: objectName, size } = await store.put(`${prefix}.drc`, Buffer.from(bytes));
    const input = { bytes: bytes.slice().buffer, fileName: objectName, jaw: side, floorMm: FLOOR, base: true } as const;
    const processed = await compute.run(processModelTask, { ...input, teeth: 'wanted' });
    if ('refused' in processed) throw new Error('a generated jaw has teeth');
    const { key: resultName, size: resultSize } = await store.put(`${prefix}.stl`, Buffer.from(processed.stl));
    const { key: previewName } = await store.put(`${prefix}-preview.drc`, Buffer.from(processed.preview));
    return {
      model: { fileName, objectName, size },
      result: { report: processed.report, resultName, resultSize, previewName },
    };
  };
  return { [jawNumber.upper]: await of(1, 'upper'), [jawNumber.lower]: await of(2, 'lower') };
}
