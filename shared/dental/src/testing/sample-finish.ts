import { FINISH_FORMAT, FINISH_FORMAT_VERSION, type FinishContent, type FinishKind } from '@archway/contracts';

/** A round line: as far as the server looks into one. */
const points = Array.from({ length: 24 }, (_, n): [number, number, number] => {
  const angle = (2 * Math.PI * n) / 24;
  return [25 * Math.cos(angle), -6, 20 * Math.sin(angle)];
});

/** What somebody saves of the upper jaw at a step. @param design hash of the document of the plan */
export function sampleFinish(kind: FinishKind, design: string, step = 12): FinishContent {
  const made = { format: FINISH_FORMAT, formatVersion: FINISH_FORMAT_VERSION, design } as const;
  const cutLine = { shape: 0, reserveGum: 2, terminalWeight: 1, by: 'auto', points } as const;
  const jaw = { step, cutLine: { ...cutLine, points: points.map((point) => [...point] as typeof point) } };
  if (kind === 'retainer') return { ...made, kind, upper: jaw, lower: null };
  const base = { margin: 2, height: 6, outline: points.map(([x, , z]): [number, number] => [x * 1.1, z * 1.1]) };
  return { ...made, kind, upper: { ...jaw, base, text: { position: 'left', content: 'P-1' } }, lower: null };
}
