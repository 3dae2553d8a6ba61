/** How answers turned out: right or wrong, sure or not, or none given. */
export type Outcome = 'right and sure' | 'right, not sure' | 'wrong, not sure' | 'WRONG AND SURE' | 'unknown';

function outcomeOf(answer: string, truth: string, sure: boolean): Outcome {
  if (answer === 'unknown') return 'unknown';
  if (answer === truth) return sure ? 'right and sure' : 'right, not sure';
  return sure ? 'WRONG AND SURE' : 'wrong, not sure';
}

export class Tally {
  readonly counts: Record<Outcome, number> = {
    'right and sure': 0,
    'right, not sure': 0,
    'wrong, not sure': 0,
    'WRONG AND SURE': 0,
    unknown: 0,
  };
  private readonly answers: { confidence: number; right: boolean }[] = [];
  /** Names of what was not right and sure. */
  readonly others: string[] = [];

  add(name: string, answer: string, truth: string, { confidence, sure }: { confidence: number; sure: boolean }): void {
    const outcome = outcomeOf(answer, truth, sure);
    this.counts[outcome]++;
    if (outcome !== 'unknown') this.answers.push({ confidence, right: answer === truth });
    if (outcome !== 'right and sure') this.others.push(`${name}: ${answer} for ${truth}, ${outcome}`);
  }

  /** For steps of confidence: how many answers, how many of them right. */
  reliability(): string[] {
    const edges = [0.5, 0.7, 0.85, 0.95, 1.01];
    return edges.slice(0, -1).map((low, k) => {
      const own = this.answers.filter(({ confidence }) => confidence >= low && confidence < edges[k + 1]!);
      const right = own.filter((answer) => answer.right).length;
      return `  confidence ${low.toFixed(2)} to ${Math.min(1, edges[k + 1]!).toFixed(2)}: ${right} of ${own.length} right`;
    });
  }

  toString(): string {
    return Object.entries(this.counts)
      .map(([outcome, count]) => `${outcome} ${count}`)
      .join(', ');
  }
}
