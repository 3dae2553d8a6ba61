/** What decides about the room of a column, in pixels. */
export interface ColumnRoom {
  readonly key: string;
  readonly width: number;
  readonly minWidth: number;
  /** 0 is always shown; of the others the highest leaves first. */
  readonly priority: number;
  readonly grow: boolean;
}

export interface ColumnFit {
  /** Pixels of each column that is shown, by its key. */
  readonly widths: ReadonlyMap<string, number>;
  /** Keys of those that found no room. */
  readonly leftOut: readonly string[];
  /** Pixels of all columns together: more than the room where even those that are always shown need more. */
  readonly total: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/**
 * Shares a room among columns. Those of the highest priority leave until the others can be read; what is then left
 * over widens every column towards what it wants, and after that those that grow.
 */
export function fitColumns(columns: readonly ColumnRoom[], room: number): ColumnFit {
  const leaving = columns.filter(({ priority }) => priority > 0).sort((a, b) => b.priority - a.priority);
  const leftOut = new Set<string>();
  const shown = (): ColumnRoom[] => columns.filter(({ key }) => !leftOut.has(key));
  for (const { key } of leaving) {
    if (sum(shown().map(({ minWidth }) => minWidth)) <= room) break;
    leftOut.add(key);
  }
  const kept = shown();
  const least = sum(kept.map(({ minWidth }) => minWidth));
  const wanted = sum(kept.map(({ width }) => width));
  const eased = wanted > least ? Math.min(1, Math.max(0, room - least) / (wanted - least)) : 0;
  const growing = kept.filter(({ grow }) => grow).length;
  const over = growing > 0 ? Math.max(0, room - wanted) / growing : 0;
  const widths = new Map(
    kept.map(({ key, width, minWidth, grow }) => [
      key,
      Math.floor(minWidth + (width - minWidth) * eased + (grow ? over : 0)),
    ]),
  );
  return { widths, leftOut: [...leftOut], total: sum([...widths.values()]) };
}
