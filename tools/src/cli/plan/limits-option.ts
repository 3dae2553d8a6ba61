import {
  type LimitsByType,
  type MovementLimits,
  type ToothType,
  limitedMovements,
  movementPreference,
  standardMovementLimits,
  toothTypes,
  wrongLimits,
} from '@archway/contracts';
import { wholeFile } from '../files/whole-file.ts';
import { NotPossible } from '../problem.ts';

const HOW = 'limits are words such as linear=0.2,molar.linear=0.15, or a JSON file such as { "linear": 0.2, "vertical": 0.15, "rotation": 2 }'; // prettier-ignore
const LARGEST = 65_536;

const movementOf = (word: string | undefined) => limitedMovements.find(({ value }) => value === word)?.value;
const typeOf = (word: string | undefined) => toothTypes.find(({ value }) => value === word)?.value;

/** `linear=0.2,molar.linear=0.15`: what is not said of all teeth is the standard, of a type what is said of all. @throws NotPossible */
function limitsIn(text: string): LimitsByType {
  const general: { -readonly [M in keyof MovementLimits]: number } = { ...standardMovementLimits };
  const said = new Map<ToothType, Partial<MovementLimits>>();
  for (const word of text.split(',')) {
    const [, type, name, amount] = /^(?:(\w+)\.)?(\w+)=(\d+(?:\.\d+)?)$/.exec(word.trim()) ?? [];
    const [movement, of] = [movementOf(name), typeOf(type)];
    if (!movement || (type !== undefined && !of)) throw new NotPossible(`${word} is no limit: ${HOW}`);
    if (of) said.set(of, { ...said.get(of), [movement]: Number(amount) });
    else general[movement] = Number(amount);
  }
  const byType = Object.fromEntries([...said].map(([type, own]) => [type, { ...general, ...own }]));
  return { ...general, ...(said.size > 0 && { byType }) };
}

async function limitsAt(path: string): Promise<LimitsByType> {
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder().decode(await wholeFile(path, LARGEST)));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const { data } = movementPreference.safeParse(content);
  if (!data) throw new NotPossible(`${path} says no limits: ${HOW}`);
  return data;
}

/** How far teeth go from one aligner to the next, in words or from a file. @throws NotPossible, FileProblem */
export async function limitsOption(text: string): Promise<LimitsByType> {
  const limits = text.includes('=') ? limitsIn(text) : await limitsAt(text);
  const [wrong] = wrongLimits(limits);
  if (!wrong) return limits;
  const { type, movement } = wrong;
  const name = type ? `${type.value}.${movement.value}` : movement.value;
  throw new NotPossible(`${name} is from ${movement.min} to ${movement.max} ${movement.unit}`);
}
