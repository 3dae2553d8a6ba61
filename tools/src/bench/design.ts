import { gapBetween } from '@archway/dental/design';
import type { BenchRow } from './bench-row.ts';
import { type DesignedPair, designedPair } from './design/designed-pair.ts';
import { axisFigures, quantile, rms } from './design/frames-of-scans.ts';
import { scanPairs } from './design/scan-pairs.ts';
import { atMost, reaching, reported, staying } from './rated.ts';

const STAGES = 20;
const JAWS = 2;

/** From two real scans to a staged plan by the same functions as on the server, against the goals of the design engine. */
export async function benchDesign(): Promise<BenchRow[]> {
  const pairs = scanPairs();
  const [first] = pairs;
  if (!first) {
    console.log('There are no scans in ../shared/data: nothing was measured.');
    return [];
  }
  // The first pair warms up.
  await designedPair(first);
  const made: DesignedPair[] = [];
  for (const pair of pairs) {
    const found = await designedPair(pair);
    if (found) made.push(found);
    else console.log(`${pair.name}: refused`);
  }
  console.table(made.map(({ name, seconds, closed, bodies, contact, excess, stages }) => ({
    ...{ name, ...seconds, bodies: `${closed}/${bodies}`, contact, excess, stages },
  }))); // prettier-ignore
  return [...rowsOf(made, pairs.length), ...partRows(made), ...(await axisRows())];
}

/** Parts of the engine one by one. */
function partRows(made: readonly DesignedPair[]): BenchRow[] {
  const most = (of: (pair: DesignedPair) => number): number => Math.max(...made.map(of));
  const total = (of: (pair: DesignedPair) => number): number => made.reduce((sum, pair) => sum + of(pair), 0);
  const times = made.flatMap((pair) => pair.times);
  return [
    reaching(
      'bodies that cross nothing above the gum line, share',
      1 - total(({ parts }) => parts.crossed) / total(({ bodies }) => bodies),
      1,
      '',
    ),
    staying('target: a jaw at most', Math.max(...times.map(({ target }) => target)), 1.5, 's'),
    staying('staging: a jaw at most', Math.max(...times.map(({ staging }) => staging)), 1.5, 's'),
    staying(
      'staging: steps over a limit',
      total(({ parts }) => parts.over),
      0,
      '',
    ),
    staying(
      'collisions: error of depth against brute force',
      most(({ parts }) => parts.depthError),
      0.02,
      'mm',
    ),
    staying(
      'collisions: a pose of a tooth that is drawn',
      most(({ parts }) => parts.drag),
      2,
      'ms',
    ),
    staying(
      'gum: 60,000 vertices at a stage',
      most(({ parts }) => parts.gum),
      8,
      'ms',
    ),
    staying(
      'gum: flipped faces outside of contact webs',
      total(({ parts }) => parts.flipped),
      0,
      '',
    ),
  ];
}

async function axisRows(): Promise<BenchRow[]> {
  const { apart, sides, predicted, read } = await axisFigures();
  return [
    staying('frames: long axes automatic against labelled, p95', quantile(apart, 0.95), 3, '°'),
    staying('frames: long axes left against right, median', quantile(sides, 0.5), 4, '°'),
    // Axes that all stand upright would agree, and foretell nothing.
    atMost(
      'frames: a long axis against what the crown on the other side reads, rms',
      rms(predicted),
      'one crown against the other',
      rms(read),
      1,
      '°',
    ),
  ];
}

function rowsOf(made: readonly DesignedPair[], asked: number): BenchRow[] {
  const most = (of: (pair: DesignedPair) => number): number => Math.max(...made.map(of));
  const sum = (of: (pair: DesignedPair) => number): number => made.reduce((total, pair) => total + of(pair), 0);
  const whole = ({ seconds: { analysis, repair, teeth, design } }: DesignedPair): number =>
    analysis + repair + teeth + design;
  const contacts = sum(({ openContacts }) => openContacts);
  return [
    reaching(`pairs designed, of ${asked}`, made.length / asked, 1, ''),
    staying('teeth found, a jaw at most', most(({ seconds }) => seconds.teeth) / JAWS, 1, 's'),
    reaching('bodies closed and in one piece, share', sum(({ closed }) => closed) / sum(({ bodies }) => bodies), 1, ''),
    staying(
      'target: largest gap or overlap of a contact that closes',
      most(({ contact }) => contact),
      0.02,
      'mm',
    ),
    reported('target: contacts that stay open, and are named', contacts, 'none', 0, ''),
    staying(`collisions of neighbors, both jaws at ${STAGES} stages`, most(collisionSeconds), 0.4, 's'),
    staying(
      'staging: largest excess over what neighbors may overlap',
      most(({ excess }) => excess),
      0.03,
      'mm',
    ),
    staying(
      'restaging: longest turn before a cancellation is heard',
      most(({ turn }) => turn),
      0.2,
      's',
    ),
    staying('two scans to a staged plan, one core, mean', sum(whole) / made.length, 15, 's'),
    staying('two scans to a staged plan, one core, longest', most(whole), 15, 's'),
  ];
}

/** How long it takes to tell how deep neighbours overlap, at stages spread over the whole way. */
function collisionSeconds({ designs }: DesignedPair): number {
  const start = process.cpuUsage();
  for (const { teeth, solids, stages } of designs)
    for (let at = 0; at < STAGES; at++) {
      const poses = stages.poses[Math.round((at / (STAGES - 1)) * (stages.poses.length - 1))]!;
      for (const [n, { fdi }] of teeth.entries()) {
        const next = teeth[n + 1]?.fdi;
        if (next !== undefined) gapBetween(solids.get(fdi)!, poses.get(fdi)!, solids.get(next)!, poses.get(next)!);
      }
    }
  return process.cpuUsage(start).user / 1e6;
}
